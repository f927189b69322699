import type { WingSheet } from '../anatomy/wing/wing.ts';
import { distance } from '../geometry/point.ts';
import type { Wing } from '../parts/wing.ts';
import type { WingPlan } from '../parts/wing-plan.ts';
import type { Subject } from '../plumaje/subject.ts';
import { type Measures, measuresOf } from './measures.ts';

/** What the painters of a folded wing share. */
export interface WingWork {
  subject: Subject;
  wing: Wing;
  sheet: WingSheet;
  measures: Measures;
  /** Px of one archetype px. */
  unit: number;
  /** Length of the wing and its depth where it is deepest, px. */
  length: number;
  depth: number;
}

/** Prepares the work on a wing that has a plan. */
export function workOn(subject: Subject, wing: Wing, sheet: WingSheet, plan: WingPlan): WingWork {
  return {
    subject,
    wing,
    sheet,
    measures: measuresOf(plan),
    unit: subject.frames.unit,
    length: distance(sheet.at(0, 0.5), sheet.at(1, 0.5)),
    depth: distance(sheet.at(0.4, 0), sheet.at(0.4, 1)),
  };
}
