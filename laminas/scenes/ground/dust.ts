/** Dry ground runs on beyond the disc as earth and pebbles that thin out into the paper. */
import type { Random } from '../../geometry/random.ts';
import { addBlob, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { DISC, halfChord } from '../disc.ts';
import { footing, type View } from '../view.ts';

/** How far the ground reaches beyond the rim, px. */
const REACH = 190;

/** Soft patches of earth that hug the rim, the outer ones fainter. */
function patches(view: View, from: number, to: number, colour: string, random: Random): void {
  for (const [reach, opacity] of [
    [0.62, 0.1],
    [0.36, 0.16],
    [0.16, 0.24],
  ] as const)
    fillPath(view.ctx, veil(colour, opacity), () => {
      for (let i = 0; i < 26; i++) {
        const t = random.next();
        const y = from + (to - from) * t;
        const side = i % 2 ? 1 : -1;
        const rim = Math.max(halfChord(Math.min(y, DISC.bottom - 8)), 60);
        const out = REACH * reach * random.next() * Math.sin(Math.PI * (0.12 + 0.76 * t));
        addBlob(
          view.ctx,
          [DISC.x + side * (rim + out - 40), y],
          random.range(46, 92),
          random.range(7, 15),
          random,
          0.5,
        );
      }
    });
}

/** Grains and small stones, fewer and smaller away from the rim. */
function grains(view: View, from: number, to: number, colour: string, random: Random): void {
  for (const [tone, opacity] of [
    [-0.14, 0.5],
    [-0.04, 0.62],
    [0.08, 0.7],
  ] as const)
    fillPath(view.ctx, veil(shade(colour, tone), opacity), () => {
      for (let i = 0; i < 95; i++) {
        const t = random.next();
        const y = from + (to - from) * t;
        const share = random.next() ** 1.9;
        const rim = Math.max(halfChord(Math.min(y, DISC.bottom - 6)), 30);
        const out = REACH * 1.1 * share * Math.sin(Math.PI * (0.16 + 0.72 * t));
        const size = random.range(1.2, 4.4) * (1 - share * 0.7);
        addBlob(view.ctx, [DISC.x + (i % 2 ? 1 : -1) * (rim + out - 8), y], size * 1.5, size, random, 0.4, 6);
      }
    });
}

/** From this height (px) to a little below the disc. */
export function drawDust(view: View, from: number, colour: string): void {
  const random = view.dice('dust');
  const to = Math.max(DISC.bottom + 10, footing(view.stand)[1] + 40);
  patches(view, from, to, colour, random);
  grains(view, from, to, colour, random);
}
