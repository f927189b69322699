import type { WingForm } from '../../parts/wing-plan.ts';
import { aerial } from './aerial.ts';
import { bustard } from './bustard.ts';
import { cloaked } from './cloaked.ts';
import { crow } from './crow.ts';
import { drake } from './drake.ts';
import { duck } from './duck.ts';
import { falcon } from './falcon.ts';
import { finch } from './finch.ts';
import type { Form } from './form.ts';
import { gamebird } from './gamebird.ts';
import { goose } from './goose.ts';
import { grebe } from './grebe.ts';
import { gull } from './gull.ts';
import { heron } from './heron.ts';
import { nightjar } from './nightjar.ts';
import { owl } from './owl.ts';
import { perching } from './perching.ts';
import { pigeon } from './pigeon.ts';
import { rail } from './rail.ts';
import { raptor } from './raptor.ts';
import { snipe } from './snipe.ts';
import { stork } from './stork.ts';
import { vulture } from './vulture.ts';
import { wader } from './wader.ts';
import { woodpecker } from './woodpecker.ts';

/** The forms of folded wing by the name that a plan gives them. */
export const FORMS: Readonly<Record<WingForm, Form>> = {
  aerial,
  bustard,
  cloaked,
  crow,
  drake,
  duck,
  falcon,
  finch,
  gamebird,
  goose,
  grebe,
  gull,
  heron,
  nightjar,
  owl,
  perching,
  pigeon,
  rail,
  raptor,
  snipe,
  stork,
  vulture,
  wader,
  woodpecker,
};
