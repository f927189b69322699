/** Foam of broken water. */
import { addBlob, fillPath } from '../../brush/stroke.ts';
import { mix, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';

export const FOAM = '#fbfcf8';

/** A heap of foam about a place, `half` px to both sides of it; `name` is that of its throw of the dice. */
export function spray(view: View, x: number, y: number, half: number, height: number, name: string): void {
  const { ctx, palette } = view;
  const random = view.dice(name);
  for (const [colour, lower] of [
    [veil(mix(palette.waterFar, FOAM, 0.62), 0.9), 5],
    [veil(FOAM, 0.96), 0],
  ] as const)
    fillPath(ctx, colour, () => {
      const count = Math.ceil(half / 7);
      for (let i = 0; i < count; i++) {
        const at = ((i + random.next()) / count) * 2 - 1;
        const size = height * (1.1 - Math.abs(at) * 0.75) * random.range(0.55, 1);
        addBlob(
          ctx,
          [x + at * half, y + lower + random.bell() * height * 0.3],
          size * 1.5,
          size * 0.7,
          random,
          0.25,
          7,
        );
        ctx.closePath();
      }
    });
}
