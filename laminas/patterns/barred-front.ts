import type { Hex } from '../geometry/colour.ts';
import { path } from '../geometry/path.ts';
import type { FeatherTract } from '../parts/feather-tract.ts';

/** Bars across the underparts of an upright raptor. */
export interface BarredFront {
  colour: Hex;
  /** Thickness of a bar, share of its feather's length, and how many stand side by side. */
  width?: number;
  rows?: number;
  /** Length of the feathers, head radii: with it the bars grow apart. */
  length?: number;
  /** Share of the feathers that bear a bar, on the breast and on the belly. */
  breast?: number;
  belly?: number;
  /** Where they begin, u. */
  from?: number;
  opacity?: number;
}

/** Broken bars that lie level across breast and belly, one a feather, although the feathers of the belly lean towards the tail. */
export function barredFront(bars: BarredFront): FeatherTract[] {
  const {
    colour,
    width = 0.16,
    rows = 8,
    length = 0.5,
    breast = 0.7,
    belly = 0.9,
    from = 0.34,
    opacity = 0.85,
  } = bars;
  const common = {
    rows,
    width: 1.05,
    pitch: 0.8,
    vane: 0.06,
    mark: { shape: 'bar', colour, width, length: 0.9, opacity, count: 1, bow: 0.2 },
    stray: 0.22,
  } as const;
  return [
    {
      ...common,
      from: path(`${from},0.3 0.5,0.36 0.6,0.4`),
      to: path(`${from},1 0.5,1 0.6,1`),
      length: [length * 0.8, length, length],
      density: [breast * 0.7, breast, belly],
      turn: 0.14,
    },
    {
      ...common,
      from: path('0.62,0.42 0.74,0.46 0.86,0.5'),
      to: path('0.62,1 0.74,1 0.86,1'),
      length: [length, length, length * 0.9],
      density: [belly, belly, belly * 0.7],
      turn: 0.5,
    },
  ];
}
