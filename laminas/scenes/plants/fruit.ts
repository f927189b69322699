/** Acorns, cones and berries. */
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';

function berry({ ctx, palette, light }: View, at: Point, radius: number, colour: string): void {
  const tone = palette.key(colour);
  fillPath(ctx, tone, () => ctx.arc(at[0], at[1], radius, 0, Math.PI * 2));
  fillPath(ctx, veil(shade(tone, 0.3), 0.7), () =>
    ctx.arc(at[0] + light.x * radius * 0.4, at[1] + light.y * radius * 0.4, radius * 0.28, 0, Math.PI * 2),
  );
}

export function berries(
  view: View,
  at: Point,
  random: Random,
  colour: string,
  count: number,
  radius: number,
): void {
  view.ctx.strokeStyle = view.palette.key('#6d7a4a');
  view.ctx.lineWidth = 1.6;
  for (let i = 0; i < count; i++) {
    const place: Point = [at[0] + random.bell() * 12, at[1] + 13 + random.bell() * 6];
    view.ctx.beginPath();
    view.ctx.moveTo(at[0], at[1]);
    view.ctx.lineTo(place[0], place[1]);
    view.ctx.stroke();
    berry(view, place, radius * random.range(0.85, 1.1), colour);
  }
}

export function acorn(view: View, at: Point): void {
  const { ctx, palette, light } = view;
  const nut = palette.key('#9a7440');
  const foot: Point = [at[0], at[1] + 10];
  fillPath(ctx, nut, () => {
    ctx.moveTo(foot[0] - 8, foot[1]);
    ctx.bezierCurveTo(foot[0] - 9, foot[1] + 18, foot[0] - 3, foot[1] + 25, foot[0], foot[1] + 29);
    ctx.bezierCurveTo(foot[0] + 3, foot[1] + 25, foot[0] + 9, foot[1] + 18, foot[0] + 8, foot[1]);
  });
  fillPath(ctx, veil(shade(nut, 0.2), 0.7), () =>
    addTaper(ctx, [foot[0] + light.x * 5, foot[1] + 4], [foot[0] + light.x * 3, foot[1] + 22], 2),
  );
  fillPath(ctx, palette.key('#7d7558'), () =>
    ctx.ellipse(foot[0], foot[1], 10.5, 7.5, 0, Math.PI, Math.PI * 2.02),
  );
  fillPath(ctx, palette.key('#6b6248'), () => ctx.ellipse(foot[0], foot[1], 10.5, 3, 0, 0, Math.PI * 2));
}

/** An open cone, scale over scale. */
export function cone(view: View, at: Point): void {
  const { ctx, palette } = view;
  const colour = palette.key('#8a6544');
  for (let row = 6; row >= 0; row--) {
    const half = [6, 12, 16, 17.5, 17, 14, 9][row] ?? 8;
    for (const side of [-1, -0.35, 0.35, 1]) {
      const place: Point = [at[0] + side * half * 0.72, at[1] + 6 + row * 6.6];
      fillPath(ctx, shade(colour, side * 0.04 + (row % 2 ? 0.02 : -0.03)), () =>
        ctx.ellipse(place[0], place[1], 6.6, 5.4, side * 0.5, 0, Math.PI * 2),
      );
      fillPath(ctx, veil(shade(colour, 0.16), 0.6), () =>
        ctx.ellipse(place[0], place[1] + 2.6, 3.6, 1.3, side * 0.5, 0, Math.PI * 2),
      );
    }
  }
}

export function blackberry(view: View, at: Point, random: Random): void {
  for (const [x, y] of [
    [-5, 6],
    [5, 6],
    [-7, 13],
    [0, 11],
    [7, 13],
    [-4, 19],
    [4, 19],
    [0, 24],
  ] as const)
    berry(view, [at[0] + x, at[1] + y + random.bell() * 0.5], 5, '#4a2a3c');
}
