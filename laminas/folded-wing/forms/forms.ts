import type { WingForm } from '../../parts/wing-plan.ts';
import { duck } from './duck.ts';
import { finch } from './finch.ts';
import type { Form } from './form.ts';
import { owl } from './owl.ts';
import { perching } from './perching.ts';
import { pigeon } from './pigeon.ts';
import { raptor } from './raptor.ts';
import { wader } from './wader.ts';
import { woodpecker } from './woodpecker.ts';

/** The forms of folded wing by the name that a plan gives them. */
export const FORMS: Readonly<Record<WingForm, Form>> = {
  perching,
  duck,
  raptor,
  pigeon,
  wader,
  woodpecker,
  owl,
  finch,
};
