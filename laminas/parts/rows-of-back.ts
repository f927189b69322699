import type { Hex } from '../geometry/colour.ts';
import { path } from '../geometry/path.ts';
import type { Course, FeatherTract, PenMark } from './feather-tract.ts';
import { bracesOf } from './rows-of-braces.ts';

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
    from: path('0.12,-0.08 0.24,-0.06 0.44,-0.01'),
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
  return [mantle, scapulars, ...bracesOf(brace, back.braceOpacity ?? 0.85)];
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
