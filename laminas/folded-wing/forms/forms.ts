import type { WingForm } from '../../parts/wing-plan.ts';
import { aerial } from './aerial.ts';
import { cloaked } from './cloaked.ts';
import { crow } from './crow.ts';
import { duck } from './duck.ts';
import { falcon } from './falcon.ts';
import type { Form } from './form.ts';
import { owl } from './owl.ts';
import { perching } from './perching.ts';
import { pigeon } from './pigeon.ts';
import { raptor } from './raptor.ts';
import { vulture } from './vulture.ts';
import { wader } from './wader.ts';
import { woodpecker } from './woodpecker.ts';

/** The forms of folded wing by the name that a plan gives them. */
export const FORMS: Readonly<Record<WingForm, Form>> = {
  perching,
  duck,
  raptor,
  falcon,
  vulture,
  pigeon,
  wader,
  woodpecker,
  owl,
  cloaked,
  aerial,
  crow,
};
