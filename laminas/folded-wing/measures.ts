import type { WingPlan } from '../parts/wing-plan.ts';
import type { Form } from './forms/form.ts';
import { FORMS } from './forms/forms.ts';

/** A plan with every measure, the form that gives the missing ones, and where the longest tertial ends. */
export interface Measures
  extends Required<Omit<WingPlan, 'form' | 'tipBeside' | 'bendRaised' | 'farWing' | 'patternOver'>> {
  form: Form;
  /** Tip of the longest tertial, s: it follows from the projection. */
  tertialTip: number;
}

/** The measures of a plan. */
export function measuresOf({ form: name, ...plan }: WingPlan): Measures {
  const form = FORMS[name ?? 'perching'];
  const measures = { wrist: 1, ...form.measures, ...plan, form };
  const base = measures.greaterTips + 0.02;
  return { ...measures, tertialTip: (1 + measures.projection * base) / (1 + measures.projection) };
}
