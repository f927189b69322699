/** What bird and scene tell each other. All lengths are plate px (1200 × 900, y down). */
import type { Canvas } from '@napi-rs/canvas';
import type { Box, Point } from '../geometry/point.ts';

/** The one light of a plate. */
export interface Light {
  /** Unit vector towards the light, y down. */
  x: number;
  y: number;
  /** Colour of what is lit, '#rrggbb'. */
  colour: string;
  /** Colour of the shadows: the complementary of the disc, dark, '#rrggbb'; lay it at 20–25 %. */
  shadow: string;
  night: boolean;
}

/** What the bird tells the scene. */
export interface Stand {
  /** Where the soles touch, one or two points. */
  feet: Point[];
  /** Level of the water on a bird that swims or wades. */
  waterline?: number;
  /** Where that level cuts the body of a swimmer, px of the plate. */
  hull?: { left: number; right: number };
  /** Box of the bird without its legs. */
  body: Box;
  facing: 'left' | 'right';
  /** The finished bird on a transparent layer of the plate's size (any scale): gives true reflections and shadows. */
  figure?: Canvas;
  /** Birds farther off on the same ground or water. */
  others?: readonly Stand[];
}

/** A place on a perch and the direction of its edge there, radians. */
export interface Footing {
  point: Point;
  angle: number;
}

/** What the toes find under them. */
export interface PerchSurface {
  /** The touched edge: left to right, or top to bottom on a 'steep' one. */
  edge: Point[];
  /** 'round': toes wrap a rod; 'flat': they lie; 'steep': they cling to a trunk; 'none': there is nothing. */
  grip: 'round' | 'flat' | 'steep' | 'none';
  /** Diameter of a rod, px; 0 when there is none. */
  thickness: number;
  /** Where the edge is nearest to a foot. */
  nearest(foot: Point): Footing;
}
