import type { Hex } from '../geometry/colour.ts';
import { path } from '../geometry/path.ts';
import type { FeatherTract } from '../parts/feather-tract.ts';

/** Short dark shafts in lines from the nape down the mantle, as larks and pipits have them. */
export function streakedMantle(dark: Hex, width: number, opacity: number): FeatherTract {
  return {
    from: path('0.31,0.02 0.42,-0.01 0.55,0'),
    to: path('0.34,0.3 0.42,0.3 0.5,0.26'),
    rows: 9,
    length: [0.2, 0.34, 0.44],
    width: 0.42,
    pitch: 0.5,
    vane: 0.3,
    mark: { shape: 'shaft', colour: dark, length: 0.9, width, opacity, soft: 0.4 },
    stray: 0.8,
  };
}

/**
 * The same lines over the shoulder too, where the wing has no plan and its scapulars no marks of their own: `width` and `opacity` are
 * shares of the feather's breadth and of full strength.
 */
export function linedMantle(dark: Hex, width: number, opacity: number): FeatherTract {
  return {
    on: 'mantle',
    from: path('0.31,0 0.42,-0.01 0.62,0.02'),
    to: path('0.33,0.34 0.42,0.34 0.52,0.14'),
    rows: 7,
    length: [0.24, 0.4, 0.44],
    width: 0.42,
    pitch: 0.5,
    vane: 0.3,
    mark: { shape: 'shaft', colour: dark, length: 0.9, width, opacity, soft: 0.3 },
    stray: 0.5,
  };
}

/** Thin shafts on the rump, fainter than those of the mantle. */
export function streakedRump(dark: Hex, width: number, opacity: number): FeatherTract {
  return {
    from: path('0.66,0.04 0.95,0.04'),
    to: path('0.66,0.36 0.95,0.34'),
    rows: 6,
    length: [0.4, 0.4, 0.34],
    width: 0.6,
    pitch: 0.5,
    vane: 0.5,
    mark: { shape: 'shaft', colour: dark, length: 0.85, width, opacity, soft: 0.4 },
    stray: 0.6,
  };
}
