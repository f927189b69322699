import type { Anatomy } from '../anatomy/anatomy.ts';
import { WingSheet } from '../anatomy/wing/wing.ts';
import type { Point } from '../geometry/point.ts';
import { Sheet } from '../geometry/sheet.ts';

/** The coordinate frames of a posed bird. */
export interface Frames {
  anatomy: Anatomy;
  sheet: Sheet;
  wing: WingSheet | undefined;
  /** Head radii from the eye (x towards the bill, y down) to px. */
  head(point: Point): Point;
  /** Px of one archetype px: scales feather widths and softness. */
  unit: number;
}

/** Head radius, px, at which the widths of the recipes were measured. */
const REFERENCE_RADIUS = 95;

/** Frames of a bird that is posed and placed in its plate. */
export function framesOf(anatomy: Anatomy): Frames {
  const cosine = Math.cos(anatomy.tilt) * anatomy.headRadius;
  const sine = Math.sin(anatomy.tilt) * anatomy.headRadius;
  const [eyeX, eyeY] = anatomy.eye;
  return {
    anatomy,
    sheet: new Sheet(anatomy.dorsal, anatomy.ventral),
    wing: anatomy.wing && new WingSheet(anatomy.wing),
    head: ([x, y]) => [eyeX - cosine * x - sine * y, eyeY - sine * x + cosine * y],
    unit: anatomy.headRadius / REFERENCE_RADIUS,
  };
}
