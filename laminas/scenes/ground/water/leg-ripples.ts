/** Where a wading leg enters the water: a dark meniscus, one broken ripple and the light that it throws. */
import { mix, shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';

/** Reach of the ripples, px; how flat the water lies to the eye; pieces that each is broken into. */
const REACHES = [9, 24, 46] as const;
const FLAT = 0.19;
const PIECES = 5;

/** One broken ring: uneven arcs of light above and of shade below. */
function brokenRing(view: View, x: number, level: number, reach: number, opacity: number): void {
  const { ctx, palette } = view;
  const random = view.dice(`leg ripple ${Math.round(x)} ${reach}`);
  const bright = mix(shade(palette.waterFar, 0.12), palette.lit, 0.35);
  const dark = shade(palette.waterNear, -0.14);
  for (let i = 0; i < PIECES; i++) {
    const middle = (i / PIECES) * Math.PI * 2 + random.bell() * 0.5;
    const half = random.range(0.18, 0.5);
    const near = Math.sin(middle) > 0;
    ctx.strokeStyle = veil(near ? bright : dark, opacity * random.range(0.5, 1));
    ctx.lineWidth = random.range(0.9, 1.8);
    ctx.lineCap = 'round';
    const wide = reach * random.range(0.86, 1.16);
    ctx.beginPath();
    ctx.ellipse(x, level + 1.5, wide, wide * FLAT, 0, middle - half, middle + half);
    ctx.stroke();
  }
}

/** To be drawn over the bird, at each leg. */
export function drawLegRipples(view: View, x: number, level: number): void {
  const { ctx, palette } = view;
  ctx.fillStyle = veil(shade(palette.waterNear, -0.2), 0.4);
  ctx.beginPath();
  ctx.ellipse(x, level + 1, 9, 1.9, 0, 0, Math.PI * 2);
  ctx.fill();
  for (const [i, reach] of REACHES.entries()) brokenRing(view, x, level, reach, 0.7 - i * 0.2);
}
