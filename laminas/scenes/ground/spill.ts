/** Ground and water run on beyond the disc in a few dry strokes and are lost in the paper: no tray, no islet. */
import { addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { DISC, halfChord } from '../disc.ts';
import { footing, type View } from '../view.ts';

/** Strokes from this height (px) to a little below the disc, thinning away from its rim. */
export function drawSpill(view: View, from: number, colour: string): void {
  const { ctx } = view;
  const random = view.dice('spill');
  const to = Math.max(DISC.bottom + 26, footing(view.stand)[1] + 46);
  for (const [share, opacity] of [
    [1, 0.16],
    [0.62, 0.26],
    [0.34, 0.42],
  ] as const)
    fillPath(ctx, veil(shade(colour, random.bell() * 0.02), opacity), () => {
      for (let i = 0; i < 60; i++) {
        const t = random.next();
        const y = from + (to - from) * t;
        const side = i % 2 ? 1 : -1;
        const rim = Math.max(halfChord(Math.min(y, DISC.bottom - 14)), 40);
        const beyond = share * 185 * random.next() ** 1.6 * Math.sin(Math.PI * (0.16 + 0.72 * t));
        const length = random.range(60, 150) * (0.5 + share * 0.5);
        const end = DISC.x + side * (rim + beyond);
        addTaper(
          ctx,
          [end - side * length, y],
          [end, y + random.bell() * 2],
          random.range(2, 7.5),
          random.bell() * 2,
        );
      }
    });
}
