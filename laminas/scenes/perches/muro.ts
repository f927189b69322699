/**
 * The top of an old wall: a worn stone cornice over courses of ashlar, mostly with a putlog hole as kestrels nest in. Among rocks,
 * where nobody built, a natural ledge in its place.
 */
import type { Point } from '../../geometry/point.ts';
import { shade, veil } from '../colour/pigment.ts';
import { DISC, halfChord } from '../disc.ts';
import { footing, type View } from '../view.ts';
import { drawLedge } from './stone/ledge.ts';
import { growLichen } from './stone/lichen.ts';
import { layStone } from './stone/sillar.ts';
import { thicknessOf } from './wood/rod.ts';

/** Heights of cornice, moulding and course, and how far the cornice stands out at each side, px. */
const CORNICE = 40;
const MOULDING = 16;
const COURSE = 64;
const OVERHANG = 26;
const FOOT = DISC.bottom;

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

/** Where the wall stands, px: its sides, and the upper edge of its cornice. */
type Wall = { left: number; right: number; top: number; stone: string };

/** What lies within the disc: the courses, the hole if it has one, and the shadow that the cornice throws. */
function drawFace(view: View, { left, right, top, stone }: Wall): void {
  const { ctx, palette } = view;
  const under = top + CORNICE + MOULDING;
  ctx.save();
  ctx.beginPath();
  ctx.arc(DISC.x, DISC.y, DISC.radius, 0, Math.PI * 2);
  ctx.clip();
  layCourses(view, left, right, under, shade(stone, -0.06));
  if (!view.scene.perch.bare) cutHole(view, DISC.x + 92, under + COURSE * 1.1, stone);
  const shadow = ctx.createLinearGradient(0, under, 0, under + 60);
  shadow.addColorStop(0, veil(palette.shadow, 0.4));
  shadow.addColorStop(1, veil(palette.shadow, 0));
  ctx.fillStyle = shadow;
  ctx.fillRect(left, under, right - left, 60);
  ctx.restore();
}

/** The moulding and the stones of the cornice above it, which stand out at both sides. */
function drawCornice(view: View, { left, right, top, stone }: Wall): void {
  const { ctx } = view;
  const random = view.dice('wall');
  const [from, width] = [left - OVERHANG, right - left + OVERHANG * 2];
  ctx.fillStyle = shade(stone, -0.14);
  ctx.fillRect(left - OVERHANG * 0.4, top + CORNICE, right - left + OVERHANG * 0.8, MOULDING);
  ctx.fillStyle = shade(stone, -0.24);
  ctx.fillRect(left - OVERHANG * 0.4, top + CORNICE, right - left + OVERHANG * 0.8, 5);
  ctx.fillStyle = shade(stone, -0.26);
  ctx.fillRect(from + 3, top + 3, width - 6, CORNICE - 4);
  const pieces = Math.max(2, Math.round((right - left) / 210));
  const piece = width / pieces;
  const colour = shade(stone, 0.06);
  for (let i = 0; i < pieces; i++)
    layStone(view, { x: from + i * piece + 1, y: top, width: piece - 2, height: CORNICE, colour }, random);
  ctx.fillStyle = veil(shade(stone, 0.26), 0.8);
  ctx.fillRect(from + 5, top, width - 10, 8);
  for (let i = 0; i < 9; i++) {
    const at: Point = [random.range(left, right), top + random.range(10, CORNICE - 6)];
    growLichen(view, at, random.range(4, 9), 0.7, random);
  }
}

export function drawMuro(view: View): void {
  const { palette, scene, stand } = view;
  const top = footing(stand)[1] - 7;
  const reach = Math.min(thicknessOf(scene) / 2, halfChord(top + CORNICE));
  if (scene.habitat === 'roquedo') {
    const [left, right] = [DISC.x - reach - OVERHANG, DISC.x + reach + OVERHANG];
    drawLedge(view, { left, right, top, colour: palette.key('#a0948a') });
    return;
  }
  const wall = { left: DISC.x - reach, right: DISC.x + reach, top, stone: palette.key('#c0b096') };
  drawFace(view, wall);
  drawCornice(view, wall);
}
