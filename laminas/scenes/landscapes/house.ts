/** A house of the town. */
import { fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';

export function drawHouse(
  view: View,
  x: number,
  width: number,
  eaves: number,
  foot: number,
  colour: string,
): void {
  const { ctx, light } = view;
  const random = view.dice(`house ${Math.round(x)}`);
  const ridge = eaves - width * random.range(0.14, 0.22);
  const gable = random.chance(0.45);
  fillPath(ctx, shade(colour, 0.035), () => ctx.rect(x, eaves - 1, width + 1, foot - eaves));
  fillPath(ctx, shade(colour, -0.03), () => {
    ctx.moveTo(x - 5, eaves);
    ctx.lineTo(gable ? x + width / 2 : x + width * 0.14, ridge);
    ctx.lineTo(gable ? x + width / 2 : x + width * 0.86, ridge);
    ctx.lineTo(x + width + 5, eaves);
    const chimney = x + width * random.range(0.25, 0.7);
    ctx.rect(chimney, ridge - 12, 11, 26);
    ctx.rect(chimney - 2, ridge - 14, 15, 4);
  });
  const columns = Math.max(2, Math.round(width / 34));
  fillPath(ctx, veil(shade(colour, -0.08), 0.75), () => {
    for (let row = 0; row < 2; row++)
      for (let column = 0; column < columns; column++)
        ctx.rect(x + (width * (column + 0.5)) / columns - 6, eaves + 18 + row * 42, 12, 22);
  });
  if (view.palette.night)
    fillPath(ctx, veil('#f4d489', 0.8), () => {
      for (let i = 0; i < 2; i++) {
        const column = Math.floor(random.next() * columns);
        ctx.rect(
          x + (width * (column + 0.5)) / columns - 6,
          eaves + 18 + (random.chance(0.5) ? 42 : 0),
          12,
          22,
        );
      }
    });
  const turned = light.x > 0 ? x : x + width * 0.8;
  fillPath(ctx, veil(shade(colour, -0.1), 0.18), () => ctx.rect(turned, eaves, width * 0.2, foot - eaves));
}
