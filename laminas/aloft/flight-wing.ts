import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hexOf, mix, rgbOf, tone } from '../geometry/colour.ts';
import {
  between,
  blend,
  clamp,
  distance,
  heading,
  type Path,
  type Point,
  pick,
  walk,
} from '../geometry/point.ts';
import { Region } from '../geometry/polygon.ts';
import type { Random } from '../geometry/random.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, stroke, trace } from '../geometry/trace.ts';
import { paintFeather } from '../plumaje/flight-feather.ts';
import { brushTuft } from '../plumaje/tufts.ts';
import type { Feather, Zone } from '../recipe.ts';
import type { Aloft } from './aloft.ts';
import type { FlightFrame } from './flight-frame.ts';
import { PRIMARIES, planWing, type Quill, type WingPlan } from './wing-plan.ts';

/** One wing on the easel; `side` 1 is that of positive x. */
interface WingWork {
  ctx: SKRSContext2D;
  aloft: Aloft;
  frame: FlightFrame;
  plan: WingPlan;
  side: 1 | -1;
  random: Random;
}

/** Place of a point of the plan on the side of the wing, px. */
const placed = ({ frame, side }: WingWork, [x, y]: Point): Point => frame.at([x * side, y]);
const placedPath = (work: WingWork, path: Path) => path.map((point) => placed(work, point));

/** A quill bent a little towards the body, as a resting feather is. */
function lineOf(work: WingWork, { root, tip }: Quill, bend: number): Point[] {
  const middle = walk(between(root, tip, 0.55), heading(root, tip), 0, -distance(root, tip) * bend);
  return placedPath(work, curveThrough([root, middle, tip], false, 10));
}

/** What a flight feather looks like: window, bars, trailing band, dark tip. */
function flightFeather(aloft: Aloft, primary: number | undefined): Feather {
  const { colours } = aloft;
  const zones: Zone[] = [];
  const fine = clamp(aloft.size / 600, 0.5, 1.5);
  const outer = primary === undefined ? 0 : primary / (PRIMARIES - 1);
  if (colours.panel && primary !== undefined && outer < 0.85)
    zones.push({ from: 0, to: 0.7 - 0.3 * outer, colour: colours.panel, opacity: 0.92 });
  if (colours.trailing && outer < 0.85)
    zones.push({ from: 1 - (colours.trailingShare ?? 0.16), to: 1, colour: colours.trailing, opacity: 0.95 });
  if (colours.tips && primary !== undefined && outer > 0.3) {
    const share = (colours.tipShare ?? 0.5) * clamp((outer - 0.2) / 0.45, 0.35, 1);
    zones.push({ from: 1 - share, to: 1, colour: colours.tips });
  }
  const colour = primary === undefined ? (colours.secondaries ?? colours.flight) : colours.flight;
  const fringe = hexOf(tone(rgbOf(colour), 0.09));
  return {
    colour,
    zones,
    shape: 'round',
    rim: fringe,
    rimWidth: 0.7 * fine,
    ...(colours.bars && { bars: scaled(colours.bars, aloft) }),
  };
}

/** Bars are given in px of a bird of 600 px span. */
function scaled<B extends { width: number }>(bars: B, { size }: Aloft): B {
  return { ...bars, width: (bars.width * size) / 600 };
}

/** Fills the vanes' common field so that no air shows between the roots. */
function paintMembrane(work: WingWork): void {
  const { ctx, aloft, plan } = work;
  const { fingers = 0, depth = 0 } = aloft.wing;
  const hand = plan.primaries.map(({ root, tip }, i) => {
    const free = i >= PRIMARIES - fingers - 1 ? depth : 0.03;
    return between(root, tip, 1 - free - 0.02);
  });
  const arm = plan.secondaries.map(({ root, tip }) => between(root, tip, 0.97));
  const outermost = pick(plan.primaries, PRIMARIES - 1);
  const edge = [...plan.leading]
    .reverse()
    .filter(([x]) => x <= between(outermost.root, outermost.tip, 1 - depth)[0]);
  fill(work.ctx, placedPath(work, [...arm, ...hand, ...edge]), aloft.colours.flight);
  fill(
    ctx,
    placedPath(work, [...arm, ...plan.leading.slice(0, (plan.leading.length / 2) | 0).reverse()]),
    aloft.colours.secondaries ?? aloft.colours.flight,
  );
}

/** Nothing of the feathers stands before the leading edge. */
function clipToEdge(work: WingWork): void {
  const { plan, aloft, ctx } = work;
  const last = pick(plan.leading, plan.leading.length - 1);
  const back = last[1] + aloft.wing.breadth * 2 + 0.4;
  const outset = (aloft.wing.fingers ?? 0) > 0 ? plan.hand * 0.035 : 0.004;
  const edge = plan.leading.map((point, i) => {
    const angle = heading(pick(plan.leading, i - 1), pick(plan.leading, i + 1));
    return walk(point, angle, 0, -outset);
  });
  const far = walk(
    pick(edge, edge.length - 1),
    heading(pick(edge, edge.length - 4), pick(edge, edge.length - 1)),
    0.3,
  );
  trace(ctx, placedPath(work, [[-0.05, edge[0]?.[1] ?? 0], ...edge, far, [far[0], back], [-0.05, back]]));
  ctx.clip();
}

/** Primaries and secondaries: from above the inner feathers lie over the outer ones, from below the other way. */
function paintFlightFeathers(work: WingWork): void {
  const { ctx, aloft, plan, random, frame } = work;
  const { fingers = 0 } = aloft.wing;
  const tips = plan.primaries.map(({ tip }) => tip);
  const above = aloft.view === 'above';
  const primary = (i: number) => {
    const gap = distance(pick(tips, i), pick(tips, i === 0 ? 1 : i - 1)) * frame.unit;
    const free = i >= PRIMARIES - fingers;
    const least = plan.hand * frame.unit * (free ? 0.085 : blend(0.062, 0.1, aloft.wing.round ?? 0.4));
    const width = Math.max(
      least,
      Math.min(gap * (free ? 0.74 : 1.5), plan.hand * frame.unit * (free ? 0.13 : 0.24)),
    );
    const feather = flightFeather(aloft, i);
    const shape = free || i < 5 || (aloft.wing.round ?? 0.4) > 0.5 ? 'round' : 'pointed';
    paintFeather(
      ctx,
      lineOf(work, pick(plan.primaries, i), free ? 0.035 : 0.02),
      width,
      { ...feather, shape },
      random,
    );
  };
  if (!above) paintSecondaries(work);
  for (let i = 0; i < PRIMARIES; i++) primary(above ? PRIMARIES - 1 - i : i);
  if (above) paintSecondaries(work);
}

function paintSecondaries(work: WingWork): void {
  const { ctx, aloft, plan, random, frame, side } = work;
  const broad = frame.foreshortening(side);
  const spacing = distance(pick(plan.secondaries, 0).tip, pick(plan.secondaries, 1).tip) * frame.unit * broad;
  const last = plan.secondaries.length - 1;
  for (let i = 0; i <= last; i++)
    paintFeather(
      ctx,
      lineOf(work, pick(plan.secondaries, aloft.view === 'above' ? last - i : i), 0.03),
      spacing * 2,
      flightFeather(aloft, undefined),
      random,
    );
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

/** The free zones over the flight feathers: soft patches through which the feather lines show. */
function paintZones(work: WingWork): void {
  const { ctx, aloft, plan, frame } = work;
  for (const zone of aloft.colours.zones ?? []) {
    const shape = curveThrough(zone.at, true, 6).map(([s, c]) =>
      placed(work, plan.at(clamp(s), clamp(c, 0, 1.02))),
    );
    ctx.save();
    ctx.globalCompositeOperation = 'source-atop';
    ctx.globalAlpha = (zone.opacity ?? 1) * 0.9;
    ctx.filter = `blur(${Math.max(0.6, frame.unit * 0.012)}px)`;
    fill(ctx, shape, zone.colour);
    ctx.restore();
  }
}

/** Greater and primary coverts: one row of small explicit feathers. */
function paintGreaterCoverts(work: WingWork): void {
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
    paintFeather(ctx, lineOf(work, quill, 0.02), width, { colour, shape: 'round' }, random);
  }
}

/** Median and lesser coverts as tufts, from the greater coverts to the leading edge. */
function paintLesserCoverts(work: WingWork): void {
  const { ctx, aloft, plan, random, frame } = work;
  const regions = (aloft.colours.zones ?? []).map(({ at, colour }) => ({
    region: new Region(curveThrough(at, true, 6)),
    colour,
  }));
  const end = aloft.wing.arm + 0.62 * (1 - aloft.wing.arm);
  const length = clamp(aloft.wing.breadth * frame.unit * 0.15, 3.4, 17);
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
      const colour = rgbOf(colourAt(work, regions, s + random.bell() * 0.008, c + random.bell() * 0.02));
      ctx.fillStyle = css(tone(colour, random.bell() * 0.03));
      const reach = length * random.range(0.8, 1.25) * (row === rows ? 0.6 : 1);
      brushTuft(ctx, root, towards + random.bell() * 0.1, reach, reach * 0.32, random.bell());
    }
  }
}

/** The leading edge as one taut line over the ends of the tufts. */
function paintLeadingEdge(work: WingWork): void {
  const { aloft, plan, frame, ctx } = work;
  const colour = rgbOf(aloft.colours.leading ?? aloft.colours.coverts);
  const outer = rgbOf(aloft.colours.leading ?? aloft.colours.tips ?? aloft.colours.flight);
  const width = Math.max(1.4, frame.unit * 0.014);
  const edge = placedPath(work, plan.leading);
  const joint = (edge.length * 0.72) | 0;
  stroke(ctx, edge.slice(0, joint), css(tone(colour, -0.03)), width);
  stroke(ctx, edge.slice(joint - 1, edge.length - 3), css(mix(outer, colour, 0.2)), width * 0.8);
}

/** Paints one spread wing, feather by feather. */
export function paintFlightWing(
  ctx: SKRSContext2D,
  aloft: Aloft,
  frame: FlightFrame,
  side: 1 | -1,
  random: Random,
): void {
  const work: WingWork = { ctx, aloft, frame, plan: planWing(aloft), side, random };
  ctx.save();
  clipToEdge(work);
  paintMembrane(work);
  paintFlightFeathers(work);
  paintZones(work);
  paintGreaterCoverts(work);
  paintZones(work);
  paintLesserCoverts(work);
  ctx.restore();
  paintLeadingEdge(work);
}
