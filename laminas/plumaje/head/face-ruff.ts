import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf, tone } from '../../geometry/colour.ts';
import { clamp, heading, type Path, type Point } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

/** The ruff from behind the eye round the ear coverts to the throat, head radii from the eye. */
const LINE: Path = [
  [-0.72, -0.46],
  [-1.12, -0.1],
  [-1.28, 0.4],
  [-1.08, 0.9],
  [-0.6, 1.2],
  [0, 1.22],
];
const ROWS = 3;
const PER_ROW = 54;

/** A harrier's face: a slim rim of small stiff feathers behind the cheek that turns it into half an owl's. */
export function paintFaceRuff(ctx: SKRSContext2D, subject: Subject): void {
  const { ruff } = subject.recipe.planes ?? {};
  if (!ruff) return;
  const { frames } = subject;
  const random = subject.stream('face ruff');
  const radius = frames.anatomy.headRadius;
  const line = new Polyline(curveThrough(LINE.map(frames.head), false, 12));
  const [colour, edge] = [rgbOf(ruff.colour), rgbOf(ruff.edge)];
  const strength = ruff.strength ?? 1;
  const width = radius * 0.06 * (ruff.breadth ?? 1);
  ctx.save();
  ctx.filter = `blur(${radius * 0.05}px)`;
  fill(
    ctx,
    ribbon(line.even(30), (t) => [width * 1.3 * Math.sin(Math.PI * t), width * 0.6 * Math.sin(Math.PI * t)]),
    css(tone(colour, -0.14), 0.24 * strength),
  );
  ctx.restore();
  for (let row = ROWS - 1; row >= 0; row--)
    for (let i = 0; i < PER_ROW; i++) {
      const t = (i + (row % 2) * 0.5 + random.bell() * 0.2) / PER_ROW;
      const ends = Math.sin(Math.PI * clamp(t)) ** 0.6;
      const root: Point = line.beside(t, (row - 0.6) * width * 0.8);
      const along = heading(line.at(Math.max(0, t - 0.02)), line.at(Math.min(1, t + 0.02)));
      const outward = heading(line.at(t), line.beside(t, 1));
      const flow = along + 0.75 * Math.sign(Math.sin(outward - along));
      const length = radius * 0.13 * (0.5 + 0.5 * ends) * random.range(0.85, 1.15);
      ctx.fillStyle = css(
        tone(mix(colour, edge, row === 0 ? 0.15 : row * 0.42), random.bell() * 0.03),
        0.62 * ends * strength,
      );
      brushTuft(ctx, root, flow, length, length * 0.2, 0);
    }
}
