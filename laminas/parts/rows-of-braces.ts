import type { Hex } from '../geometry/colour.ts';
import type { Path, Point } from '../geometry/point.ts';
import type { FeatherTract } from './feather-tract.ts';

/** Where the two braces run on the wing's sheet, s and w, from the shoulder backwards: along the mantle, along the scapulars. */
const BRACES: readonly (readonly [from: Point, to: Point])[] = [
  [
    [0.1, -0.2],
    [0.5, -0.04],
  ],
  [
    [0.08, 0.02],
    [0.42, 0.07],
  ],
];

/** One pale line of single feathers along the wing's upper edge, between two places s, w. */
function braceOf(from: Point, to: Point, colour: Hex, opacity: number): FeatherTract {
  const edge = (beside: number): Path => [
    [from[0], from[1] + beside],
    [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + beside - 0.015],
    [to[0], to[1] + beside],
  ];
  return {
    on: 'wing',
    from: edge(-0.025),
    to: edge(0.025),
    rows: 1,
    length: [0.32, 0.48, 0.42],
    width: 0.3,
    pitch: 0.42,
    vane: 0,
    mark: { shape: 'shaft', colour, width: 0.75, length: 0.98, opacity, soft: 0.3 },
    density: [0.9, 1, 0.9],
    grow: [0.7, 1.1, 0.7],
    stray: 0.25,
  };
}

/** The pale braces that a sparrow or a bunting wears along its back. */
export function bracesOf(colour: Hex, opacity: number): readonly FeatherTract[] {
  return BRACES.map(([from, to]) => braceOf(from, to, colour, opacity));
}
