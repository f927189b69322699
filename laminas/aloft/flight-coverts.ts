import { css, rgbOf, tone } from '../geometry/colour.ts';
import { blend, clamp, distance, heading } from '../geometry/point.ts';
import { Region } from '../geometry/polygon.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, fillSoft } from '../geometry/trace.ts';
import { brushTuft } from '../plumaje/tufts.ts';
import { paintFeather } from '../plumaje/wing/flight-feather.ts';
import { lineOf, placed, placedPath, type WingWork } from './wing-work.ts';

/** The free zones over the flight feathers: soft patches through which the feather lines show. */
export function paintZones(work: WingWork): void {
  const { ctx, aloft, plan, frame } = work;
  for (const zone of aloft.colours.zones ?? []) {
    const shape = curveThrough(zone.at, true, 6).map(([s, c]) =>
      placed(work, plan.at(clamp(s), clamp(c, 0, 1.02))),
    );
    ctx.save();
    ctx.globalCompositeOperation = 'source-atop';
    ctx.globalAlpha = (zone.opacity ?? 1) * 0.9;
    fillSoft(ctx, shape, zone.colour, Math.max(0.6, frame.unit * 0.012));
    ctx.restore();
  }
}

/** Colour of the wing at a place: free zones over carpal patch over coverts. */
function colourAt(
  work: WingWork,
  regions: readonly { region: Region; colour: string }[],
  s: number,
  c: number,
): string {
  const { colours, wing } = work.aloft;
  for (let i = regions.length - 1; i >= 0; i--) {
    const zone = regions[i];
    if (zone?.region.holds([s, c])) return zone.colour;
  }
  if (colours.leading && c < 0.07) return colours.leading;
  if (colours.carpal && ((s - wing.arm - 0.03) / 0.085) ** 2 + ((c - 0.24) / 0.2) ** 2 < 1)
    return colours.carpal;
  return colours.coverts;
}

/** Greater and primary coverts: one row of small explicit feathers. */
export function paintGreaterCoverts(work: WingWork): void {
  const { ctx, aloft, plan, random, frame } = work;
  const { arm } = aloft.wing;
  const { colours } = aloft;
  const colour = colours.greater ?? colours.coverts;
  const reach = (s: number) => (s < arm ? 0.54 : blend(0.5, 0.34, (s - arm) / (0.5 * (1 - arm))));
  const end = arm + 0.46 * (1 - arm);
  const count = (aloft.wing.secondaries ?? 12) + 7;
  const width = ((distance(plan.at(0, 0.5), plan.at(end, 0.3)) * frame.unit) / count) * 1.9;
  for (let i = count - 1; i >= 0; i--) {
    const s = (i / (count - 1)) * end;
    const drift = s < arm ? 0 : 0.1 * (1 - arm) * ((s - arm) / (end - arm));
    const quill = { root: plan.at(s, 0.16), tip: plan.at(Math.min(1, s + drift), reach(s)) };
    const long = distance(quill.root, quill.tip) * frame.unit;
    paintFeather(
      ctx,
      lineOf(work, quill, 0.02),
      Math.min(width, long * 0.5),
      { colour, shape: 'round' },
      random,
    );
  }
}

/** Median and lesser coverts as tufts, from the greater coverts to the leading edge. */
export function paintLesserCoverts(work: WingWork): void {
  const { ctx, aloft, plan, random, frame } = work;
  const regions = (aloft.colours.zones ?? []).map(({ at, colour }) => ({
    region: new Region(curveThrough(at, true, 6)),
    colour,
  }));
  const end = aloft.wing.arm + 0.62 * (1 - aloft.wing.arm);
  const length = clamp(aloft.wing.breadth * frame.unit * 0.1, 3, 12);
  const rows = Math.max(7, Math.round((aloft.wing.breadth * frame.unit * 0.4) / (length * 0.26)));
  const columns = Math.max(
    18,
    Math.round((distance(plan.at(0, 0), plan.at(end, 0)) * frame.unit) / (length * 0.34)),
  );
  const field = [
    ...Array.from({ length: 21 }, (_, i) => plan.at((i / 20) * end, 0)),
    ...Array.from({ length: 21 }, (_, i) =>
      plan.at((1 - i / 20) * end, 0.4 * (1 - (1 - i / 20) ** 3) + 0.04),
    ),
  ];
  fill(ctx, placedPath(work, field), aloft.colours.coverts);
  for (let row = 0; row <= rows; row++) {
    for (let column = columns; column >= 0; column--) {
      const s = clamp((column + random.range(-0.5, 0.5)) / columns) * end;
      const depth =
        s < aloft.wing.arm ? 0.4 : blend(0.4, 0.06, (s - aloft.wing.arm) / (end - aloft.wing.arm));
      const c = Math.max(0.005, (1 - row / rows) * depth + random.bell() * 0.012);
      const root = placed(work, plan.at(s, c));
      const towards = heading(root, placed(work, plan.at(Math.min(1, s + 0.02), c + 0.12)));
      const colour = rgbOf(colourAt(work, regions, s + random.bell() * 0.008, c + random.bell() * 0.012));
      ctx.fillStyle = css(tone(colour, random.bell() * 0.03));
      const reach = length * random.range(0.8, 1.25) * (row === rows ? 0.6 : 1);
      brushTuft(ctx, root, towards + random.bell() * 0.1, reach, reach * 0.32, random.bell());
    }
  }
}
