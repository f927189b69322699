import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LegBones } from '../anatomy/anatomy.ts';
import { css, rgbOf, tone } from '../geometry/colour.ts';
import { between, blend, distance, heading, type Point, walk } from '../geometry/point.ts';
import { fill } from '../geometry/trace.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

const TUFTS = 150;

/** Short feather trousers where a leg leaves the belly; painted with the body so that the light falls on them. */
export function paintTrousers(ctx: SKRSContext2D, subject: Subject, bones: LegBones, far: boolean): void {
  const { legs } = subject.recipe;
  const breadth = (legs.trousers ?? 2.4) * bones.width;
  if (breadth === 0) return;
  const random = subject.stream(far ? 'far trousers' : 'near trousers');
  const top = between(bones.hip, bones.ankle, -0.2);
  const end = between(bones.hip, bones.ankle, legs.trouserLength ?? 1);
  const angle = heading(top, end);
  const length = distance(top, end);
  const ground = legs.trouserColour
    ? rgbOf(legs.trouserColour)
    : subject.albedo.at(bones.hip[0], bones.hip[1] - 6);
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
