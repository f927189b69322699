/** What springs from one node of a twig: a leaf, a compound leaf, needles or rods. */
import { type Point, walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { addTaper, fillPath } from '../brush/stroke.ts';
import { mix, shade } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import type { Foliage } from './foliage.ts';
import { drawLeaf } from './leaf.ts';

/** Colour of a leaf in its season, each a little different. */
function leafTint(view: View, foliage: Foliage, random: Random): string {
  const season = view.scene.season;
  let tint = foliage.tint;
  if (season === 'otoño' && foliage.autumn) tint = mix(foliage.autumn, foliage.tint, random.next() * 0.45);
  if (season === 'primavera') tint = mix(tint, '#a8c065', 0.22);
  if (season === 'verano') tint = mix(tint, '#6f7d48', 0.15);
  return shade(view.palette.key(tint), random.bell() * 0.035);
}

function needles(view: View, at: Point, angle: number, foliage: Foliage, random: Random): void {
  const [length, width] = foliage.leaf;
  const tint = leafTint(view, foliage, random);
  for (const tone of [-0.09, 0, 0.09])
    fillPath(view.ctx, shade(tint, tone), () => {
      for (let i = 0; i < 9; i++) {
        const fan = angle + random.bell() * 0.52;
        addTaper(
          view.ctx,
          at,
          walk(at, fan, length * random.range(0.6, 1.05)),
          width * 0.5,
          random.bell() * 4,
        );
      }
    });
}

function compound(
  view: View,
  at: Point,
  angle: number,
  foliage: Foliage,
  random: Random,
  pairs: number,
): void {
  const [length, width] = foliage.leaf;
  const colour = leafTint(view, foliage, random);
  const axis = length * (0.4 + pairs * 0.46);
  fillPath(view.ctx, shade(colour, -0.14), () => addTaper(view.ctx, at, walk(at, angle, axis), 1.5));
  const leaf = { outline: foliage.outline, length, width, colour };
  for (let pair = 0; pair < pairs; pair++)
    for (const side of [-1, 1]) {
      const place = walk(at, angle, axis * (0.4 + (0.52 * pair) / Math.max(1, pairs - 1 || 1)));
      drawLeaf(view.ctx, view.light, place, angle + side * 0.85, { ...leaf, length: length * 0.92 }, random);
    }
  drawLeaf(view.ctx, view.light, walk(at, angle, axis), angle, leaf, random);
}

/** Green rods without leaves, as brooms have. */
function rods(view: View, at: Point, angle: number, foliage: Foliage, random: Random): void {
  const [length, width] = foliage.leaf;
  const tint = leafTint(view, foliage, random);
  for (const tone of [-0.07, 0.05])
    fillPath(view.ctx, shade(tint, tone), () => {
      for (let i = 0; i < 4; i++)
        addTaper(
          view.ctx,
          at,
          walk(at, angle + random.bell() * 0.3, length * random.range(0.6, 1.1)),
          width * 0.5,
          random.bell() * 5,
        );
    });
}

/** Draws it on one side of the twig (−1 or 1; near 0 at the tip). */
export function drawNode(
  view: View,
  foliage: Foliage,
  at: Point,
  angle: number,
  side: number,
  size: number,
  random: Random,
): void {
  const [length, width] = foliage.leaf;
  const open = angle + side * random.range(0.7, 1.05);
  if (foliage.arrangement === 'acículas') needles(view, at, angle + side * 0.5, foliage, random);
  else if (foliage.arrangement === 'pinnada') compound(view, at, open, foliage, random, 2);
  else if (foliage.arrangement === 'trifoliada') compound(view, at, open, foliage, random, 1);
  else if (foliage.arrangement === 'varas') rods(view, at, angle + side * 0.25, foliage, random);
  else {
    const colour = leafTint(view, foliage, random);
    const grown = size * random.range(0.85, 1.12);
    drawLeaf(
      view.ctx,
      view.light,
      at,
      open,
      { outline: foliage.outline, length: length * grown, width: width * grown, colour },
      random,
    );
  }
}
