import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { clamp, type Point, walk } from '../../geometry/point.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

type Ruff = Extract<Ornament, { kind: 'ruff' }>;

const ROWS = 6;
/** Plumes in the uppermost row; each lower one has a few less. */
const COUNT = 40;
/** How much darker a plume is on its shaded edge, and a row beneath another one at its roots. */
const EDGE = 0.065;
const UNDER = 0.022;
/** Loose barbs about the end of a downy plume. */
const BARBS = 5;

/** One plume: its shaded edge, its vane, and if it is down the loose barbs in which it ends. */
function paintPlume(
  ctx: SKRSContext2D,
  [root, angle, length]: readonly [Point, number, number],
  colour: readonly [number, number, number],
  lance: boolean,
  random: { bell(): number; range(low: number, high: number): number },
): void {
  const width = length * (lance ? 0.1 : 0.13);
  const bend = random.bell() * length * 0.08;
  ctx.fillStyle = css(tone(colour, -EDGE), 0.8);
  brushTuft(ctx, walk(root, angle, length * 0.02, width * 0.35), angle, length, width, bend);
  ctx.fillStyle = css(colour);
  brushTuft(ctx, root, angle, length, width, bend);
  if (lance) return;
  for (let i = 0; i < BARBS; i++) {
    const at = walk(root, angle, length * random.range(0.2, 0.55), random.bell() * width * 0.5);
    ctx.fillStyle = css(tone(colour, random.bell() * 0.04), 0.75);
    const reach = length * random.range(0.16, 0.3);
    brushTuft(ctx, at, angle + random.bell() * 0.45, reach, reach * 0.12, random.bell() * reach * 0.1);
  }
}

/** The collar of down or lances at the foot of a vulture's neck: rows of loose plumes, the lowest first. */
export function paintRuff(ctx: SKRSContext2D, subject: Subject, ruff: Ruff): void {
  const { sheet, anatomy } = subject.frames;
  const random = subject.stream('ruff');
  const rgb = rgbOf(ruff.colour);
  const plume = ruff.length * anatomy.headRadius;
  for (let row = ROWS - 1; row >= 0; row--) {
    const u = ruff.at + (row / ROWS) * (ruff.depth ?? 0.05);
    const count = COUNT - row * 2;
    for (let i = 0; i <= count; i++) {
      const v = (i + random.range(-0.5, 0.5)) / count;
      const root = sheet.at(u, clamp(v, -0.02, 1.02));
      const flow = sheet.flow(u, clamp(v, 0.02, 0.98));
      const length = plume * random.range(0.65, 1.12);
      const angle = flow + (v - 0.5) * (ruff.flare ?? 0.5) + random.bell() * 0.16;
      const shade = random.bell() * 0.04 - row * UNDER;
      paintPlume(ctx, [root, angle, length], tone(rgb, shade), ruff.lance === true, random);
    }
  }
}
