import { blend, type Point, smoothstep } from '../geometry/point.ts';
import type { Measures } from './measures.ts';
import { bent, type Place, row } from './place.ts';

const ALULA = 3;

/** How far the tips of a row stand out in its middle, s: the row is an arc. */
const BOW = 0.022;
const arc = (t: number) => BOW * (4 * t * (1 - t) - 0.6);
/** The innermost feathers of a row are short and lie under the scapulars. */
const shortened = (t: number) => 0.05 * smoothstep(0.78, 1, t);

/** A place near the leading edge, w, where the wedge of primary coverts is as broad as the plan says. */
const atWrist = (m: Measures, w: number) => 1 - (1 - w) * m.wrist;

/** Across the row: the outer feathers lie closer together than the inner ones. */
const fanned = (t: number, outer: number, inner: number) => blend(outer, inner, t ** 1.12);

/** The greater coverts, outermost first: fanned from the leading edge to the tertials, which the inner ones turn up to. */
export function greaterCoverts(m: Measures): Place[] {
  const { count, breadth, ahead, length } = m.form.greater;
  return row(count, (t) => {
    const web = blend(0.03, 0.06, t) * breadth;
    const tip: Point = [
      m.greaterTips + blend(ahead[0], ahead[1], t) + arc(t) - shortened(t),
      fanned(t, atWrist(m, 0.875), 0.06),
    ];
    return bent([m.greaterTips - blend(length[0], length[1], t), fanned(t, atWrist(m, 0.8), 0.2)], tip, {
      outer: web,
      inner: web * 1.5,
    });
  });
}

/** The median coverts, outermost first: one arc of short round feathers over the bases of the greater ones. */
export function medianCoverts(m: Measures): Place[] {
  const { count, breadth } = m.form.median;
  return row(count, (t) => {
    const web = blend(0.045, 0.066, t) * breadth;
    const tip: Point = [m.medianTips + blend(-0.04, 0.03, t) + arc(t) * 1.3, fanned(t, 0.84, 0.06)];
    return bent([m.medianTips - 0.15, fanned(t, 0.78, 0.16)], tip, { outer: web, inner: web * 1.25 });
  });
}

/** The primary coverts, outermost and longest first: a narrow dark wedge below the outer greater coverts. */
export function primaryCoverts(m: Measures): Place[] {
  const webs = { outer: 0.022 * m.wrist, inner: 0.045 * m.wrist };
  return row(m.form.primaryCoverts.count, (t) => {
    const tip: Point = [m.greaterTips + blend(0.05, -0.03, t), atWrist(m, blend(0.985, 0.885, t))];
    return bent([m.greaterTips - 0.2, atWrist(m, blend(0.97, 0.87, t))], tip, webs, 0.7);
  });
}

/** The alula, longest feather first, over the roots of the primary coverts. */
export function alula(m: Measures): Place[] {
  const webs = { outer: 0.024 * m.wrist, inner: 0.05 * m.wrist };
  return row(ALULA, (t) => {
    const tip: Point = [m.greaterTips - blend(0.06, 0.2, t), atWrist(m, blend(0.995, 0.955, t))];
    return bent([0.1, atWrist(m, blend(0.97, 0.92, t))], tip, webs, 0.7);
  });
}
