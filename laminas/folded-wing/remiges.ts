import { blend, type Point } from '../geometry/point.ts';
import type { Measures } from './measures.ts';
import { type Place, row } from './place.ts';

/** Flight feathers whose tips lie hidden inside the panel of the secondaries. */
const HIDDEN_PRIMARIES = 2;

/**
 * The primaries, outermost first: stripes along the leading edge, then tips that step out beyond the tertials, each
 * uppermost lying on the next longer one, with gaps that grow outwards.
 */
export function primaries(m: Measures): Place[] {
  const shown = m.primaryTips;
  const { webs, tips } = m.form.primaries;
  return row(1 + shown + HIDDEN_PRIMARIES, (_, i) => {
    const fromInner = shown + HIDDEN_PRIMARIES - i;
    const step = i === 0 ? shown - 0.45 : Math.min(shown, fromInner - HIDDEN_PRIMARIES + 1);
    const share = Math.max(0, step / shown) ** m.primaryGaps;
    const s = step <= 0 ? m.tertialTip - 0.03 : blend(m.tertialTip, 1, share);
    const lower = 1 - i / (shown + HIDDEN_PRIMARIES);
    const root: Point = [0.3, blend(m.panelTo - 0.06, 0.975, lower)];
    const tip: Point = [s, i === 0 ? 0.86 : blend(tips[1], tips[0], Math.max(0, share))];
    const knee: Point = [blend(0.3, s, 0.72), blend(m.panelTo + 0.02, 0.985, lower)];
    return { root, knee, tip, outer: webs[0], inner: webs[1] };
  });
}

/** The secondaries, outermost first: a panel of narrow outer edges that converge under the tip of the longest tertial. */
export function secondaries(m: Measures): Place[] {
  const { count, ahead, tips, webs } = m.form.secondaries;
  const top = m.tertialDepth * 0.86;
  return row(count, (t) => {
    const at = blend(m.panelTo - 0.02, top, t);
    const tip: Point = [m.tertialTip + blend(ahead[0], ahead[1], t), blend(tips[0], tips[1], t)];
    return {
      root: [0.3, blend(m.panelTo - 0.06, top - 0.02, t)],
      knee: [blend(0.3, tip[0], 0.6), at],
      tip,
      outer: webs[0],
      inner: webs[1],
    };
  });
}

/** The tertials, longest first: nested, the shortest uppermost; they lie on the secondaries and close against the rump. */
export function tertials(m: Measures): Place[] {
  const { reach: reaches, droop } = m.form.tertials;
  const start = m.greaterTips + 0.02;
  return row(reaches.length, (t, i) => {
    const reach = reaches[i] ?? 1;
    const at = m.tertialDepth * blend(0.72, 0.17, t);
    const tip: Point = [blend(start, m.tertialTip, reach), blend(droop, 0.06, t)];
    const webs = { outer: m.tertialDepth * blend(0.32, 0.28, t), inner: at * 1.05 + 0.04 };
    return { root: [0.26, at * 0.8], knee: [blend(0.26, tip[0], 0.66), at * 1.12], tip, ...webs };
  });
}
