/** What makes a boulder granite: joints, crystals and lichen. */
import type { Path, Point } from '../../../geometry/point.ts';
import { addTaper, fillPath } from '../../brush/stroke.ts';
import { shade, veil } from '../../colour/pigment.ts';
import { footing, type View } from '../../view.ts';
import { growLichen } from './lichen.ts';

/** A boulder, plate px. */
export interface Boulder {
  top: Path;
  left: number;
  right: number;
  foot: number;
  colour: string;
}

/** Joints: cracks that run down and fork once, dark with a lit lip. */
export function cutJoints(view: View, boulder: Boulder): void {
  const { ctx, light } = view;
  const random = view.dice('rock joints');
  const { left, right, foot, colour } = boulder;
  for (let i = 0; i < 4; i++) {
    let at: Point = [
      left + (right - left) * (0.16 + i * 0.23 + random.bell() * 0.04),
      footing(view.stand)[1] + random.range(34, 70),
    ];
    const drift = random.bell() * 16;
    while (at[1] < foot) {
      const next: Point = [at[0] + drift + random.bell() * 15, at[1] + random.range(22, 46)];
      const lip: Point = [-light.x * 2.4, 1.4];
      fillPath(ctx, veil(shade(colour, 0.2), 0.6), () =>
        addTaper(ctx, [at[0] + lip[0], at[1] + lip[1]], [next[0] + lip[0], next[1] + lip[1]], 1.5),
      );
      fillPath(ctx, shade(colour, -0.26), () => addTaper(ctx, [at[0], at[1] - 4], [next[0], next[1] + 4], 2));
      if (random.chance(0.22)) break;
      at = next;
    }
  }
}

/** Crystals of quartz, feldspar and mica. */
export function strewCrystals(view: View, boulder: Boulder): void {
  const { ctx } = view;
  const { left, right, foot, colour } = boulder;
  const top = Math.min(...boulder.top.map((place) => place[1]));
  for (const [tone, count, size] of [
    [0.2, 420, 1.9],
    [-0.2, 300, 1.6],
    [-0.36, 110, 1.3],
  ] as const) {
    const random = view.dice(`crystals ${tone}`);
    fillPath(ctx, veil(shade(colour, tone), 0.5), () => {
      for (let i = 0; i < count; i++) {
        const at: Point = [random.range(left - 20, right + 20), random.range(top, foot)];
        const reach = size * random.range(0.5, 1.2);
        ctx.moveTo(at[0] - reach, at[1]);
        ctx.lineTo(at[0] + random.bell(), at[1] - reach);
        ctx.lineTo(at[0] + reach, at[1] + random.bell());
        ctx.lineTo(at[0] + random.bell(), at[1] + reach * 0.8);
      }
    });
  }
}

/** Lichen, most of it near the lit edge. */
export function growRockLichen(view: View, boulder: Boulder): void {
  const random = view.dice('rock lichen');
  const rim = boulder.top;
  for (let i = 0; i < 11; i++) {
    const place = rim[Math.floor(random.next() * rim.length)] as Point;
    const at: Point = [place[0], place[1] + 12 + random.next() ** 2 * 110];
    growLichen(view, at, random.range(5, 11), 0.6, random);
  }
}
