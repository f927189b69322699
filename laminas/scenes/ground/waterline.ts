/** Where the bird enters the water: calm rings about its legs or its flanks. */
import { addTaper, fillPath } from '../brush/stroke.ts';
import { mix, shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';

/** Rings about a leg. */
function legRings({ ctx, palette }: View, x: number, level: number): void {
  const bright = mix(shade(palette.waterFar, 0.14), palette.lit, 0.4);
  for (const [reach, opacity] of [
    [15, 0.9],
    [33, 0.6],
    [56, 0.32],
  ] as const) {
    ctx.strokeStyle = veil(bright, opacity);
    ctx.lineWidth = 1.8;
    ctx.beginPath();
    ctx.ellipse(x, level + 2, reach, reach * 0.2, 0, 0.1, Math.PI - 0.1);
    ctx.moveTo(x + reach * Math.cos(3.5), level + 2 + reach * 0.2 * Math.sin(3.5));
    ctx.ellipse(x, level + 2, reach, reach * 0.2, 0, 3.5, 5.6);
    ctx.stroke();
  }
}

/** Broken lines of light and shade along the flank of a swimmer, and its bow wave. */
function flankRipples(view: View, level: number): void {
  const { ctx, palette, stand } = view;
  const { body } = stand;
  const random = view.dice('flank ripples');
  for (const [tone, opacity, drop] of [
    [shade(palette.waterNear, -0.12), 0.5, 3],
    [mix(shade(palette.waterFar, 0.14), palette.lit, 0.4), 0.85, 0],
  ] as const)
    fillPath(ctx, veil(tone, opacity), () => {
      for (let i = 0; i < 17; i++) {
        const x = body.x - 30 + ((body.width + 40) * (i + random.next() * 0.6)) / 17;
        const length = random.range(40, 105);
        const y = level + drop + random.range(-1, 5);
        addTaper(
          ctx,
          { x: x - length / 2, y },
          { x: x + length / 2, y: y + random.bell() },
          random.range(1.1, 2.2),
          random.bell(),
        );
      }
    });
  const ahead = stand.facing === 'left' ? -1 : 1;
  const bow = stand.facing === 'left' ? body.x + body.width * 0.12 : body.x + body.width * 0.88;
  fillPath(ctx, veil(mix(shade(palette.waterFar, 0.16), palette.lit, 0.4), 0.6), () => {
    for (const [start, reach, y] of [
      [10, 70, 8],
      [-20, 100, 18],
      [-90, 110, 30],
    ] as const)
      addTaper(
        ctx,
        { x: bow + ahead * start, y: level + y },
        { x: bow + ahead * (start + reach), y: level + y + 3 },
        1.8,
        ahead * 2,
      );
  });
}

/** To be drawn over the bird. */
export function drawWaterline(view: View): void {
  const { stand } = view;
  const level = stand.waterline;
  if (level === undefined) return;
  const swims = stand.body.y + stand.body.height > level;
  if (swims) flankRipples(view, level);
  else for (const foot of stand.feet) legRings(view, foot.x, level);
}
