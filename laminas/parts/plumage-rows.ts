import type { Hex } from '../geometry/colour.ts';
import { path } from '../geometry/path.ts';
import type { Path, Point } from '../geometry/point.ts';
import type { Course, FeatherTract, PenMark } from './feather-tract.ts';

/** A back of dark-centred feathers, whose shaft streaks join to lines from nape to rump. */
export interface StreakedBack {
  vane: Hex;
  dark: Hex;
  /** Breadth of a streak, share of its feather. */
  width?: number;
  /** Chance of a streak at the nape, on the mantle, and before the rump. */
  density?: Course;
  /** Pale braces along the mantle, and how strongly they show. */
  brace?: Hex;
  braceOpacity?: number;
  /** Where they begin behind the neck, u: farther back where a collar stays clear. */
  from?: number;
  /** How softly the streaks fade into the feather, 0 sharp to 1. */
  soft?: number;
}

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

/** The streaks of a sparrow's, a bunting's or a streaked finch's mantle, with pale braces where the species has them. */
export function streakedBack(back: StreakedBack): readonly FeatherTract[] {
  const { brace, from = 0.33 } = back;
  const mark: PenMark = {
    shape: 'shaft',
    colour: back.dark,
    width: back.width ?? 0.5,
    length: 0.95,
    soft: back.soft ?? 0.3,
  };
  const mantle: FeatherTract = {
    on: 'mantle',
    from: path(`${from},-0.01 0.5,-0.01 0.8,0`),
    to: path(`${from + 0.01},0.25 0.48,0.25 0.76,0.22`),
    rows: 6,
    length: [0.28, 0.46, 0.44],
    width: 0.4,
    pitch: 0.4,
    colour: back.vane,
    vane: 0.18,
    mark,
    density: back.density ?? [0.7, 1, 0.6],
    grow: [0.7, 1.05, 0.8],
    stray: 0.5,
  };
  const scapulars: FeatherTract = {
    on: 'wing',
    from: path('0.1,-0.14 0.24,-0.1 0.44,-0.02'),
    to: path('0.09,0.14 0.2,0.16 0.4,0.07'),
    rows: 4,
    length: [0.36, 0.5, 0.56],
    width: 0.36,
    pitch: 0.58,
    colour: back.vane,
    vane: 0.12,
    mark,
    density: [0.7, 0.85, 0.6],
    grow: [0.8, 0.95, 0.85],
    stray: 0.5,
  };
  if (!brace) return [mantle, scapulars];
  return [
    mantle,
    scapulars,
    ...BRACES.map(([from, to]) => braceOf(from, to, brace, back.braceOpacity ?? 0.85)),
  ];
}

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

/** A plain back whose feathers show only by an edge a shade paler (or darker). */
export function plainBack(edge: Hex, opacity = 0.3): FeatherTract {
  return {
    on: 'mantle',
    from: path('0.32,-0.01 0.5,-0.01 0.8,0'),
    to: path('0.33,0.26 0.46,0.24 0.76,0.2'),
    rows: 8,
    length: [0.26, 0.4, 0.36],
    vane: 0.5,
    fringe: edge,
    fringeOpacity: opacity,
  };
}

/** A back of dark feathers with pale or rusty edges, each row over the next (bramblings in winter). */
export function scaledBack(dark: Hex, edge: Hex, opacity = 0.8): FeatherTract {
  return {
    on: 'mantle',
    from: path('0.31,-0.01 0.5,-0.01 0.72,0'),
    to: path('0.32,0.28 0.46,0.26 0.68,0.22'),
    rows: 7,
    length: [0.26, 0.4, 0.42],
    width: 0.62,
    pitch: 0.5,
    colour: dark,
    vane: 0.8,
    fringe: edge,
    fringeWidth: 0.2,
    fringeOpacity: opacity,
    stray: 0.7,
  };
}

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
