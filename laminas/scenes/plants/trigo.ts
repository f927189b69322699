/** Wheat, green in spring and gold after. */
import { between, heading, type Point, walk } from '../../geometry/point.ts';
import { addTaper, fillPath } from '../brush/stroke.ts';
import { shade } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import type { Spot } from './spot.ts';

export function drawTrigo(view: View, spot: Spot): void {
  const random = view.dice(spot.name);
  const green = view.scene.season === 'primavera';
  const straw = view.palette.key(green ? '#a3ad5f' : '#d3ad57');
  const count = Math.max(4, Math.round(spot.spread / 13));
  for (let i = 0; i < count; i++) {
    const across = (i + 0.5) / count - 0.5 + random.bell() * 0.05;
    const foot: Point = [spot.x + across * 2 * spot.spread, spot.base];
    const height = spot.height * random.range(0.68, 1);
    const tip: Point = [
      foot[0] + (spot.lean * 0.2 + across * 0.25 + random.bell() * 0.06) * height,
      foot[1] - height,
    ];
    const tone = shade(straw, random.bell() * 0.04);
    const bow: Point = [foot[0] + (tip[0] - foot[0]) * 0.25, foot[1] - height * 0.55];
    drawStalk(view, foot, bow, tip, shade(tone, -0.06));
    drawLeaf(view, { foot, bow, side: i % 2 ? 1 : -1, length: height * 0.3 }, tone);
    drawEar(view, tip, heading(bow, tip), tone);
  }
}

/** An even stalk up to the ear, px. */
function drawStalk({ ctx }: View, foot: Point, bow: Point, tip: Point, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.lineWidth = 2.6;
  ctx.beginPath();
  ctx.moveTo(foot[0], foot[1]);
  ctx.quadraticCurveTo(bow[0], bow[1], tip[0], tip[1]);
  ctx.stroke();
}

/** A blade that leaves the stalk half way up and arches over. */
function drawLeaf(
  view: View,
  leaf: { foot: Point; bow: Point; side: 1 | -1; length: number },
  colour: string,
): void {
  const knee = between(leaf.foot, leaf.bow, 0.75);
  const end = walk(knee, -Math.PI / 2 + leaf.side * 0.75, leaf.length);
  fillPath(view.ctx, colour, () => addTaper(view.ctx, knee, end, 3, leaf.side * 9));
}

/** A wheat ear: two rows of grains and long awns. */
export function drawEar(view: View, at: Point, angle: number, colour: string): void {
  fillPath(view.ctx, shade(colour, 0.08), () => {
    for (let row = 0; row < 7; row++) {
      const place = walk(at, angle, row * 8);
      for (const side of [-0.42, 0, 0.42])
        addTaper(view.ctx, place, walk(place, angle + side * 0.5, 52), 0.6);
    }
  });
  for (let row = 0; row < 8; row++)
    for (const side of [-1, 1])
      fillPath(view.ctx, shade(colour, side * view.light.x > 0 ? 0.05 : -0.07), () => {
        const place = walk(walk(at, angle, row * 7), angle + Math.PI / 2, side * 3.4);
        addTaper(view.ctx, place, walk(place, angle + side * 0.42, 16), 4.6);
      });
}
