/** Ground that bears or bore plants. */
import type { Point } from '../../geometry/point.ts';
import { addBlade, addTaper, fillPath } from '../brush/stroke.ts';
import { mix, shade, veil } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import { gouge } from '../landscapes/land.ts';
import type { View } from '../view.ts';
import { SETBACK, scatter } from './scatter.ts';

/** Meadow: tufts in light and shade. */
export function grass(view: View, colour: string): void {
  const { ctx } = view;
  gouge(view, 'meadow', shade(colour, 0.07), 90, view.horizon + SETBACK + 10);
  for (const light of [false, true]) {
    const random = view.dice(`tufts ${light}`);
    fillPath(ctx, veil(shade(colour, light ? 0.1 : -0.08), 0.85), () =>
      scatter(view, `tuft places ${light}`, 70, (x, y, depth) => {
        const height = 6 + depth * 20;
        for (let i = -1; i < 2; i++)
          addBlade(
            ctx,
            [x + i * 2, y],
            [x + i * height * 0.35, y - height * random.range(0.7, 1.1)],
            1.4 + depth * 1.6,
          );
      }),
    );
  }
}

/** Stubble: short pale straws in rows. */
export function stubble(view: View, colour: string): void {
  const { ctx } = view;
  gouge(view, 'earth', shade(colour, 0.05), 70, view.horizon + SETBACK + 10);
  const random = view.dice('straws');
  for (const light of [false, true])
    fillPath(ctx, veil(light ? mix(shade(colour, 0.1), '#f0dca6', 0.4) : shade(colour, -0.055), 0.75), () =>
      scatter(view, `straw places ${light}`, 190, (x, y, depth) =>
        addBlade(
          ctx,
          [x, y],
          [x + random.bell() * 5 * depth, y - 5 - depth * 16 * random.range(0.6, 1.2)],
          1.2 + depth * 1.5,
        ),
      ),
    );
}

/** Furrows that run to a point on the horizon. */
export function furrows(view: View, colour: string): void {
  const { ctx, horizon } = view;
  const vanishing: Point = [DISC.x + (view.stand.facing === 'left' ? 90 : -90), horizon - 20];
  const top = horizon + SETBACK;
  const bottom = DISC.bottom + 30;
  for (const light of [false, true])
    fillPath(ctx, veil(shade(colour, light ? 0.05 : -0.05), 0.7), () => {
      for (let i = -15; i <= 15; i++) {
        const foot: Point = [vanishing[0] + i * 74 + (light ? 22 : 0), bottom];
        const t = (top - vanishing[1]) / (bottom - vanishing[1]);
        const head: Point = [vanishing[0] + (foot[0] - vanishing[0]) * t, top];
        addBlade(ctx, foot, head, light ? 13 : 20, 0);
      }
    });
  gouge(view, 'clods', shade(colour, -0.06), 60, top + 40);
}

/** Fallen leaves and needles. */
export function litter(view: View, colour: string): void {
  const { ctx } = view;
  gouge(view, 'litter', shade(colour, 0.05), 60, view.horizon + SETBACK + 10);
  const tones = [shade(colour, -0.06), mix(shade(colour, 0.03), '#b98a52', 0.3), shade(colour, 0.08)];
  for (const [i, tone] of tones.entries()) {
    const random = view.dice(`leaves ${i}`);
    fillPath(ctx, veil(tone, 0.65), () =>
      scatter(view, `leaf places ${i}`, 52, (x, y, depth) => {
        const length = 5 + depth * 17;
        const lean = random.bell() * 0.3;
        addTaper(ctx, [x, y], [x + length, y + length * lean], 1 + depth * 4.5, 1);
      }),
    );
  }
}
