/** A branch. */
import type { Point } from '../../geometry/point.ts';
import { FOLIAGE, type Foliage } from '../plants/foliage.ts';
import type { View } from '../view.ts';
import { drawRod } from './wood/bark.ts';
import { drawCutEnd } from './wood/cut-end.ts';
import { rodHalfWidth, rodSpine, thickSide } from './wood/rod.ts';
import { dressRod, headingAt, treeOf } from './wood/twigs.ts';

export function drawRama(view: View): void {
  const { scene, stand, palette } = view;
  const spine = rodSpine(scene, stand);
  const half = rodHalfWidth(scene, stand);
  const plant = treeOf(view);
  const foliage = FOLIAGE[plant] as Foliage;
  const colour = palette.key(foliage.bark);
  dressRod(view, spine, half, plant);
  drawRod(
    view,
    { spine, half, colour, cracked: foliage.cracked, lichen: Math.round(4 + foliage.cracked * 6) },
    'bark',
  );
  const thick = thickSide(scene, stand);
  const end = thick > 0 ? spine.length - 1 : 0;
  drawCutEnd(view, spine[end] as Point, headingAt(spine, end), half(thick > 0 ? 1 : 0), colour);
}
