import type { Feather } from '../../parts/feather.ts';
import type { WingPlan } from '../../parts/wing-plan.ts';

/** Measures that every plan has in the end, from its recipe or from its form. */
export type FormMeasures = Required<
  Omit<
    WingPlan,
    'form' | 'projection' | 'tipOnTail' | 'tipBeside' | 'bendRaised' | 'farWing' | 'wrist' | 'patternOver'
  >
>;

/** One value for the outermost feather of a row and one for the innermost. */
export type Spread = readonly [outer: number, inner: number];

/** A row of loose feathers: how many rows and feathers in each, and their size, shares of the wing's length. */
export interface SoftRows {
  rows: number;
  count: number;
  length: number;
  half: number;
}

/** A row of scapulars: where it ends as a share of their reach, and the length of its feathers, shares of the wing. */
export interface ScapularRow {
  end: number;
  length: number;
}

/** How the folded wing of a kind of bird is laid: its measures, how many feathers each tract shows, and how broad. */
export interface Form {
  measures: FormMeasures;
  /** Webs of the primaries, w. */
  primaries: { webs: Spread; tips: Spread };
  /** Secondaries that show: where their tips lie, s beyond the longest tertial and w; webs, w. */
  secondaries: { count: number; ahead: Spread; tips: Spread; webs: Spread; shape?: Feather['shape'] };
  /** How far each tertial reaches of what shows of the longest, outermost first; how far their tips hang, w. */
  tertials: { reach: readonly number[]; droop: number };
  /** Rows of firm coverts: how many feathers, how broad beside a perching bird's, and how far the inner ones lie ahead, s. */
  greater: { count: number; breadth: number; ahead: Spread; length: Spread };
  median: { count: number; breadth: number };
  primaryCoverts: { count: number };
  lesser: SoftRows;
  /** Median coverts laid as loose feathers in place of the firm row. */
  softMedian?: SoftRows;
  /** Loose scapulars: rows, the hindmost first; breadth of a lane, w; half breadth of a feather, shares of its length. */
  scapulars: { rows: readonly ScapularRow[]; lane: number; half: Spread };
  /** Long firm scapulars under them: rows, the hindmost first, lanes from the lowest, webs, w, and how far they hang, w. */
  longScapulars?: {
    rows: readonly ScapularRow[];
    lanes: number;
    webs: Spread;
    droop: number;
    /** How far each second row stands aside, lanes: 0.5 by default, 0 where the lanes line up to braces. */
    shingle?: number;
  };
  /** How far feathers stray from their drilled places beside a perching bird's; softer plumage strays more. */
  stray?: number;
  /** Whether the mantle also comes over the foremost scapulars, down to the bend. */
  frontSeam?: boolean;
  /** Whether the rows of the body lie again, whole, on the part of the flank that covers the wing. */
  rowsOver?: boolean;
  /** Whether the scapulars hang over the flank rather than the flank over them. */
  overFlank?: boolean;
  /** Whether the marks in rows of the breast side and flank run on over the wing. */
  markedPocket?: boolean;
  /** Whether feathers in rows are laid: the mantle's under the scapulars, the wing's over them. */
  mantleRows?: boolean;
}
