/** Still water within the disc: a mirror that darkens towards the viewer, with few calm ripples. */
import { addTaper, fillPath } from '../../brush/stroke.ts';
import { mix, shade, veil } from '../../colour/pigment.ts';
import { DISC, LEFT, RIGHT } from '../../disc.ts';
import type { View } from '../../view.ts';

/** Strips of the far bank's colour, broken up as they come nearer. */
function mirrorBank(view: View, from: number): void {
  const { ctx, palette } = view;
  const random = view.dice('bank mirror');
  const gradient = ctx.createLinearGradient(0, from, 0, from + 84);
  gradient.addColorStop(0, veil(mix(palette.middle, palette.waterFar, 0.3), 0.85));
  gradient.addColorStop(1, veil(palette.waterFar, 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(LEFT, from, RIGHT - LEFT, 84);
  fillPath(ctx, veil(palette.middle, 0.4), () => {
    for (let i = 0; i < 40; i++) {
      const y = from + 10 + 90 * random.next() ** 1.5;
      const x = random.range(LEFT, RIGHT);
      const length = random.range(26, 110);
      addTaper(ctx, [x, y], [x + length, y], random.range(1, 3.4));
    }
  });
}

function ripples(view: View, from: number): void {
  const { ctx, palette } = view;
  for (const [name, colour, count, opacity] of [
    ['dark ripples', shade(palette.waterNear, -0.06), 34, 0.4],
    ['light ripples', mix(shade(palette.waterFar, 0.1), palette.lit, 0.25), 58, 0.62],
  ] as const) {
    const random = view.dice(name);
    fillPath(ctx, veil(colour, opacity), () => {
      for (let i = 0; i < count; i++) {
        const depth = random.next() ** 1.35;
        const y = from + 8 + (DISC.bottom - from) * depth;
        const x = random.range(LEFT, RIGHT);
        const length = random.range(24, 110) * (0.4 + depth);
        addTaper(
          ctx,
          [x, y],
          [x + length, y + random.bell()],
          0.8 + depth * 1.9,
          random.bell() * 1.6 * depth,
        );
      }
    });
  }
}

/** A column of glitter below the sun or moon. */
function glitter(view: View, from: number): void {
  const { ctx, palette, light } = view;
  if (!view.scene.hour && !view.scene.sun) return;
  const random = view.dice('glitter');
  const centre = DISC.x + Math.sign(light.x) * 205;
  fillPath(ctx, veil(palette.luminary, palette.night ? 0.4 : 0.6), () => {
    for (let i = 0; i < 30; i++) {
      const depth = random.next();
      const y = from + 6 + depth * 190;
      const length = random.range(16, 50) * (0.5 + depth);
      const x = centre + random.bell() * (16 + depth * 34) - length / 2;
      addTaper(ctx, [x, y], [x + length, y], 1 + depth * 1.5);
    }
  });
}

/** Paints the sheet of water from the horizon down, within the disc. */
export function drawWater(view: View): void {
  const { ctx, palette } = view;
  const from = view.horizon + 4;
  const gradient = ctx.createLinearGradient(0, from, 0, DISC.bottom);
  gradient.addColorStop(0, palette.waterFar);
  gradient.addColorStop(1, palette.waterNear);
  ctx.fillStyle = gradient;
  ctx.fillRect(LEFT, from, RIGHT - LEFT, DISC.bottom + 10 - from);
  mirrorBank(view, from);
  ripples(view, from);
  glitter(view, from);
}
