import type { RowLayout, RowName } from '../../parts/wing.ts';

/** The rows that lie where a recipe or a build says, not by the plan of the wing. */
export type LaidRow = Exclude<RowName, 'lesserCoverts' | 'scapulars'>;

/** Where the rows of a folded wing lie; a recipe changes what its species does otherwise. */
export const ROW_LAYOUTS: Readonly<Record<LaidRow, RowLayout>> = {
  primaries: {
    count: 8,
    roots: [
      [0.4, 0.985],
      [0.44, 0.74],
    ],
    tips: [
      [1, 0.5],
      [0.8, 0.3],
    ],
    eachTip: [
      [0.97, 0.86],
      [0.995, 0.62],
      [0.995, 0.4],
      [0.97, 0.3],
      [0.94, 0.24],
      [0.905, 0.2],
      [0.87, 0.17],
      [0.835, 0.15],
    ],
    widths: [17, 20],
  },
  secondaries: {
    count: 6,
    roots: [
      [0.38, 0.82],
      [0.32, 0.38],
    ],
    tips: [
      [0.82, 0.55],
      [0.76, 0.26],
    ],
    widths: [22, 25],
  },
  tertials: {
    count: 3,
    roots: [
      [0.3, 0.42],
      [0.22, 0.14],
    ],
    tips: [
      [0.82, 0.26],
      [0.62, 0.1],
    ],
    widths: [30, 34],
  },
  primaryCoverts: {
    count: 4,
    roots: [
      [0.14, 0.985],
      [0.2, 0.86],
    ],
    tips: [
      [0.56, 0.98],
      [0.5, 0.86],
    ],
    widths: [12, 15],
  },
  alula: {
    count: 2,
    roots: [
      [0.05, 0.97],
      [0.09, 0.9],
    ],
    tips: [
      [0.34, 1],
      [0.3, 0.92],
    ],
    widths: [14, 15],
  },
  greaterCoverts: {
    count: 9,
    roots: [
      [0.18, 0.9],
      [0.12, 0.16],
    ],
    tips: [
      [0.46, 0.86],
      [0.42, 0.14],
    ],
    widths: [21, 26],
  },
  medianCoverts: {
    count: 8,
    roots: [
      [0.08, 0.9],
      [0.05, 0.14],
    ],
    tips: [
      [0.29, 0.9],
      [0.26, 0.14],
    ],
    widths: [22, 26],
  },
  longScapulars: {
    count: 6,
    roots: [
      [0, 0.6],
      [0.02, 0.02],
    ],
    tips: [
      [0.5, 0.62],
      [0.62, 0.08],
    ],
    widths: [30, 32],
  },
  bend: {
    count: 4,
    roots: [
      [-0.02, 0.99],
      [0, 0.84],
    ],
    tips: [
      [0.17, 1.02],
      [0.15, 0.88],
    ],
    widths: [12, 12],
  },
};

/** Painting order: each row lies over the tips of those before it. */
export const ROW_ORDER: readonly LaidRow[] = [
  'primaries',
  'secondaries',
  'tertials',
  'primaryCoverts',
  'greaterCoverts',
  'alula',
  'medianCoverts',
  'longScapulars',
  'bend',
];

const DUCK_ROWS: Partial<Record<LaidRow, Partial<RowLayout>>> = {
  primaries: {
    count: 4,
    eachTip: [
      [1, 0.6],
      [0.98, 0.3],
      [0.95, 0.2],
      [0.92, 0.15],
    ],
  },
  secondaries: {
    roots: [
      [0.4, 1],
      [0.4, 0.5],
    ],
    tips: [
      [0.86, 1.02],
      [0.84, 0.4],
    ],
    widths: [20, 22],
  },
  tertials: {
    count: 4,
    roots: [
      [0.24, 0.62],
      [0.16, 0.1],
    ],
    tips: [
      [0.9, 0.5],
      [0.76, 0.06],
    ],
    widths: [30, 32],
  },
  greaterCoverts: {
    count: 7,
    tips: [
      [0.4, 0.8],
      [0.36, 0.14],
    ],
  },
  longScapulars: {
    tips: [
      [0.5, 0.62],
      [0.66, 0.08],
    ],
    widths: [28, 30],
  },
};

const GOOSE_ROWS: Partial<Record<LaidRow, Partial<RowLayout>>> = {
  primaries: {
    count: 5,
    eachTip: [
      [1, 0.7],
      [0.99, 0.45],
      [0.96, 0.32],
      [0.93, 0.25],
      [0.9, 0.2],
    ],
  },
  tertials: {
    count: 4,
    roots: [
      [0.26, 0.5],
      [0.16, 0.1],
    ],
    tips: [
      [0.86, 0.36],
      [0.66, 0.06],
    ],
    widths: [30, 32],
  },
  greaterCoverts: { count: 8 },
  longScapulars: {
    tips: [
      [0.46, 0.56],
      [0.58, 0.06],
    ],
  },
};

const PIGEON_ROWS: Partial<Record<LaidRow, Partial<RowLayout>>> = {
  primaries: {
    count: 6,
    eachTip: [
      [0.97, 0.8],
      [1, 0.6],
      [0.99, 0.42],
      [0.95, 0.3],
      [0.91, 0.24],
      [0.87, 0.2],
    ],
    widths: [22, 26],
  },
  secondaries: {
    count: 5,
    tips: [
      [0.78, 0.7],
      [0.74, 0.28],
    ],
    widths: [34, 38],
  },
  tertials: {
    tips: [
      [0.78, 0.3],
      [0.68, 0.1],
    ],
    widths: [40, 42],
  },
  primaryCoverts: { count: 2, widths: [20, 22] },
  greaterCoverts: {
    count: 6,
    roots: [
      [0.3, 0.92],
      [0.28, 0.14],
    ],
    tips: [
      [0.56, 0.9],
      [0.56, 0.12],
    ],
    widths: [38, 44],
  },
  medianCoverts: {
    count: 6,
    roots: [
      [0.16, 0.92],
      [0.14, 0.14],
    ],
    tips: [
      [0.42, 0.92],
      [0.42, 0.12],
    ],
    widths: [38, 44],
  },
  longScapulars: {
    count: 4,
    tips: [
      [0.32, 0.46],
      [0.38, 0.06],
    ],
    widths: [40, 42],
  },
};

/** Builds whose folded wing lies otherwise: long scapulars and tertials over a speculum low on the flank; few, broad tips. */
export const BUILD_ROWS = { duck: DUCK_ROWS, goose: GOOSE_ROWS, pigeon: PIGEON_ROWS } as const;
