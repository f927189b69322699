import type { WingForm } from '../../parts/wing-plan.ts';
import { aerial } from './aerial.ts';
import { cloaked } from './cloaked.ts';
import { crow } from './crow.ts';
import { drake } from './drake.ts';
import { duck } from './duck.ts';
import { falcon } from './falcon.ts';
import { finch } from './finch.ts';
import type { Form } from './form.ts';
import { goose } from './goose.ts';
import { grebe } from './grebe.ts';
import { gull } from './gull.ts';
import { nightjar } from './nightjar.ts';
import { owl } from './owl.ts';
import { perching } from './perching.ts';
import { pigeon } from './pigeon.ts';
import { rail } from './rail.ts';
import { raptor } from './raptor.ts';
import { vulture } from './vulture.ts';
import { wader } from './wader.ts';
import { woodpecker } from './woodpecker.ts';

/** The forms of folded wing by the name that a plan gives them. */
export const FORMS: Readonly<Record<WingForm, Form>> = {
  aerial,
  cloaked,
  crow,
  drake,
  duck,
  falcon,
  finch,
  goose,
  grebe,
  gull,
  nightjar,
  owl,
  perching,
  pigeon,
  rail,
  raptor,
  vulture,
  wader,
  woodpecker,
};
