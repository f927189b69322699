import type { Hex } from '../geometry/colour.ts';
import type { Path, Point } from '../geometry/point.ts';
import type { Feather } from './feather.ts';
import type { Mark } from './tract.ts';
import type { WingPlan } from './wing-plan.ts';

/** The rows of a folded wing that a recipe can fill. */
export type RowName =
  | 'primaries'
  | 'secondaries'
  | 'tertials'
  | 'primaryCoverts'
  | 'alula'
  | 'greaterCoverts'
  | 'medianCoverts'
  | 'longScapulars'
  | 'bend'
  | 'lesserCoverts'
  | 'scapulars';

/** Place of a row on the wing sheet: s wrist 0 .. tip 1, w upper edge 0 .. leading edge 1. */
export interface RowLayout {
  count: number;
  /** Roots of the outermost and of the innermost feather. */
  roots: readonly [outer: Point, inner: Point];
  /** Tips of the outermost and of the innermost feather. */
  tips: readonly [outer: Point, inner: Point];
  /** Every tip, when they do not lie on a line. */
  eachTip?: Path;
  /** Width of the outermost and of the innermost feather, px at a wing scale of 1. */
  widths: readonly [outer: number, inner: number];
}

/** One row of wing feathers: what they look like and, if need be, where they lie. */
export interface WingRow extends Partial<RowLayout> {
  feather: Feather;
  /** Feathers that differ, by index from the outermost. */
  except?: Readonly<Record<number, Partial<Feather>>>;
  /** How far the tips in the middle stand beyond those at both ends, shares of the wing: a curved wing bar. */
  bow?: number;
  /** How far single tips stray from the row's line, shares of the wing, and their widths with them; 0 drilled. */
  loose?: number;
  /** Shares of `tipLength` left on the outermost and on the innermost feather: a bar that thins out. */
  tipTaper?: readonly [outer: number, inner: number];
}

/** A band or patch of colour laid whole over the rows of the wing. */
export interface WingBand {
  /** Its outline on the wing: s wrist 0 .. tip 1, w upper edge 0 .. leading edge 1. */
  over: Path;
  /** Laid over the scapulars too, which otherwise hide it near the shoulder. */
  onTop?: boolean;
  colour: Hex;
  /** Width of its transition, px at the archetype's size. */
  soft?: number;
  opacity?: number;
}

/** Small feathers of one colour laid last over bend, coverts and scapulars. */
export interface FeatherPatch {
  /** Its outline on the wing: s wrist 0 .. tip 1, w upper edge 0 .. leading edge 1. */
  over: Path;
  colour: Hex;
  /** Length of its feathers, factor. */
  length?: number;
  /** Its feathers lie on a closed ground of their colour: a bar without gaps. */
  closed?: boolean;
  /** Share of its feathers that are there: less lets those below show. */
  density?: number;
  mark?: Mark;
}

/** The folded wing of a species. */
export interface Wing {
  /** Measures by which the whole wing is laid; without them its rows lie where `rows` says. */
  plan?: WingPlan;
  /** Folded wing over total length of the bird, from its measurements. */
  chord?: number;
  /** Width of the feathers relative to a songbird's. */
  scale?: number;
  lesserCoverts: Hex;
  lesserMark?: Mark;
  /** How far the lesser coverts reach along the wing. */
  lesserTo?: number;
  scapulars: Hex;
  scapularMark?: Mark;
  /** Share of the lower edge under flank feathers, near the shoulder. */
  flankCover?: number;
  /** Lays the rows as this build does where they give no place of their own. */
  build?: 'duck' | 'goose' | 'pigeon';
  /** Bands and patches that run on from feather to feather. */
  bands?: readonly WingBand[];
  patches?: readonly FeatherPatch[];
  /** How far the breast feathers lie over the bend, and the scapulars over the wing, factors. */
  seat?: number;
  scapularReach?: number;
  /** How far mantle and breast side lie over the front of the scapulars, px at a wing scale of 1; 0 not at all. */
  shoulder?: number;
  rows: Partial<Record<RowName, WingRow>>;
}
