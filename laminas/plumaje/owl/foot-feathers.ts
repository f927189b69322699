import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LegBones } from '../../anatomy/anatomy.ts';
import type { Stretch } from '../../anatomy/legs/digit.ts';
import { css, mix, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, distance, heading, type Point, pick, smoothstep } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

/** Half breadth of the feathered tarsus above and at the foot, px of the archetype. */
const TARSUS = [30, 17] as const;

/** The feathered tarsus: a column of down that comes out of the belly and ends loose over the roots of the toes. */
export function paintFeatheredTarsus(
  ctx: SKRSContext2D,
  bones: LegBones,
  foot: Point,
  subject: Subject,
  random: Random,
): void {
  const { unit } = subject.frames;
  const { legs } = subject.recipe;
  const feather = rgbOf(legs.colour);
  const above = legs.trouserColour ? rgbOf(legs.trouserColour) : undefined;
  const height = Math.max(34 * unit, distance(bones.hip, foot) * 0.86);
  const build = legs.thickness ?? 1;
  const rows = Math.round(150 + height / unit);
  const rim = (side: number, t: number): Point => [
    foot[0] + side * blend(TARSUS[0], TARSUS[1], t) * unit * build * 0.86,
    foot[1] - blend(height, 9 * unit, t),
  ];
  fill(ctx, [rim(-1, 0.3), rim(1, 0.3), rim(1, 1), rim(-1, 1)], css(tone(feather, -0.07)));
  for (let i = 0; i < rows; i++) {
    const t = 1 - i / rows;
    const across = random.range(-1, 1);
    const root: Point = [
      foot[0] + across * blend(TARSUS[0], TARSUS[1], t) * unit * build,
      foot[1] - blend(height, 9 * unit - Math.abs(across) * 5 * unit, t),
    ];
    const edge = across * (subject.light.x > 0 ? 1 : -1) * 0.05 - across * across * 0.05;
    const own = mix(above ?? subject.albedo.at(...root), feather, smoothstep(0.1, 0.6, t));
    ctx.fillStyle = css(tone(own, random.bell() * 0.03 + edge - t * 0.03));
    const length = unit * random.range(10, 17);
    brushTuft(ctx, root, Math.PI / 2 - across * 0.14, length, length * 0.22, 0);
  }
}

/** Feathers over the back of a toe, from its claw back to its root. */
export function paintToeFeathers(
  ctx: SKRSContext2D,
  { centre, half }: Stretch,
  feather: Rgb,
  unit: number,
  random: Random,
): void {
  const last = centre.length - 1;
  for (let i = 0; i < 90; i++) {
    const place = Math.round((1 - i / 90) * last * 0.94);
    const [here, next] = [pick(centre, place), pick(centre, place + 1)];
    const across = random.range(-1, 0.9);
    const angle = heading(place < last ? here : pick(centre, last - 1), place < last ? next : here);
    const wide = (half[place] ?? 1) * across;
    const root: Point = [here[0] - Math.sin(angle) * wide, here[1] + Math.cos(angle) * wide];
    ctx.fillStyle = css(tone(feather, 0.01 - Math.abs(across) * 0.08 + random.bell() * 0.025));
    const length = unit * random.range(6, 10);
    brushTuft(ctx, root, angle + across * 0.22, length, length * 0.2, 0);
  }
}
