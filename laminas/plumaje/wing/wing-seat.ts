import type { SKRSContext2D } from '@napi-rs/canvas';
import { distance, type Point, smoothstep, walk } from '../../geometry/point.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from '../layer.ts';
import { paintMarks } from '../marks.ts';
import type { Subject } from '../subject.ts';
import { paintRows } from '../tracts/paint-rows.ts';
import { paintTufts, tuftLength } from '../tufts.ts';
import type { WingWork } from './wing-coverts.ts';

/** Where the last feather tips of the flank lie over the lower edge, in shares of the flank's cover. */
const FADE = 1.7;

/** Where on the body the tufts of mantle and shoulder take their length from: the end of the neck. */
const NAPE = 0.4;
/**
 * Tufts along mantle and shoulder in shares of the body's. Fine ones end in a clean line: with those of the coverts truer
 * in 12 of 16 blind pairs, worse in none. Not at the breast side over the bend: there fine ones look like crumbs.
 */
const FINE = 0.6;

/** Flat plumaje colours under a seam, so that nothing of the wing shows between its tufts. */
function layGround(
  ctx: SKRSContext2D,
  subject: Subject,
  places: readonly Point[],
  radius: number,
  right: number = PLATE_WIDTH,
): void {
  ctx.save();
  ctx.beginPath();
  for (const [x, y] of places) {
    ctx.moveTo(x + radius, y);
    ctx.arc(x, y, radius, 0, Math.PI * 2);
  }
  ctx.clip();
  ctx.beginPath();
  ctx.rect(0, 0, right, PLATE_HEIGHT);
  ctx.clip();
  ctx.drawImage(subject.albedo.canvas, 0, 0);
  ctx.restore();
}

/** Feathers of the breast side over the bend, and of the flank over the first tenth of the lower edge. */
export function seatWing(ctx: SKRSContext2D, work: WingWork): void {
  const { sheet, subject, scale } = work;
  const cover = work.wing.flankCover ?? 0.1;
  const bend = sheet.at(0, 0.5);
  const reach = work.wing.seat ?? 1;
  const radius = (distance(sheet.at(0, 0), sheet.at(0, 1)) * 0.55 + 5 * scale) * reach;
  const fade = Math.max(cover, cover * FADE);
  const edge = Array.from({ length: 24 }, (_, i) => {
    const share = (fade * i) / 23;
    return { place: sheet.at(share, 1), breadth: 9 * scale * (1 - smoothstep(cover * 0.6, fade, share)) };
  });
  const nearBend = (point: Point) => distance(point, bend) < radius && point[0] < bend[0] + 8 * scale;
  const nearEdge = (point: Point) => edge.some(({ place, breadth }) => distance(point, place) < breadth);
  const onSeam = (point: Point) => nearBend(point) || nearEdge(point);
  layGround(ctx, subject, [bend], radius * 0.8, bend[0]);
  paintTufts(ctx, subject, {
    part: 'wing seat',
    gap: 0.22,
    region: onSeam,
  });
  paintMarks(ctx, subject, onSeam);
  paintRows(ctx, subject, 'body', onSeam);
}

/** Soft mantle tufts where scapulars and back meet. */
export function blendMantle(ctx: SKRSContext2D, work: WingWork): void {
  const { sheet, subject, scale } = work;
  const seam = Array.from({ length: 12 }, (_, i) => walk(sheet.upper.at((0.42 * i) / 11), -1.2, 12 * scale));
  paintTufts(ctx, subject, {
    part: 'mantle over wing',
    gap: 0.3,
    length: tuftLength(subject, NAPE) * FINE,
    region: (point) => seam.some((place) => distance(point, place) < 11 * scale),
  });
}

/** Where mantle and breast side meet the fore edge of the scapulars, wing sheet: from the back round the shoulder. */
const SHOULDER: readonly Point[] = [
  [0.3, -0.2],
  [0.22, -0.2],
  [0.14, -0.2],
  [0.06, -0.2],
  [0, -0.2],
  [-0.03, -0.1],
  [-0.03, 0],
  [-0.02, 0.12],
  [-0.01, 0.24],
  [-0.01, 0.36],
];

/** Feathers of mantle and breast side laid over the front of the scapulars, so that no shield is cut out of them. */
export function blendShoulder(ctx: SKRSContext2D, work: WingWork): void {
  const { sheet, subject, scale } = work;
  const radius = (work.wing.shoulder ?? 0) * scale;
  if (radius === 0) return;
  const seam = SHOULDER.map(([s, w]) => sheet.at(s, w));
  const onSeam = (point: Point) => seam.some((place) => distance(point, place) < radius);
  paintTufts(ctx, subject, {
    part: 'shoulder',
    gap: 0.3,
    length: tuftLength(subject, NAPE) * FINE,
    region: onSeam,
  });
  paintMarks(ctx, subject, onSeam);
  paintRows(ctx, subject, 'body', onSeam);
}
