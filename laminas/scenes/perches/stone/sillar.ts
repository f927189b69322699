/** A dressed stone of a wall. */
import type { Point } from '../../../geometry/point.ts';
import type { Random } from '../../../geometry/random.ts';
import { addBlob, fillPath } from '../../brush/stroke.ts';
import { shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';

export interface Slab {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

/** A dressed stone with worn corners, lit along its upper edge and in shade along its lower one. */
export function layStone(view: View, { x, y, width, height, colour }: Slab, random: Random): void {
  const { ctx } = view;
  const worn = () => random.range(1, 5);
  const tone = shade(colour, random.bell() * 0.035);
  fillPath(ctx, tone, () => {
    ctx.moveTo(x + worn(), y);
    ctx.lineTo(x + width - worn(), y + random.bell());
    ctx.lineTo(x + width, y + worn());
    ctx.lineTo(x + width, y + height - worn());
    ctx.lineTo(x + width - worn(), y + height);
    ctx.lineTo(x + worn(), y + height + random.bell());
    ctx.lineTo(x, y + height - worn());
    ctx.lineTo(x, y + worn());
    ctx.closePath();
  });
  ctx.fillStyle = veil(shade(colour, 0.2), 0.5);
  ctx.fillRect(x + 4, y + 1, width - 8, 2.4);
  ctx.fillStyle = veil(shade(colour, -0.22), 0.45);
  ctx.fillRect(x + 4, y + height - 3, width - 8, 2.6);
  pit(view, { x, y, width, height, colour }, random);
}

/** Pits and grains of the stone. */
function pit({ ctx }: View, { x, y, width, height, colour }: Slab, random: Random): void {
  for (const [tone, count] of [
    [-0.16, width * 0.16],
    [0.14, width * 0.14],
  ] as const)
    fillPath(ctx, veil(shade(colour, tone), 0.55), () => {
      for (let i = 0; i < count; i++) {
        const at: Point = [x + random.range(5, width - 5), y + random.range(5, height - 5)];
        const size = random.range(0.8, 2.2);
        ctx.moveTo(at[0] + size, at[1]);
        addBlob(ctx, at, size, size * 0.8, random, 0.3, 6);
      }
    });
}
