import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf } from '../../geometry/colour.ts';
import { blend } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import type { Vermiculation } from '../../parts/feather.ts';
import { at, type SoftFeather } from './soft-shapes.ts';

/** Where on a loose feather the lines lie: what one sees of it, shares of its length. */
const FROM = 0.36;
const TO = 0.97;

/** Fine wavy lines across a loose feather, broken and no two alike. */
export function paintSoftVermicules(
  ctx: SKRSContext2D,
  feather: SoftFeather,
  { colour, gap, width = 0.8, opacity = 0.6 }: Vermiculation,
  random: Random,
): void {
  const count = Math.max(2, Math.round((feather.length * (TO - FROM)) / gap));
  ctx.strokeStyle = css(rgbOf(colour), opacity);
  for (let i = 0; i < count; i++) {
    const t = blend(FROM, TO, (i + random.range(0.2, 0.8)) / count);
    const [low, high] = [random.range(-0.9, -0.6), random.range(0.6, 0.9)];
    const phase = random.range(0, 6.28);
    ctx.lineWidth = width * random.range(0.6, 1.2);
    ctx.beginPath();
    for (let j = 0; j <= 6; j++) {
      const across = blend(low, high, j / 6);
      const wave = (Math.sin(phase + j * 1.5) * gap * 0.3) / feather.length;
      const [x, y] = at(feather, t - 0.08 * across * across + wave, across);
      j === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y);
    }
    ctx.stroke();
  }
}
