import type { SKRSContext2D } from '@napi-rs/canvas';
import { farWing } from '../../anatomy/wing/far-wing.ts';
import { BUILD_ROWS, type LaidRow, ROW_LAYOUTS, ROW_ORDER } from '../../anatomy/wing/wing-rows.ts';
import { paintFoldedWing } from '../../folded-wing/folded-wing.ts';
import { css, rgbOf } from '../../geometry/colour.ts';
import { between, blend, type Point, shifted } from '../../geometry/point.ts';
import { fillSoft, trace } from '../../geometry/trace.ts';
import type { Feather } from '../../parts/feather.ts';
import type { WingRow } from '../../parts/wing.ts';
import type { Subject } from '../subject.ts';
import { paintRows } from '../tracts/paint-rows.ts';
import { paintFeatherPatches } from './feather-patch.ts';
import { paintFeather } from './flight-feather.ts';
import { paintWingBands } from './wing-bands.ts';
import { LESSER, paintCoverts, paintScapulars, type WingWork } from './wing-coverts.ts';
import { blendMantle, blendShoulder, seatWing } from './wing-seat.ts';

/** Shadows under the wing: how far they fall and how soft they are, px of the archetype. */
const SHADOWS = [
  { drop: 15, blur: 10, opacity: 0.28 },
  { drop: 5, blur: 3, opacity: 0.3 },
] as const;
/** Height of the wing's edge above the body and of its swelling, px of the archetype; softness in cells. */
const EDGE = { height: 8, softness: 3 } as const;
const SWELL = { height: 11, softness: 9 } as const;

/** The feather of a row by its index from the outermost. */
export function featherOf(row: { feather: Feather; except?: WingRow['except'] }, index: number): Feather {
  const change = row.except?.[index];
  return change ? { ...row.feather, ...change } : row.feather;
}

/** The feather of a row with its tip as long as its place in a tapering bar asks, `t` from the outermost 0 to 1. */
function barFeather(row: WingRow, index: number, t: number): Feather {
  const feather = featherOf(row, index);
  if (!row.tipTaper || !feather.tip) return feather;
  const left = blend(row.tipTaper[0], row.tipTaper[1], t);
  const whole = 4 * t * (1 - t);
  return { ...feather, tipLength: (feather.tipLength ?? 0.12) * blend(left, 1, whole) };
}

function paintRow(ctx: SKRSContext2D, work: WingWork, name: LaidRow): void {
  const own = work.wing.rows[name];
  if (!own) return;
  const build = work.wing.build && BUILD_ROWS[work.wing.build][name];
  const row = { ...ROW_LAYOUTS[name], ...build, ...own };
  const eachTip = own.eachTip ?? (own.tips ? undefined : row.eachTip);
  const random = work.subject.stream(`wing ${name}`);
  const stray = work.subject.stream(`stray ${name}`);
  const loose = row.loose ?? 0;
  const count = eachTip && !own.count ? eachTip.length : row.count;
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1);
    const root = between(row.roots[0], row.roots[1], t);
    const even = eachTip?.[i] ?? between(row.tips[0], row.tips[1], t);
    const bow = (row.bow ?? 0) * 4 * t * (1 - t);
    const tip: Point = [
      even[0] + bow + stray.range(-loose, loose),
      even[1] + stray.range(-loose, loose) * 0.8,
    ];
    const width = blend(row.widths[0], row.widths[1], t) * work.scale * (1 + stray.range(-loose, loose) * 5);
    paintFeather(ctx, work.sheet.feather(root, tip), width, barFeather(row, i, t), random);
  }
}

/** Shadow of the wing on the flank, away from the light: wide and faint, and narrow and darker where it touches. */
function paintWingShadow(ctx: SKRSContext2D, work: WingWork): void {
  const { light, frames } = work.subject;
  const tint = rgbOf(light.shadow);
  const outline = work.sheet.outline();
  for (const { drop, blur, opacity } of SHADOWS) {
    const fall = drop * frames.unit;
    const shape = shifted(outline, -light.x * fall * 0.6, Math.max(0.4, -light.y) * fall);
    fillSoft(ctx, shape, css(tint, opacity), blur * frames.unit);
  }
}

/** The folded wing: one closed form over the flank, row after row, seated in the body. */
export function paintWing(ctx: SKRSContext2D, subject: Subject, clip: readonly Point[]): void {
  const { wing } = subject.recipe;
  const { wing: sheet, unit } = subject.frames;
  if (!wing || !sheet) return;
  if (wing.plan) {
    const { anatomy, sheet: body } = subject.frames;
    const far = wing.plan.farWing && farWing(anatomy, body, wing.plan.farWing);
    if (far) paintFoldedWing(ctx, subject, wing, far, wing.plan, clip);
    paintFoldedWing(ctx, subject, wing, sheet, wing.plan, clip);
    return;
  }
  const work: WingWork = { subject, wing, sheet, scale: unit * (wing.scale ?? 1) };
  ctx.save();
  trace(ctx, clip);
  ctx.clip();
  paintWingShadow(ctx, work);
  ctx.restore();
  for (const name of ROW_ORDER) paintRow(ctx, work, name);
  const lesser = { from: 0, to: wing.lesserTo ?? 0.15, upper: () => 0.05, lower: () => 1 };
  const length = wing.lesserMark ? LESSER.marked : LESSER.plain;
  const look = { colour: wing.lesserCoverts, length, mark: wing.lesserMark };
  paintCoverts(ctx, work, 'lesser coverts', lesser, look);
  paintWingBands(
    ctx,
    work,
    work.wing.bands?.filter((band) => !band.onTop),
  );
  ctx.save();
  trace(ctx, clip);
  ctx.clip();
  paintScapulars(ctx, work);
  if (!wing.scapularMark) blendMantle(ctx, work);
  paintWingBands(
    ctx,
    work,
    work.wing.bands?.filter((band) => band.onTop),
  );
  seatWing(ctx, work);
  blendShoulder(ctx, work);
  paintRows(ctx, subject, 'mantle');
  paintRows(ctx, subject, 'wing');
  paintFeatherPatches(ctx, work);
  ctx.restore();
  for (const { height, softness } of [EDGE, SWELL]) {
    subject.relief.raise(sheet.outline(), height * unit, softness);
  }
}
