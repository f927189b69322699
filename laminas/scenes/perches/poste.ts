/** A weathered fence post, hewn square and set corner on: one lit face, one in shade. */

import type { Path, Point } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import { addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { footing, type View } from '../view.ts';
import { drawNido } from './nido.ts';
import { FOOT, face } from './stone/hewn-face.ts';
import { growLichen } from './stone/lichen.ts';
import { thicknessOf } from './wood/rod.ts';

/** The sawn top, seen a little from above. */
function drawTop(view: View, half: number, corner: number, colour: string): void {
  const { ctx, stand } = view;
  const sole = footing(stand);
  fillPath(ctx, colour, () => {
    ctx.moveTo(sole[0] - half - 1, sole[1] + 5);
    ctx.lineTo(sole[0] - (corner - sole[0]), sole[1] - 11);
    ctx.lineTo(sole[0] + half + 1, sole[1] + 5);
    ctx.lineTo(corner, sole[1] + 24);
    ctx.closePath();
  });
  const random = view.dice('post top');
  fillPath(ctx, veil(shade(colour, -0.14), 0.6), () => {
    for (let i = 0; i < 7; i++) {
      const y = sole[1] - 4 + i * 3.4;
      addTaper(
        ctx,
        [sole[0] - half * 0.6 + random.bell() * 6, y],
        [sole[0] + half * 0.6 + random.bell() * 6, y + random.bell()],
        0.8,
      );
    }
  });
}

export function drawPoste(view: View): void {
  const { light, palette, stand } = view;
  const sole = footing(stand);
  const half = thicknessOf(view.scene) / 2;
  const wood = palette.key('#8d7a66');
  const corner = sole[0] + (light.x > 0 ? -half * 0.3 : half * 0.3);
  const [left, right] = [sole[0] - half, sole[0] + half];
  const rim = sole[1] + 5;
  const lip = sole[1] + 24;
  const leftTone = light.x > 0 ? -0.13 : 0.03;
  face(
    view,
    [
      [left, rim],
      [corner, lip],
      [corner + 2, FOOT],
      [left - 5, FOOT],
    ],
    shade(wood, leftTone),
    'post left',
  );
  face(
    view,
    [
      [corner, lip],
      [right, rim],
      [right + 5, FOOT],
      [corner + 2, FOOT],
    ],
    shade(wood, -0.1 - leftTone),
    'post right',
  );
  drawTop(view, half, corner, shade(wood, 0.16));
  castShadow(view, half, corner);
  lichen(view, left, right, lip);
  if (view.scene.perch.nest) drawNido(view);
}

function castShadow({ ctx, palette, stand }: View, half: number, corner: number): void {
  const sole = footing(stand);
  const gradient = ctx.createLinearGradient(0, sole[1], 0, sole[1] + 120);
  gradient.addColorStop(0, veil(palette.shadow, 0.34));
  gradient.addColorStop(1, veil(palette.shadow, 0));
  const [x, y] = sole;
  const shape: Path = [
    [x - half, y + 5],
    [corner, y + 24],
    [x + half, y + 5],
    [x + half + 1, y + 120],
    [x - half - 1, y + 120],
  ];
  fill(ctx, shape, gradient);
}

function lichen(view: View, left: number, right: number, top: number): void {
  const random = view.dice('post lichen');
  for (let i = 0; i < 8; i++) {
    const at: Point = [random.range(left + 8, right - 8), top + random.range(0, 170)];
    growLichen(view, at, random.range(3, 7), 0.75, random);
  }
}
