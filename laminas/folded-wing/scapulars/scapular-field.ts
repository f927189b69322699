import type { WingSheet } from '../../anatomy/wing/wing.ts';
import { blend, type Point } from '../../geometry/point.ts';
import type { WingPlan } from '../../parts/wing-plan.ts';

const arc = (share: number) => Math.sin(Math.PI * blend(0.22, 0.96, share)) ** 0.75;
/** Where the scapulars hang lowest, share of their reach, and how far their end hangs if nothing else is said. */
const LOWEST = 0.378;
export const HANG = arc(1);

/** How far the scapulars hang down, share of their depth, at a share of their reach; their end hangs by `end`. */
export function hang(share: number, end = HANG): number {
  const full = arc(share);
  return share <= LOWEST || end === HANG ? full : end + ((1 - end) * (full - HANG)) / (1 - HANG);
}

type Scapulars = Pick<Required<WingPlan>, 'scapularTo' | 'scapularDepth' | 'scapularHang'>;

/** The lower border of the scapulars, from the bend backwards. */
export function scapularBorder(sheet: WingSheet, measures: Scapulars): Point[] {
  return Array.from({ length: 16 }, (_, i) => {
    const share = i / 15;
    return sheet.at(measures.scapularTo * share, measures.scapularDepth * hang(share, measures.scapularHang));
  });
}
