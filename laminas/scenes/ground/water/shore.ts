/** The water's edge: a spit of wet sand before the water. */
import { type Point, shifted } from '../../../geometry/point.ts';
import { addBlob, addCurve, addTaper, fillPath } from '../../brush/stroke.ts';
import { mix, shade, veil } from '../../colour/pigment.ts';
import { DISC } from '../../disc.ts';
import { footing, type View } from '../../view.ts';

/** Colour of the shore: the land's near tone, wet and sandy. */
export const shoreColour = ({ palette }: View): string =>
  mix(palette.near, palette.night ? '#4c4a5e' : '#c9aa80', 0.62);

function strewPebbles(view: View, sole: number, colour: string): void {
  const { ctx } = view;
  for (const [name, tone] of [
    ['light pebbles', 0.1],
    ['dark pebbles', -0.1],
  ] as const) {
    const dice = view.dice(name);
    fillPath(ctx, veil(shade(colour, tone), 0.75), () => {
      for (let i = 0; i < 34; i++) {
        const depth = dice.next();
        const at: Point = [dice.range(DISC.left, DISC.right), sole - 12 + depth * (DISC.bottom - sole + 20)];
        if (dice.chance(0.5)) addBlob(ctx, at, 2 + depth * 6, 1.3 + depth * 3, dice, 0.2, 7);
        else addTaper(ctx, at, [at[0] + 20 + depth * 40, at[1]], 1 + depth);
      }
    });
  }
}

/** Sand to the lower rim of the disc, a wet band along the water. */
export function drawShore(view: View): void {
  const { ctx, palette, stand } = view;
  const colour = shoreColour(view);
  const random = view.dice('shore');
  const sole = footing(stand)[1];
  const tilt = stand.facing === 'left' ? 1 : -1;
  const line = Array.from(
    { length: 9 },
    (_, i): Point => [
      DISC.left - 20 + (i * (DISC.radius * 2 + 40)) / 8,
      sole - 26 + tilt * (i * 3 - 12) + random.bell() * 7,
    ],
  );
  for (const [lift, tone] of [
    [9, mix(colour, palette.waterFar, 0.6)],
    [4, shade(colour, -0.09)],
    [-4, colour],
  ] as const)
    fillPath(ctx, tone, () => {
      addCurve(ctx, shifted(line, 0, -lift), false);
      ctx.lineTo(DISC.right + 20, DISC.bottom + 10);
      ctx.lineTo(DISC.left - 20, DISC.bottom + 10);
    });
  strewPebbles(view, sole, colour);
}
