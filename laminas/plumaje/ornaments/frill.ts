import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { between, clamp, type Path, type Point } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';

type Frill = Extract<Ornament, { kind: 'frill' }>;

/** The place at a share of the way along a path, head radii. */
function along(path: Path, share: number): Point {
  const line = curveThrough(path, false, 8);
  const at = clamp(share) * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(at));
  return between(line[i] ?? [0, 0], line[i + 1] ?? [0, 0], at - i);
}

/** Ear plumes that fan out from a line of roots to an edge: soft tapered hairs, the longest laid first. */
export function paintFrill(ctx: SKRSContext2D, subject: Subject, frill: Frill): void {
  const { head, anatomy } = subject.frames;
  const random = subject.stream(`frill ${frill.colours.join('')}`);
  const rows = frill.colours.length;
  const width = (frill.width ?? 0.12) * anatomy.headRadius;
  for (const [row, colour] of frill.colours.entries()) {
    const reach = 1 - (row / rows) * (frill.step ?? 0.75);
    const rgb = rgbOf(colour);
    for (let i = 0; i < frill.count; i++) {
      const share = (((i * 7) % frill.count) + random.range(0.1, 0.9)) / frill.count;
      const root = along(frill.roots, share);
      const edge = along(frill.edge, share + random.bell() * 0.02);
      const tip = between(root, edge, reach * random.range(0.9, 1.03));
      const [mx, my] = between(root, tip, 0.55);
      const bow = frill.bow ?? 0;
      const middle: Point = [mx - (tip[1] - root[1]) * bow, my + (tip[0] - root[0]) * bow];
      const line = curveThrough([root, middle, tip].map(head), false, 8);
      const thick = width * random.range(0.75, 1.2);
      const shape = ribbon(line, (t) => (thick / 2) * (1 - t) ** 0.5 * Math.min(1, 0.35 + t * 2.2));
      fill(ctx, shape, css(tone(rgb, random.bell() * 0.06), frill.opacity ?? 0.92));
    }
  }
}
