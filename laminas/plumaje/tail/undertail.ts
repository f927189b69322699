import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../../geometry/colour.ts';
import { type Cubic, cubicAt } from '../../geometry/cubic.ts';
import { between, distance, heading, type Path, type Point, walk } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import type { Tail } from '../../parts/tail.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

const TUFTS = 130;
const STEPS = 24;
/** Half the painted width of a folded tail, share of its `width`. */
const HALF_TAIL = 0.55;
/** Where they leave the belly: behind the legs, share of the sheet; and what of its direction they keep there. */
const VENT = 0.68;
const CARRIED = 0.35;
/** How far below the landmarks of the wing they pass, and how far at most they sag for it, head radii. */
const BELOW_WING = 0.5;
const LOWEST = 0.5;

/** Where they lie: from their root under the wing (`upper`) to the line that one sees (`lower`). */
interface Wedge {
  upper: Cubic;
  lower: Cubic;
}

/** How far a line must sag in its middle to pass `margin` below an edge, px. */
function sagBelow(edge: Path, from: Point, to: Point, margin: number): number {
  const [angle, length] = [heading(from, to), distance(from, to)];
  const sags = edge.map((point) => {
    const [away, turn] = [distance(from, point), heading(from, point) - angle];
    const along = (Math.cos(turn) * away) / length;
    return along < 0.15 || along > 0.8 ? 0 : (Math.sin(turn) * away + margin) / (3 * along * (1 - along));
  });
  return Math.max(0, ...sags);
}

function wedgeOf({ frames: { sheet, anatomy } }: Subject, tail: Tail, share: number): Wedge {
  const radius = anatomy.headRadius;
  const { base } = anatomy.tail;
  const direction = anatomy.tail.direction - (tail.lift ?? 0);
  const [half, reach] = [
    tail.width * radius * (tail.undertailEdge ?? HALF_TAIL),
    tail.length * radius * share,
  ];
  const vent = sheet.at(VENT, 1);
  const end = walk(base, direction, reach, half);
  const chord = heading(vent, end);
  const belly = chord + (heading(sheet.at(VENT - 0.06, 1), vent) - chord) * CARRIED;
  const settling = chord + (direction - chord) * 0.9;
  const below = sagBelow(anatomy.wing?.lower ?? [], vent, end, BELOW_WING * radius);
  const sag = (point: Point) => walk(point, chord, 0, Math.min(LOWEST * radius, below));
  const handle = distance(vent, end) * 0.36;
  return {
    upper: [
      sheet.at(VENT + 0.1, 0.6),
      base,
      walk(base, direction, reach * 0.5, half * 0.1),
      walk(end, direction, 0, half * -0.16),
    ],
    lower: [vent, sag(walk(vent, belly, handle)), sag(walk(end, settling, -handle)), end],
  };
}

/**
 * Undertail coverts: they carry the line of the belly on, from behind the legs and below the wing to the lower edge of the
 * tail, in the colour of the vent. Readers who did not know took them for the truer beside a short wedge in 12 of 16 pairs
 * (the wedge in one).
 */
export function paintUndertail(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames, albedo } = subject;
  const share = recipe.tail?.undertail;
  if (!recipe.tail || !share) return;
  const random = subject.stream('undertail');
  const { upper, lower } = wedgeOf(subject, recipe.tail, share);
  const at = (along: number, across: number) => between(cubicAt(upper, along), cubicAt(lower, along), across);
  const [x, y] = frames.sheet.at(0.9, 0.92);
  const colour = albedo.at(x, y);
  const shares = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  const shape = [...shares.map((along) => at(along, 1)), ...shares.reverse().map((along) => at(along, 0))];
  fill(ctx, shape, css(tone(colour, -0.02)));
  for (let i = 0; i < TUFTS; i++) {
    const along = 1 - (i + random.next()) / TUFTS;
    const across = random.range(0.1, 0.98);
    const length = (26 - 8 * along) * frames.unit * random.range(0.8, 1.2);
    const flow = heading(at(along, across), at(along + 0.08, across));
    ctx.fillStyle = css(tone(colour, random.bell() * 0.035 - 0.01));
    brushTuft(ctx, at(along * 0.96, across), flow, length, length * 0.24, 0);
  }
  subject.relief.raise(shape, 9 * frames.unit, 3);
}
