import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgbOf, tone } from '../geometry/colour.ts';
import { blend, heading } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import { trace } from '../geometry/trace.ts';
import type { WingRow } from '../parts/wing.ts';
import { lookOf } from './blades/lay-blades.ts';
import type { SoftRows } from './forms/form.ts';
import { paintSoftFeather } from './soft/soft-feather.ts';
import { paintSoftMark } from './soft/soft-mark.ts';
import type { WingWork } from './work.ts';

/** A field of loose coverts: its feathers, where the tips of its first and last row lie, s, and its look. */
interface Field extends SoftRows {
  from: number;
  to: number;
  row: WingRow | undefined;
}

/** How far the tips of the lesser coverts stay before those of the median ones, s. */
const BEFORE_MEDIAN = 0.07;

/** The loose coverts from the bend back: lesser and, where the form lays them so, median ones. */
function fields({ measures, wing }: WingWork): Field[] {
  const { lesser, softMedian } = measures.form;
  const last = measures.medianTips - BEFORE_MEDIAN * (softMedian ? softMedian.rows : 1);
  const lesserField = { ...lesser, from: 0.06, to: last, row: wing.rows.lesserCoverts };
  if (!softMedian) return [lesserField];
  const from = last + BEFORE_MEDIAN;
  return [{ ...softMedian, from, to: measures.medianTips, row: wing.rows.medianCoverts }, lesserField];
}

function paintField(ctx: SKRSContext2D, work: WingWork, field: Field, last: number, random: Random): void {
  const { sheet, wing, length } = work;
  const { count, from, to } = field;
  for (let row = last; row >= 0; row--) {
    const tip = blend(from, to, last === 0 ? 1 : row / last);
    for (let i = 0; i < count; i++) {
      const look = field.row && lookOf(field.row, count - 1 - i);
      const base = rgbOf(look?.colour ?? wing.lesserCoverts);
      const w = (i + 0.5 + (row % 2) * 0.5 + random.range(-0.15, 0.15)) / (count + 0.5);
      const root = sheet.at(Math.max(0, tip - field.length * 0.87 + random.bell() * 0.006), w);
      const feather = {
        root,
        angle: heading(root, sheet.at(tip, w)) + random.bell() * 0.06,
        length: length * field.length,
        half: length * field.half,
        colour: tone(base, random.bell() * 0.022),
        body: 0.92,
        tip: 0.75,
        lift: 0.03,
      };
      paintSoftFeather(ctx, feather, random, look);
      if (wing.lesserMark) paintSoftMark(ctx, feather, wing.lesserMark, random);
    }
  }
}

/** The loose coverts: soft scales in rows, the hindmost first. */
export function paintLesserCoverts(ctx: SKRSContext2D, work: WingWork): void {
  const random = work.subject.stream('lesser coverts');
  const { softMedian } = work.measures.form;
  ctx.save();
  trace(ctx, work.sheet.outline());
  ctx.clip();
  for (const field of fields(work)) {
    const median = softMedian !== undefined && field.row === work.wing.rows.medianCoverts;
    paintField(ctx, work, field, median ? field.rows - 1 : field.rows, random);
  }
  ctx.restore();
}
