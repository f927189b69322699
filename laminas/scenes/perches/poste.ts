/** A weathered fence post, hewn square and set corner on: one lit face, one in shade. */
import type { Path, Point } from '../../geometry/point.ts';
import { addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { footing, type View } from '../view.ts';
import { growLichen } from './lichen.ts';
import { drawNido } from './nido.ts';
import { thicknessOf } from './rod.ts';

const FOOT = 908;

function grain(view: View, left: number, right: number, top: number, colour: string, name: string): void {
  const { ctx } = view;
  const random = view.dice(name);
  for (const [tone, count] of [
    [-0.13, 34],
    [0.1, 26],
  ] as const)
    fillPath(ctx, veil(shade(colour, tone), 0.65), () => {
      for (let i = 0; i < count; i++) {
        const x = random.range(left + 3, right - 3);
        const y = random.range(top - 6, FOOT);
        const length = random.range(30, 150);
        addTaper(ctx, [x, y], [x + random.bell() * 3, y + length], random.range(0.8, 2.3), random.bell() * 2);
      }
    });
  fillPath(ctx, shade(colour, -0.26), () => {
    const x = left + (right - left) * random.range(0.35, 0.65);
    addTaper(
      ctx,
      [x, top - 4],
      [x + random.bell() * 8, top + random.range(120, 190)],
      3.4,
      random.bell() * 5,
    );
  });
}

function face(view: View, corners: Path, colour: string, name: string): void {
  const { ctx } = view;
  ctx.save();
  ctx.beginPath();
  for (const corner of corners) ctx.lineTo(corner[0], corner[1]);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.clip();
  const xs = corners.map((corner) => corner[0]);
  grain(
    view,
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...corners.map((corner) => corner[1])),
    colour,
    name,
  );
  ctx.restore();
}

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
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(sole[0] - half, sole[1] + 5);
  ctx.lineTo(corner, sole[1] + 24);
  ctx.lineTo(sole[0] + half, sole[1] + 5);
  ctx.lineTo(sole[0] + half + 1, sole[1] + 120);
  ctx.lineTo(sole[0] - half - 1, sole[1] + 120);
  ctx.closePath();
  ctx.fill();
}

function lichen(view: View, left: number, right: number, top: number): void {
  const random = view.dice('post lichen');
  for (let i = 0; i < 8; i++) {
    const at: Point = [random.range(left + 8, right - 8), top + random.range(0, 170)];
    growLichen(view, at, random.range(3, 7), 0.75, random);
  }
}
