import { span } from '../geometry/path.ts';

/** Where the coverts and long scapulars of a nightjar's closed wing stand, how many they are and how wide, px. */
export const NIGHTJAR_ROWS = {
  greaterCoverts: {
    count: 10,
    roots: span('0.14,0.95 0.38,0.5'),
    tips: span('0.34,0.97 0.68,0.54'),
    widths: [15, 18],
  },
  medianCoverts: {
    count: 9,
    roots: span('0,0.9 0.26,0.5'),
    tips: span('0.14,0.95 0.52,0.52'),
    widths: [15, 18],
  },
  longScapulars: { count: 5, roots: span('0,0.44 0.02,0.02'), tips: span('0.4,0.44 0.56,0.08') },
} as const;
