import type { WingForm } from '../../parts/wing-plan.ts';
import { bustard } from './bustard.ts';
import { duck } from './duck.ts';
import type { Form } from './form.ts';
import { gamebird } from './gamebird.ts';
import { heron } from './heron.ts';
import { owl } from './owl.ts';
import { perching } from './perching.ts';
import { pigeon } from './pigeon.ts';
import { raptor } from './raptor.ts';
import { snipe } from './snipe.ts';
import { stork } from './stork.ts';
import { wader } from './wader.ts';
import { woodpecker } from './woodpecker.ts';

/** The forms of folded wing by the name that a plan gives them. */
export const FORMS: Readonly<Record<WingForm, Form>> = {
  perching,
  duck,
  raptor,
  pigeon,
  wader,
  snipe,
  woodpecker,
  owl,
  heron,
  stork,
  bustard,
  gamebird,
};
