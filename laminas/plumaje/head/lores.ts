import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../../geometry/colour.ts';
import { between, heading, type Point, walk } from '../../geometry/point.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

/** The loral triangle, head radii from the eye: at the nostril, at the corner of the mouth, and before the eye. */
const NOSTRIL: Point = [0.74, 0.04];
const MOUTH: Point = [0.62, 0.34];
const BEFORE_EYE: Point = [0.2, 0.02];
const TUFTS = 90;
/** How much darker the hollow is in its middle. */
const HOLLOW = -0.05;

/** The lores: short bristly feathers that sweep from the bill up and back into the hollow before the eye. */
export function paintLores(ctx: SKRSContext2D, subject: Subject): void {
  const { frames, albedo } = subject;
  const radius = frames.anatomy.headRadius;
  const random = subject.stream('lores');
  const [top, low, eye] = [frames.head(NOSTRIL), frames.head(MOUTH), frames.head(BEFORE_EYE)];
  for (let i = 0; i < TUFTS; i++) {
    const back = 1 - (i + random.next()) / TUFTS;
    const across = random.next();
    const root = between(between(top, low, across), eye, back * 0.92);
    const flow = heading(root, eye) + (across - 0.5) * 0.5 * (1 - back) - 0.12;
    const length = radius * random.range(0.07, 0.11);
    const depth = HOLLOW * (1 - Math.abs(across - 0.5)) * (0.5 + back * 0.6);
    const [x, y] = walk(root, flow, length * 0.3);
    ctx.fillStyle = css(tone(albedo.at(x, y), depth + random.bell() * 0.025), 0.7);
    brushTuft(ctx, root, flow, length, length * 0.12, random.bell() * 0.8);
  }
}
