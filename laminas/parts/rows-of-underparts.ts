import type { Hex } from '../geometry/colour.ts';
import { path } from '../geometry/path.ts';
import type { Course, FeatherTract } from './feather-tract.ts';

/** Streaks of breast side or flank. */
export interface Streaks {
  dark: Hex;
  /** Breadth of a streak, share of its feather. */
  width?: number;
  /** Length of the feathers, head radii. */
  length?: Course;
  density?: Course;
  grow?: Course;
  rows?: number;
  opacity?: number;
  /** How much fewer the outer rows bear, 0–1. */
  ragged?: number;
  soft?: number;
}

/** Long shaft streaks along the flank, from under the bend to the thigh, the last ones on the vent's side. */
export function streakedFlank(streaks: Streaks): FeatherTract {
  return {
    from: path('0.34,0.54 0.6,0.56 0.86,0.6'),
    to: path('0.36,0.92 0.6,0.95 0.82,0.9'),
    rows: streaks.rows ?? 8,
    length: streaks.length ?? [0.44, 0.56, 0.5],
    width: 0.5,
    pitch: 0.62,
    vane: 0.22,
    mark: {
      shape: 'shaft',
      colour: streaks.dark,
      width: streaks.width ?? 0.26,
      length: 0.86,
      opacity: streaks.opacity ?? 0.9,
      soft: streaks.soft ?? 0,
    },
    density: streaks.density ?? [0.9, 0.85, 0.5],
    grow: streaks.grow ?? [0.9, 1.05, 0.8],
    ragged: streaks.ragged ?? 0.5,
    stray: 0.7,
  };
}

/** Short streaks over breast side and breast, finer towards the throat, ending ragged on the belly. */
export function streakedBreast(streaks: Streaks): FeatherTract {
  return {
    from: path('0.17,0.5 0.24,0.46 0.34,0.54 0.42,0.68'),
    to: path('0.17,0.99 0.24,0.99 0.32,0.99 0.4,0.98'),
    rows: streaks.rows ?? 11,
    length: streaks.length ?? [0.22, 0.34, 0.4],
    width: 0.5,
    pitch: 0.64,
    vane: 0.22,
    mark: {
      shape: 'shaft',
      colour: streaks.dark,
      width: streaks.width ?? 0.3,
      length: 0.8,
      opacity: streaks.opacity ?? 0.9,
      soft: streaks.soft ?? 0,
    },
    density: streaks.density ?? [0.7, 0.9, 0.4],
    grow: streaks.grow ?? [0.7, 1, 0.9],
    ragged: streaks.ragged ?? 0,
    stray: 0.8,
  };
}
