/** Trees and bushes of the background, in one flat tone with a paler cheek towards the light. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { addBlob, fillPath } from '../brush/stroke.ts';
import { shade } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import { CROWNS, type TreeShape } from './crowns.ts';

/** Rows of drooping boughs, narrower towards the tip. */
function drawFir(view: View, foot: Point, height: number, colour: string, random: Random): void {
  fillPath(view.ctx, colour, () => {
    for (let row = 0; row < 7; row++) {
      const y = foot[1] - height * (0.1 + row * 0.13);
      const reach = height * 0.2 * (1 - row / 7.6) * (0.9 + random.next() * 0.2);
      view.ctx.moveTo(foot[0], y - height * 0.19);
      view.ctx.lineTo(foot[0] + reach, y + height * 0.025);
      view.ctx.lineTo(foot[0], y);
      view.ctx.lineTo(foot[0] - reach, y + height * 0.025);
      view.ctx.closePath();
    }
    view.ctx.rect(foot[0] - height * 0.014, foot[1] - height * 0.14, height * 0.028, height * 0.15);
  });
}

/** A trunk that flares at its foot; `half` is half its width, px. */
function drawTrunk(ctx: SKRSContext2D, foot: Point, height: number, half: number, colour: string): void {
  const bend = foot[1] - height * 0.2;
  const top = foot[1] - height * 0.7;
  fillPath(ctx, colour, () => {
    ctx.moveTo(foot[0] - half * 1.25, foot[1]);
    ctx.quadraticCurveTo(foot[0] - half * 0.7, bend, foot[0] - half * 0.5, top);
    ctx.lineTo(foot[0] + half * 0.5, top);
    ctx.quadraticCurveTo(foot[0] + half * 0.7, bend, foot[0] + half * 1.25, foot[1]);
  });
}

/** A tree standing at `foot`, `height` px tall. */
export function drawTree(
  view: View,
  shape: TreeShape,
  foot: Point,
  height: number,
  colour: string,
  random: Random,
): void {
  if (shape === 'abeto') {
    drawFir(view, foot, height, colour, random);
    return;
  }
  const { ctx, light } = view;
  const { lobes, trunk } = CROWNS[shape];
  const mirror = random.chance(0.5) ? 1 : -1;
  if (trunk > 0) drawTrunk(ctx, foot, height, (height * trunk) / 2, shade(colour, -0.035));
  const placed = lobes.map(([x, y, radiusX, radiusY]) => ({
    centre: [foot[0] + x * mirror * height, foot[1] - y * height] as const,
    radiusX: radiusX * height * (0.92 + random.next() * 0.16),
    radiusY: radiusY * height * (0.92 + random.next() * 0.16),
  }));
  for (const lobe of placed)
    fillPath(ctx, colour, () => addBlob(ctx, lobe.centre, lobe.radiusX, lobe.radiusY, random, 0.09, 11));
  for (const lobe of placed)
    fillPath(ctx, shade(colour, 0.028), () => {
      const centre: Point = [
        lobe.centre[0] + light.x * lobe.radiusX * 0.25,
        lobe.centre[1] + light.y * lobe.radiusY * 0.3,
      ];
      addBlob(ctx, centre, lobe.radiusX * 0.55, lobe.radiusY * 0.5, random, 0.14, 9);
    });
}

/** Trees scattered along a line, smaller and larger by chance; far ones first. */
export function drawTrees(
  view: View,
  name: string,
  shapes: readonly TreeShape[],
  spread: { from: number; to: number; count: number; low: number; high: number },
  footAt: (x: number) => number,
  colour: string,
): void {
  const random = view.dice(name);
  for (let i = 0; i < spread.count; i++) {
    const x = spread.from + ((spread.to - spread.from) * (i + 0.15 + random.next() * 0.7)) / spread.count;
    const shape = shapes[Math.floor(random.next() * shapes.length)] ?? 'redonda';
    const height = random.range(spread.low, spread.high);
    const tone = shade(colour, random.bell() * 0.008);
    drawTree(view, shape, [x, footAt(x) + random.range(0, 8)], height, tone, random);
  }
}
