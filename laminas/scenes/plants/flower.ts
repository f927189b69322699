/** Flowers of shrubs and trees. */
import { type Point, walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { addBlob, addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';

/** Five crumpled white petals, each with its maroon spot, about a heart of stamens. */
export function jaraFlower(view: View, at: Point, radius: number, random: Random): void {
  const { ctx, palette, light } = view;
  const white = palette.key('#fbf7ee');
  const turn = random.next() * 6;
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i * Math.PI * 2) / 5;
    const facesLight = Math.cos(angle) * light.x + Math.sin(angle) * light.y;
    fillPath(ctx, shade(white, -0.05 + facesLight * 0.035), () =>
      addBlob(ctx, walk(at, angle, radius * 0.56), radius * 0.56, radius * 0.5, random, 0.1, 10),
    );
    fillPath(ctx, veil(shade(white, -0.14), 0.5), () => {
      for (const fan of [-0.28, 0, 0.28])
        addTaper(ctx, walk(at, angle, radius * 0.3), walk(at, angle + fan, radius * 0.98), 0.8);
    });
    fillPath(ctx, palette.key('#7d2740'), () => {
      const spot = walk(at, angle, radius * 0.4);
      ctx.ellipse(...spot, radius * 0.14, radius * 0.085, angle, 0, Math.PI * 2);
    });
  }
  fillPath(ctx, palette.key('#e0a92e'), () => {
    for (let i = 0; i < 22; i++) {
      const grain = walk(at, random.next() * 6.3, radius * 0.24 * Math.sqrt(random.next()));
      ctx.moveTo(grain[0] + 2, grain[1]);
      ctx.arc(grain[0], grain[1], radius * 0.05, 0, Math.PI * 2);
    }
  });
}

export function almondFlower(view: View, at: Point, random: Random): void {
  const { ctx, palette } = view;
  const pink = palette.key('#f6dfe2');
  for (let i = 0; i < 5; i++) {
    const petal = walk(at, i * 1.257 + 0.3, 8);
    fillPath(ctx, shade(pink, random.bell() * 0.03), () => addBlob(ctx, petal, 8, 7, random, 0.1, 8));
  }
  fillPath(ctx, palette.key('#b4566c'), () => ctx.arc(at[0], at[1], 3.4, 0, Math.PI * 2));
}

export function broomFlower(view: View, at: Point, random: Random): void {
  const { ctx, palette } = view;
  const yellow = palette.key('#e8bd35');
  fillPath(ctx, yellow, () => addBlob(ctx, at, 7, 5.4, random, 0.2, 7));
  fillPath(ctx, shade(yellow, 0.14), () => addBlob(ctx, [at[0], at[1] - 3.4], 4.6, 3, random, 0.2, 6));
}
