import type { SKRSContext2D } from '@napi-rs/canvas';
import type { WingSheet } from '../anatomy/wing/wing.ts';
import { css, rgbOf, tone } from '../geometry/colour.ts';
import { type Point, shifted } from '../geometry/point.ts';
import { fill, fillSoft, trace } from '../geometry/trace.ts';
import type { Wing } from '../parts/wing.ts';
import type { WingPlan } from '../parts/wing-plan.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import type { Subject } from '../plumaje/subject.ts';
import { paintRows } from '../plumaje/tracts/paint-rows.ts';
import { paintFeatherPatches } from '../plumaje/wing/feather-patch.ts';
import { paintGlaze } from './blades/glaze.ts';
import { paintLesserCoverts } from './lesser-coverts.ts';
import { closePocket } from './pocket-feathers.ts';
import { paintScapulars } from './scapulars/scapulars.ts';
import { paintTracts } from './tracts.ts';
import { type WingWork, workOn } from './work.ts';

/** Shadow of the wing on flank, rump and tail: how far it falls and how soft it is, px of the archetype; from where on, s. */
const SHADOW = { drop: 9, blur: 8, opacity: 0.3, from: 0.3 } as const;
/** The wing as a volume over the body: one low swelling of the whole, px of the archetype, and its softness in cells. */
const SWELL = { height: 20, softness: 11, from: 0.08, to: 0.9 } as const;
const EDGE = { height: 5, softness: 2 } as const;

/** The ground under the coverts: where it begins, s and w, how far before the tips of the greater ones it ends, and its tone. */
const UNDERCOAT = { from: 0.06, top: 0.1, short: 0.06, tone: -0.08 } as const;

/** Where wing and scapulars begin below the mantle, from the shoulder backwards, s and w. */
const BELOW_MANTLE: readonly Point[] = [
  [0.06, 0.3],
  [0.1, -0.1],
  [0.24, -0.08],
  [0.44, -0.03],
  [1.05, -0.03],
  [1.05, 1.3],
  [0.06, 1.3],
];

/** Outline of a part of the wing. */
function partOf(sheet: WingSheet, from: Point, to: Point): Point[] {
  const line = (w: number) =>
    Array.from({ length: 30 }, (_, i) => sheet.at(from[0] + ((to[0] - from[0]) * i) / 29, w));
  return [...line(from[1]), ...line(to[1]).reverse()];
}

function castShadow(ctx: SKRSContext2D, { sheet, subject, unit }: WingWork): void {
  const fall = SHADOW.drop * unit;
  const { x, y } = subject.light;
  const shape = shifted(partOf(sheet, [SHADOW.from, 0], [1, 1]), -x * fall * 0.5, Math.max(0.4, -y) * fall);
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  fillSoft(ctx, shape, css(rgbOf(subject.light.shadow), SHADOW.opacity), SHADOW.blur * unit);
  ctx.restore();
}

/** The ground of the coverts, so that nothing of the body shows between them. */
function layUndercoat(ctx: SKRSContext2D, { sheet, wing, measures }: WingWork): void {
  fill(
    ctx,
    partOf(sheet, [UNDERCOAT.from, UNDERCOAT.top], [measures.greaterTips - UNDERCOAT.short, 1]),
    css(tone(rgbOf(wing.lesserCoverts), UNDERCOAT.tone)),
  );
}

/** The back's feathers in rows: the mantle's beside the firm wing, those of the scapulars over its upper edge. */
function layRowsOfBack(ctx: SKRSContext2D, { sheet, subject }: WingWork): void {
  ctx.save();
  trace(
    ctx,
    BELOW_MANTLE.map(([s, w]) => sheet.at(s, w)),
  );
  ctx.rect(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  ctx.clip('evenodd');
  paintRows(ctx, subject, 'mantle');
  ctx.restore();
  paintRows(ctx, subject, 'wing');
}

/** A folded wing laid by its plan, feather by feather, in the pocket of the body. */
export function paintFoldedWing(
  ctx: SKRSContext2D,
  subject: Subject,
  wing: Wing,
  sheet: WingSheet,
  plan: WingPlan,
  clip: readonly Point[],
): void {
  const work = workOn(subject, wing, sheet, plan);
  castShadow(ctx, work);
  ctx.save();
  trace(ctx, partOf(sheet, [-0.2, 0], [1.1, 1.4]));
  ctx.clip();
  layUndercoat(ctx, work);
  paintTracts(ctx, work);
  ctx.restore();
  ctx.save();
  trace(ctx, clip);
  ctx.clip();
  paintLesserCoverts(ctx, work);
  paintGlaze(ctx, work);
  if (work.measures.form.overFlank) closePocket(ctx, work);
  paintScapulars(ctx, work);
  if (plan.patternOver) paintRows(ctx, subject, 'mantle');
  if (work.measures.form.mantleRows) layRowsOfBack(ctx, work);
  paintFeatherPatches(ctx, { subject, wing, sheet, scale: work.unit });
  if (!work.measures.form.overFlank) closePocket(ctx, work);
  ctx.restore();
  const { from, to, height, softness } = SWELL;
  subject.relief.raise(partOf(sheet, [0.05, from], [0.92, to]), height * work.unit, softness);
  subject.relief.raise(partOf(sheet, [0.42, 0], [1, 1]), EDGE.height * work.unit, EDGE.softness);
}
