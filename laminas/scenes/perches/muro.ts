/** The top of an old wall: a worn stone cornice over courses of ashlar, with a putlog hole as kestrels nest in. */
import type { Random } from '../../geometry/random.ts';
import { addBlob, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { DISC, halfChord } from '../disc.ts';
import { footing, type View } from '../view.ts';
import { growLichen } from './lichen.ts';
import { thicknessOf } from './rod.ts';

/** Heights of cornice, moulding and course, and how far the cornice stands out at each side, px. */
const CORNICE = 40;
const MOULDING = 16;
const COURSE = 64;
const OVERHANG = 26;
const FOOT = DISC.bottom;

interface Slab {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

/** A dressed stone with worn corners, lit along its upper edge and in shade along its lower one. */
function layStone(view: View, { x, y, width, height, colour }: Slab, random: Random): void {
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
        const at = { x: x + random.range(5, width - 5), y: y + random.range(5, height - 5) };
        const size = random.range(0.8, 2.2);
        ctx.moveTo(at.x + size, at.y);
        addBlob(ctx, at, size, size * 0.8, random, 0.3, 6);
      }
    });
}

/** Courses of ashlar below the cornice, every second one shifted by half a stone. */
function layCourses(view: View, left: number, right: number, top: number, colour: string): void {
  const random = view.dice('wall courses');
  view.ctx.fillStyle = shade(colour, -0.2);
  view.ctx.fillRect(left, top, right - left, FOOT - top);
  for (let row = 0; top + row * COURSE < FOOT; row++) {
    let x = left - (row % 2 ? 58 : 0);
    while (x < right) {
      const width = random.range(104, 136);
      const from = Math.max(left, x);
      const to = Math.min(right, x + width);
      if (to - from > 16)
        layStone(
          view,
          { x: from + 1.5, y: top + row * COURSE + 1.5, width: to - from - 3, height: COURSE - 3, colour },
          random,
        );
      x += width;
    }
  }
}

/** The square hole of an old scaffold beam, dark inside and lit on its sill. */
function cutHole({ ctx }: View, x: number, y: number, colour: string): void {
  ctx.fillStyle = shade(colour, -0.62);
  ctx.fillRect(x, y, 44, 46);
  ctx.fillStyle = shade(colour, -0.74);
  ctx.fillRect(x, y, 44, 14);
  ctx.fillStyle = shade(colour, 0.12);
  ctx.fillRect(x - 2, y + 42, 48, 5);
}

export function drawMuro(view: View): void {
  const { ctx, palette, scene, stand } = view;
  const sole = footing(stand);
  const width = thicknessOf(scene);
  const stone = palette.key('#c0b096');
  const top = sole.y - 7;
  const reach = Math.min(width / 2, halfChord(top + CORNICE));
  const [left, right] = [DISC.x - reach, DISC.x + reach];
  const under = top + CORNICE + MOULDING;
  const random = view.dice('wall');
  ctx.save();
  ctx.beginPath();
  ctx.arc(DISC.x, DISC.y, DISC.radius, 0, Math.PI * 2);
  ctx.clip();
  layCourses(view, left, right, under, shade(stone, -0.06));
  cutHole(view, DISC.x + 92, under + COURSE * 1.1, stone);
  const shadow = ctx.createLinearGradient(0, under, 0, under + 60);
  shadow.addColorStop(0, veil(palette.shadow, 0.4));
  shadow.addColorStop(1, veil(palette.shadow, 0));
  ctx.fillStyle = shadow;
  ctx.fillRect(left, under, right - left, 60);
  ctx.restore();
  ctx.fillStyle = shade(stone, -0.14);
  ctx.fillRect(left - OVERHANG * 0.4, top + CORNICE, reach * 2 + OVERHANG * 0.8, MOULDING);
  ctx.fillStyle = shade(stone, -0.24);
  ctx.fillRect(left - OVERHANG * 0.4, top + CORNICE, reach * 2 + OVERHANG * 0.8, 5);
  const pieces = Math.max(2, Math.round(reach / 105));
  const piece = (reach * 2 + OVERHANG * 2) / pieces;
  ctx.fillStyle = shade(stone, -0.26);
  ctx.fillRect(left - OVERHANG + 3, top + 3, reach * 2 + OVERHANG * 2 - 6, CORNICE - 4);
  for (let i = 0; i < pieces; i++)
    layStone(
      view,
      {
        x: left - OVERHANG + i * piece + 1,
        y: top,
        width: piece - 2,
        height: CORNICE,
        colour: shade(stone, 0.06),
      },
      random,
    );
  ctx.fillStyle = veil(shade(stone, 0.26), 0.8);
  ctx.fillRect(left - OVERHANG + 5, top, reach * 2 + OVERHANG * 2 - 10, 8);
  for (let i = 0; i < 9; i++) {
    const at = { x: random.range(left, right), y: top + random.range(10, CORNICE - 6) };
    growLichen(view, at, random.range(4, 9), 0.7, random);
  }
}
