import { areaOf } from './geometry/area.ts';
import type { Hex } from './geometry/colour.ts';
import type { Feather } from './parts/feather.ts';
import type { RowName, Wing, WingRow } from './parts/wing.ts';

/** A colour of a bird and the part of the bird, or of the part in question, that it takes: 0..1. */
export interface Mancha {
  colour: Hex;
  area: number;
}

/** What each row of a folded wing leaves to be seen, shares of the wing, as `ROW_LAYOUTS` lays them over each other. */
const ROW_SHARES: Readonly<Record<RowName | 'scapulars' | 'lesserCoverts', number>> = {
  scapulars: 0.16,
  longScapulars: 0.06,
  bend: 0.01,
  lesserCoverts: 0.09,
  medianCoverts: 0.1,
  greaterCoverts: 0.16,
  tertials: 0.15,
  secondaries: 0.1,
  primaryCoverts: 0.04,
  alula: 0.02,
  primaries: 0.17,
};

/** Px of a feather's breadth that show beside its neighbours', at a wing scale of 1, and of its length. */
const SEEN_BREADTH = 12;
const SEEN_LENGTH = 110;
/** The outer web is what a folded wing shows of a feather. */
const WEB_SHARES = { outer: 0.8, inner: 0.2, both: 1 };
/** What fringe, bars and the like may take together: the ground of a feather never vanishes. */
const WORK_AT_MOST = 0.85;

/** What is drawn on a feather and the share of it, 0..1. */
function workOn(feather: Feather): Mancha[] {
  const { fringe, fringeWidth = 1.4, rim, rimWidth = 1.4, tip, tipLength = 0.1, zones = [], bars } = feather;
  const { centre, centreWidth = 0.4 } = feather;
  const work: Mancha[] = zones.map(({ from, to, colour, web = 'both', opacity = 1 }) => ({
    colour,
    area: Math.max(0, to - from) * opacity * WEB_SHARES[web],
  }));
  if (fringe) work.push({ colour: fringe, area: fringeWidth / SEEN_BREADTH });
  if (rim) work.push({ colour: rim, area: rimWidth / SEEN_BREADTH });
  if (tip) work.push({ colour: tip, area: tipLength });
  if (centre) work.push({ colour: centre, area: centreWidth });
  if (bars) {
    const { from = 0, to = 1, web = 'both', opacity = 1, count, width, colour } = bars;
    const drawn = Math.min(Math.max(0, to - from), (count * width) / SEEN_LENGTH);
    work.push({ colour, area: drawn * WEB_SHARES[web] * opacity });
  }
  return work;
}

/** The colours of one feather; shares of 1. */
export function plainManchas(feather: Feather): Mancha[] {
  const work = workOn(feather);
  const asked = work.reduce((sum, { area }) => sum + area, 0);
  const fit = Math.min(1, WORK_AT_MOST / (asked || 1));
  return [
    ...work.map(({ colour, area }) => ({ colour, area: area * fit })),
    { colour: feather.colour, area: 1 - asked * fit },
  ];
}

/** Feathers that show in a row or tail of which the recipe does not say the number. */
const FEATHERS = 6;

type Row = Pick<WingRow, 'feather' | 'except'> & { count?: number; feathers?: number };

/** The colours of a row of feathers or of a tail, those that differ included; shares of 1. */
export function featherManchas({ feather, except = {}, count, feathers }: Row): Mancha[] {
  const differing = Object.values(except);
  const number = Math.max(count ?? feathers ?? FEATHERS, differing.length);
  const each = [
    ...differing.map((change) => ({ feather: { ...feather, ...change }, area: 1 / number })),
    { feather, area: 1 - differing.length / number },
  ];
  return each.flatMap((one) =>
    plainManchas(one.feather).map(({ colour, area }) => ({ colour, area: area * one.area })),
  );
}

/** The colours of a folded wing, its bands and patches laid over its rows; shares of 1. */
export function wingManchas(wing: Wing): Mancha[] {
  const rows: Mancha[] = [
    { colour: wing.scapulars, area: ROW_SHARES.scapulars },
    { colour: wing.lesserCoverts, area: ROW_SHARES.lesserCoverts },
  ];
  for (const [name, row] of Object.entries(wing.rows) as [RowName, WingRow][]) {
    rows.push(...featherManchas(row).map((one) => ({ ...one, area: one.area * ROW_SHARES[name] })));
  }
  const bands = (wing.bands ?? []).map(({ over, colour, opacity = 1 }) => ({
    colour,
    area: areaOf(over) * opacity,
  }));
  const banded = Math.min(
    WORK_AT_MOST,
    bands.reduce((sum, { area }) => sum + area, 0),
  );
  const whole = rows.reduce((sum, { area }) => sum + area, 0);
  return [...rows.map(({ colour, area }) => ({ colour, area: (area / whole) * (1 - banded) })), ...bands];
}

/** The same patches, each `by` times as large. */
export function scaled(manchas: readonly Mancha[], by: number): Mancha[] {
  return manchas.map(({ colour, area }) => ({ colour, area: area * by }));
}
