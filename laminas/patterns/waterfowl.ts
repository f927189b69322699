/** Rows of feathers that many waterfowl share; each takes the colours that differ. */
import type { Hex } from '../geometry/colour.ts';
import { path } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import type { FeatherTract } from '../parts/feather-tract.ts';

/** Flank, back and scapulars of a drake: the fine wavy lines, their strength and how much of the flank they take. */
export function vermiculated(
  line: Hex,
  { strength = 0.52, front = 0.4, rear = 0.8, from = 0.34 } = {},
): FeatherTract {
  return {
    from: path(`${front},${from} ${(front + rear) / 2},${from - 0.04} ${rear},${from + 0.02}`),
    to: path(`${front + 0.04},0.98 ${(front + rear) / 2},0.98 ${rear},0.96`),
    rows: 12,
    length: [0.5, 0.68, 0.6],
    width: 0.8,
    pitch: 0.44,
    vane: 0.34,
    mark: {
      shape: 'vermicule',
      colour: line,
      count: 6,
      length: 0.56,
      width: 0.022,
      bow: 0.5,
      opacity: strength,
    },
    stray: 0.8,
  };
}

/** The back of a drake before the scapulars, in the same lines. */
export function vermiculatedBack(line: Hex, strength = 0.5, front = 0.36): FeatherTract {
  return {
    from: path(`${front},0.02 ${(front + 0.8) / 2},0.02 0.8,0.03`),
    to: path(`${front + 0.02},0.36 ${(front + 0.76) / 2},0.36 0.76,0.3`),
    rows: 7,
    length: [0.44, 0.7, 0.7],
    width: 0.66,
    pitch: 0.42,
    vane: 0.4,
    mark: {
      shape: 'vermicule',
      colour: line,
      count: 6,
      length: 0.58,
      width: 0.024,
      bow: 0.5,
      opacity: strength,
    },
    stray: 0.7,
  };
}

/** Close small feathers of a breast or a neck, edges a shade lighter. */
export function scaled(from: string, to: string, edge: Hex, opacity = 0.3, size = 0.4): FeatherTract {
  return {
    from: path(from),
    to: path(to),
    rows: 12,
    length: [size * 0.8, size, size * 1.1],
    vane: 0.3,
    fringe: edge,
    fringeWidth: 0.12,
    fringeOpacity: opacity,
    stray: 0.8,
  };
}

/** How much farther back a ring about a neck lies at the nape, and farther ahead at the throat, u. */
const LEAN = { nape: 0.1, throat: -0.08 } as const;

/** Short close feathers about a neck, so that a collar or a hood ends in one clean line; u along the body. */
export function velvet(from: number, to: number, size = 0.07): FeatherTract {
  const edge = (lean: number, v: number) => [from, (from + to) / 2, to].map((u): Point => [u + lean, v]);
  return {
    from: edge(LEAN.nape, 0.02),
    to: edge(LEAN.throat, 0.98),
    rows: 40,
    length: [size, size, size],
    width: 0.85,
    pitch: 0.5,
    vane: 1,
    stray: 0.6,
  };
}

/** A breast of small feathers, each with a spot. */
export function spotted(from: string, to: string, spot: Hex, width = 0.42): FeatherTract {
  return {
    from: path(from),
    to: path(to),
    rows: 11,
    length: [0.26, 0.34, 0.4],
    width: 0.7,
    pitch: 0.62,
    vane: 0.25,
    mark: { shape: 'drop', colour: spot, width, length: 0.48, opacity: 0.9 },
    stray: 0.9,
  };
}
