import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgbOf, tone } from '../../geometry/colour.ts';
import { blend, heading, type Point, smoothstep, walk } from '../../geometry/point.ts';
import { fillSoft, trace } from '../../geometry/trace.ts';
import { laid, layBlades, lookOf, strayed } from '../blades/lay-blades.ts';
import { paintSoftFeather } from '../soft/soft-feather.ts';
import { paintSoftMark } from '../soft/soft-mark.ts';
import type { WingWork } from '../work.ts';
import { longScapulars } from './long-scapulars.ts';
import { blendIntoMantle, tuckUpperEdge } from './mantle-seam.ts';
import { hang, scapularBorder } from './scapular-field.ts';

/** How far they follow the line of the body rather than that of the wing: from where on, s, and how much in the end. */
const ALONG_BODY = { from: 0.08, to: 0.34, most: 0.55 } as const;
/** How far before the bend their roots may lie, u: no scapular grows from the neck. */
const BEFORE_BEND = 0.05;
/** How far behind the bend the long ones begin to show, u, and how wide they are at the root. */
const BEHIND_BEND = 0.07;
const BARE_ROOT = 0.1;
/** Shade of the scapulars on wing coverts and tertials. */
const SHADE = { blur: 6, opacity: 0.24 } as const;

/** How far along the body a point lies, u; below 0 beside it. */
const bodyShare = ({ subject }: WingWork, [x, y]: Point) => subject.relief.u[subject.relief.cell(x, y)] ?? -1;

/** From where on the body scapulars may have their roots, u. */
const shoulderOf = (work: WingWork) => bodyShare(work, work.sheet.at(0.04, 0)) - BEFORE_BEND;

/** Direction of the body's feathers at a point, or along the wing beyond the body. */
function flowAt(work: WingWork, place: Point): number {
  const { sheet, subject } = work;
  const { relief, frames } = subject;
  const cell = relief.cell(place[0], place[1]);
  const u = bodyShare(work, place);
  return u < 0 ? heading(sheet.at(0.1, 0), sheet.at(0.5, 0)) : frames.sheet.flow(u, relief.v[cell] ?? 0.2);
}

/** Shade of the whole tract on what lies under it. */
function castShade(ctx: SKRSContext2D, work: WingWork): void {
  const { sheet, measures, unit } = work;
  const upper = [sheet.at(measures.scapularTo, -0.17), sheet.at(0, -0.17)];
  ctx.save();
  if (!measures.form.overFlank) {
    trace(ctx, sheet.outline());
    ctx.clip();
  }
  ctx.globalCompositeOperation = 'source-atop';
  fillSoft(
    ctx,
    [...scapularBorder(work.sheet, work.measures), ...upper],
    `rgba(24,18,20,${SHADE.opacity})`,
    SHADE.blur * unit,
  );
  ctx.restore();
}

/** The long firm scapulars, row after row. */
function paintLong(ctx: SKRSContext2D, work: WingWork): void {
  const row = work.wing.rows.longScapulars;
  if (!row) return;
  const random = work.subject.stream('long scapulars');
  const shoulder = shoulderOf(work);
  for (const scapulars of longScapulars(work.measures)) {
    const feathers = scapulars.flatMap(({ lane, place }) => {
      const feather = laid(
        work,
        strayed(place, random, work.measures.form.stray),
        lookOf(row, lane),
        'oval',
        BARE_ROOT,
      );
      return bodyShare(work, feather.blade.at(0.3, 0)) < shoulder + BEHIND_BEND ? [] : [feather];
    });
    layBlades(ctx, feathers, work.unit, random);
  }
}

/** The scapulars: rows that hang from the mantle over the upper edge of the wing, their long axis along the body. */
export function paintScapulars(ctx: SKRSContext2D, work: WingWork): void {
  const { sheet, measures, wing, subject, length } = work;
  const { rows, lane, half } = measures.form.scapulars;
  const random = subject.stream('scapulars');
  castShade(ctx, work);
  const shoulder = shoulderOf(work);
  tuckUpperEdge(ctx, work);
  paintLong(ctx, work);
  const lanes = Math.round((measures.scapularRise + measures.scapularDepth) / lane) + 1;
  for (const { end, length: share } of rows) {
    const low = measures.scapularDepth * hang(end, measures.scapularHang);
    for (let i = 0; i < lanes; i++) {
      const row = end < measures.scapularsFrom ? undefined : wing.rows.scapulars;
      const look = row && lookOf(row, lanes - 1 - i);
      const t = (i + random.range(-0.15, 0.15)) / (lanes - 1);
      const w = blend(-measures.scapularRise * (1.2 - end), low, t) + random.bell() * 0.012;
      const s = measures.scapularTo * end + 0.03 - 0.07 * t * t + random.bell() * 0.014;
      const tip = sheet.at(s, w);
      const along = heading(sheet.at(s - share, w * 0.72 - 0.06), tip);
      const angle =
        blend(along, flowAt(work, tip), ALONG_BODY.most * smoothstep(ALONG_BODY.from, ALONG_BODY.to, s)) +
        random.bell() * 0.05;
      const size = length * share * random.range(0.9, 1.1);
      const root = walk(tip, angle, -size);
      if (bodyShare(work, root) < shoulder) continue;
      const feather = {
        root,
        angle,
        length: size,
        half: size * random.range(half[0], half[1]),
        colour: tone(rgbOf(look?.colour ?? wing.scapulars), random.bell() * 0.03),
        body: 0.88,
        tip: look ? 0.8 : 0.55,
        bend: 0.05,
        lift: look ? 0 : 0.045,
      };
      paintSoftFeather(ctx, feather, random, look);
      if (wing.scapularMark) paintSoftMark(ctx, feather, wing.scapularMark, random);
    }
  }
  const streaked =
    measures.form.mantleRows && subject.recipe.rows?.some(({ on, mark }) => on === 'mantle' && mark);
  if (!wing.rows.scapulars?.feather.centre && !streaked) blendIntoMantle(ctx, work);
}
