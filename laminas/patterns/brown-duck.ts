/** The plumage that the females of dabbling ducks share; each gives the colours and sizes that differ. */
import type { Hex } from '../geometry/colour.ts';
import { path } from '../geometry/path.ts';
import type { FeatherTract } from '../parts/feather-tract.ts';
import type { WingRow } from '../parts/wing.ts';

/** What differs between the brown ducks: dark centres, pale edges and the pale V inside the larger feathers. */
export interface Brown {
  dark: Hex;
  edge: Hex;
  breast: Hex;
  /** Colour of the inner V, by default that of the edges. */
  inner?: Hex;
  /** Size of the flank feathers, head radii, and breadth of their edges. */
  size?: number;
  edgeWidth?: number;
  /** Strength of the inner V, 0 none. */
  chevron?: number;
  /** Size of the marks on the breast. */
  spot?: number;
}

/** A brown duck's body: dark feathers with pale edges in rows over flank and back, a small dark centre on each of the breast. */
export function brownBody({
  dark,
  edge,
  breast,
  inner = edge,
  size = 0.7,
  edgeWidth = 0.16,
  chevron = 0.8,
  spot = 0.5,
}: Brown): FeatherTract[] {
  const v =
    chevron > 0 &&
    ({
      mark: { shape: 'chevron', colour: inner, length: 0.5, width: 0.1, bow: 0.6, opacity: chevron },
    } as const);
  const vane = {
    colour: dark,
    vane: 0.92,
    fringe: edge,
    fringeWidth: edgeWidth,
    fringeOpacity: 0.95,
    stray: 0.75,
  };
  return [
    {
      from: path('0.4,0.32 0.6,0.28 0.92,0.34'),
      to: path('0.38,0.98 0.62,0.98 0.94,0.94'),
      rows: 8,
      length: [size * 0.8, size * 1.1, size],
      width: 0.62,
      pitch: 0.5,
      ...vane,
      ...v,
    },
    {
      from: path('0.34,0.02 0.54,0.02 0.9,0.03'),
      to: path('0.36,0.36 0.54,0.34 0.86,0.3'),
      rows: 6,
      length: [size * 0.6, size, size * 0.9],
      width: 0.6,
      pitch: 0.46,
      ...vane,
    },
    {
      from: path('0.29,0.08 0.35,0.2 0.44,0.34'),
      to: path('0.21,0.98 0.31,0.98 0.44,0.98'),
      rows: 13,
      length: [size * 0.42, size * 0.62, size * 0.8],
      width: 0.7,
      pitch: 0.5,
      vane: 0.35,
      mark: { shape: 'drop', colour: breast, width: spot, length: 0.56, opacity: 0.9 },
      grow: [0.8, 1, 1.1],
      stray: 0.9,
    },
  ];
}

/** The wing of a brown duck but for its speculum. */
export function brownWing(
  { dark, edge }: Pick<Brown, 'dark' | 'edge'>,
  primary: Hex = '#4d443c',
): Partial<Record<'primaries' | 'tertials' | 'medianCoverts' | 'scapulars' | 'longScapulars', WingRow>> {
  return {
    primaries: { feather: { colour: primary, fringe: '#7a6d5e', fringeWidth: 0.6 } },
    tertials: { feather: { colour: dark, fringe: edge, fringeWidth: 1.2, tipFringe: true, shape: 'oval' } },
    medianCoverts: { feather: { colour: dark, rim: edge, rimWidth: 1.2, shape: 'round' } },
    scapulars: { feather: { colour: dark, rim: edge, rimWidth: 1.2 } },
    longScapulars: {
      feather: {
        colour: dark,
        rim: edge,
        rimWidth: 1.4,
        zones: [{ from: 0.58, to: 0.65, colour: edge, web: 'both', opacity: 0.55 }],
        shape: 'oval',
      },
    },
  };
}
