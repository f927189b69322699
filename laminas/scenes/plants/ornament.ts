/** What hangs among the leaves: acorns, cones, berries and flowers. */
import { type Point, walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { addBlob, addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import type { Ornament } from './foliage.ts';

function berry({ ctx, palette, light }: View, at: Point, radius: number, colour: string): void {
  const tone = palette.key(colour);
  fillPath(ctx, tone, () => ctx.arc(at[0], at[1], radius, 0, Math.PI * 2));
  fillPath(ctx, veil(shade(tone, 0.3), 0.7), () =>
    ctx.arc(at[0] + light.x * radius * 0.4, at[1] + light.y * radius * 0.4, radius * 0.28, 0, Math.PI * 2),
  );
}

function berries(view: View, at: Point, random: Random, colour: string, count: number, radius: number): void {
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

function acorn(view: View, at: Point): void {
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
function cone(view: View, at: Point): void {
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

function blackberry(view: View, at: Point, random: Random): void {
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

/** Five crumpled white petals, each with its maroon spot, about a heart of stamens. */
export function drawJaraFlower(view: View, at: Point, radius: number, random: Random): void {
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

function almondFlower(view: View, at: Point, random: Random): void {
  const { ctx, palette } = view;
  const pink = palette.key('#f6dfe2');
  for (let i = 0; i < 5; i++) {
    const petal = walk(at, i * 1.257 + 0.3, 8);
    fillPath(ctx, shade(pink, random.bell() * 0.03), () => addBlob(ctx, petal, 8, 7, random, 0.1, 8));
  }
  fillPath(ctx, palette.key('#b4566c'), () => ctx.arc(at[0], at[1], 3.4, 0, Math.PI * 2));
}

function broomFlower(view: View, at: Point, random: Random): void {
  const { ctx, palette } = view;
  const yellow = palette.key('#e8bd35');
  fillPath(ctx, yellow, () => addBlob(ctx, at, 7, 5.4, random, 0.2, 7));
  fillPath(ctx, shade(yellow, 0.14), () => addBlob(ctx, [at[0], at[1] - 3.4], 4.6, 3, random, 0.2, 6));
}

export function drawOrnament(view: View, kind: Ornament, at: Point, random: Random): void {
  if (kind === 'bellota') acorn(view, at);
  else if (kind === 'piña') cone(view, at);
  else if (kind === 'mora') blackberry(view, at, random);
  else if (kind === 'majuela') berries(view, at, random, '#b0342c', 4, 7);
  else if (kind === 'aceituna') berries(view, at, random, '#5b5a3c', 2, 7.5);
  else if (kind === 'gálbulo') berries(view, at, random, '#4f5876', 3, 6);
  else if (kind === 'flor de jara') drawJaraFlower(view, at, 32, random);
  else if (kind === 'flor de almendro') almondFlower(view, at, random);
  else broomFlower(view, at, random);
}
