import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LegBones } from '../../anatomy/anatomy.ts';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { between, blend, distance, heading, type Point, walk } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

const TUFTS = 150;

/**
 * Breadth of the trousers at the belly where the recipe gives none, leg widths, and what of it is drawn: readers who did not
 * know took fuller thighs for the truer in 10 of 12 pairs (the others in two, for a shank too short below them).
 */
const BREADTH = 2.4;
const FULL = 1.35;

/** Steps in which a leg is followed out of the belly, and how far a cuff reaches below it, leg widths. */
const STEPS = 40;
const CUFF = 1.6;

/** From where to where the trousers reach, and where they take their colour. */
interface Seat {
  top: Point;
  end: Point;
  root: Point;
}

/** The trousers of a leg; one whose thigh the belly hides has a cuff of its down where it comes out. */
function seatOf({ recipe, frames, relief }: Subject, { hip, ankle, foot, width }: LegBones): Seat {
  const end = between(hip, ankle, recipe.legs.trouserLength ?? 1);
  const whole: Seat = { top: between(hip, ankle, -0.2), end, root: [hip[0], hip[1] - 6] };
  const out = (t: number) => (t < 1 ? between(hip, ankle, t) : between(ankle, foot, t - 1));
  let t = 0;
  while (t < 1.6 && relief.covers(out(t))) t += 1 / STEPS;
  const cuff = CUFF * width + 4 * frames.unit;
  const shown = t < 1 ? distance(out(t), end) : 0;
  if (shown > cuff || t === 0 || t >= 1.6) return whole;
  const exit = out(t > 0.75 ? Math.max(1, t) : t);
  const angle = t > 0.75 ? heading(ankle, foot) : heading(hip, ankle);
  const top = walk(exit, angle, -1.4 * width);
  if (!relief.covers(top)) return whole;
  return { top, end: walk(exit, angle, Math.min(cuff, distance(exit, foot) * 0.36)), root: top };
}

/** Short feather trousers where a leg leaves the belly; painted with the body so that the light falls on them. */
export function paintTrousers(ctx: SKRSContext2D, subject: Subject, bones: LegBones, far: boolean): void {
  const { legs } = subject.recipe;
  const breadth = (legs.trousers ?? BREADTH) * FULL * bones.width;
  if (breadth === 0) return;
  const random = subject.stream(far ? 'far trousers' : 'near trousers');
  const { top, end, root: place } = seatOf(subject, bones);
  const angle = heading(top, end);
  const length = distance(top, end);
  const ground = legs.trouserColour ? rgbOf(legs.trouserColour) : subject.albedo.at(...place);
  const side = (at: Point, half: number): [Point, Point] => [
    walk(at, angle, 0, -half),
    walk(at, angle, 0, half),
  ];
  const [topLeft, topRight] = side(top, breadth * 0.5);
  const [endLeft, endRight] = side(between(top, end, 0.96), bones.width * 0.5);
  fill(ctx, [topLeft, topRight, endRight, endLeft], css(tone(ground, far ? -0.1 : -0.02)));
  for (let i = 0; i < TUFTS; i++) {
    const t = (i + random.next()) / TUFTS;
    const across = random.range(-0.5, 0.5);
    const width = blend(breadth, bones.width * 0.8, (1 - t) ** 0.8);
    const root: Point = walk(top, angle, length * (1 - t) * 0.9, across * width);
    const reach = Math.min(length * 0.32, 17 * subject.frames.unit) * random.range(0.75, 1.2);
    ctx.fillStyle = css(tone(ground, (far ? -0.1 : -0.02) + random.bell() * 0.025));
    brushTuft(ctx, root, angle - across * 0.3, reach, reach * 0.36, 0);
  }
}
