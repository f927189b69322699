import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, tone } from '../geometry/colour.ts';
import { VANE_STEPS, type Vane } from './vane.ts';

/** Px from barb to barb along the shaft, and below which width of a vane there is no room for them. */
const SPACING = 2.9;
const NARROW = 9;
/** How far towards the tip a barb ends beyond its root, half widths: some 30 degrees off the shaft. */
const SLANT = 1.5;
/** Laid over whatever colour the vane has there. */
const STYLES = ['rgba(24,14,20,0.13)', 'rgba(255,250,240,0.11)'] as const;
/** Where the vane parts: one barb in so many is a dark cleft near the edge. */
const CLEFT = 11;

/** The barbs of a vane, finely lighter and darker in turn, and the few places where it has parted. Only where there is paint. */
export function paintBarbs(ctx: SKRSContext2D, vane: Vane, base: Rgb, phase: number): void {
  const { line, width } = vane;
  if (width < NARROW) return;
  const half = width / 2;
  const count = Math.floor(line.length / SPACING);
  ctx.lineWidth = 0.9;
  for (const [parity, style] of STYLES.entries()) {
    ctx.beginPath();
    for (let i = parity; i < count; i += 2) {
      for (const side of [-1, 1]) {
        const t = (i + ((phase * 7 + i * 0.618) % 1) * 0.8) / count;
        const from = line.beside(t, side * half * 0.06);
        const to = line.beside(t + (half * SLANT) / line.length, side * half);
        const middle = line.beside(t + (half * SLANT * 0.35) / line.length, side * half * 0.55);
        ctx.moveTo(from[0], from[1]);
        ctx.quadraticCurveTo(middle[0], middle[1], to[0], to[1]);
      }
    }
    ctx.strokeStyle = style;
    ctx.stroke();
  }
  paintClefts(ctx, vane, base, phase);
}

/** Short wedges of shadow at the edge of the outer web, the nearer to the tip the more. */
function paintClefts(ctx: SKRSContext2D, { line, width }: Vane, base: Rgb, phase: number): void {
  const half = width / 2;
  const count = Math.floor(line.length / SPACING / CLEFT);
  ctx.strokeStyle = css(tone(base, -0.2), 0.5);
  ctx.lineWidth = 1.1;
  ctx.beginPath();
  for (let i = 0; i < count; i++) {
    const t = 0.42 + (((phase * 13 + i * 0.618) % 1) * 0.5 * VANE_STEPS) / VANE_STEPS;
    const side = (i + Math.floor(phase * 10)) % 3 === 0 ? -1 : 1;
    const from = line.beside(t, side * half * 0.5);
    const to = line.beside(t + (half * SLANT * 0.5) / line.length, side * half * 1.05);
    ctx.moveTo(from[0], from[1]);
    ctx.lineTo(to[0], to[1]);
  }
  ctx.stroke();
}
