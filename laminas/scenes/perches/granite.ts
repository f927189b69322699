/** What makes a boulder granite: joints, crystals and lichen. */
import { addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { Point } from '../scene.ts';
import { footing, type View } from '../view.ts';
import { growLichen } from './lichen.ts';

/** A boulder, plate px. */
export interface Boulder {
  top: readonly Point[];
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
    let at = {
      x: left + (right - left) * (0.16 + i * 0.23 + random.bell() * 0.04),
      y: footing(view.stand).y + random.range(34, 70),
    };
    const drift = random.bell() * 16;
    while (at.y < foot) {
      const next = { x: at.x + drift + random.bell() * 15, y: at.y + random.range(22, 46) };
      const lip = { x: -light.x * 2.4, y: 1.4 };
      fillPath(ctx, veil(shade(colour, 0.2), 0.6), () =>
        addTaper(ctx, { x: at.x + lip.x, y: at.y + lip.y }, { x: next.x + lip.x, y: next.y + lip.y }, 1.5),
      );
      fillPath(ctx, shade(colour, -0.26), () =>
        addTaper(ctx, { x: at.x, y: at.y - 4 }, { x: next.x, y: next.y + 4 }, 2),
      );
      if (random.chance(0.22)) break;
      at = next;
    }
  }
}

/** Crystals of quartz, feldspar and mica. */
export function strewCrystals(view: View, boulder: Boulder): void {
  const { ctx } = view;
  const { left, right, foot, colour } = boulder;
  const top = Math.min(...boulder.top.map((place) => place.y));
  for (const [tone, count, size] of [
    [0.2, 420, 1.9],
    [-0.2, 300, 1.6],
    [-0.36, 110, 1.3],
  ] as const) {
    const random = view.dice(`crystals ${tone}`);
    fillPath(ctx, veil(shade(colour, tone), 0.5), () => {
      for (let i = 0; i < count; i++) {
        const at = { x: random.range(left - 20, right + 20), y: random.range(top, foot) };
        const reach = size * random.range(0.5, 1.2);
        ctx.moveTo(at.x - reach, at.y);
        ctx.lineTo(at.x + random.bell(), at.y - reach);
        ctx.lineTo(at.x + reach, at.y + random.bell());
        ctx.lineTo(at.x + random.bell(), at.y + reach * 0.8);
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
    const at = { x: place.x, y: place.y + 12 + random.next() ** 2 * 110 };
    growLichen(view, at, random.range(5, 11), 0.6, random);
  }
}
