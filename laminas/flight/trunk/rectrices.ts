import { css, rgbOf } from '../../geometry/colour.ts';
import { blend, clamp, type Point } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import { type Easel, placed } from '../easel.ts';
import type { TailMeasures } from '../measures.ts';
import { radians } from '../plan.ts';
import { paintVane, type VaneField } from '../wing/paint-vane.ts';
import { Vane, type Webs } from '../wing/vane.ts';

/** Pairs of rectrices. */
const PAIRS = 6;
/** How deep under the coverts they spring, share of the length. */
const ROOT = 0.08;
/** Pale ends of the two outer pairs, share of the feather. */
const CORNER = 0.2;

/** Length of T1 … T6, share of the tail: `outer` 0 is T1, 1 is T6. */
function shareOf({ fork, fall }: TailMeasures, outer: number): number {
  return fork >= 0 ? 1 - fork * (1 - outer ** fall) : 1 + fork * outer ** fall;
}

/** How much longer a pair is than its place in the tail says, share of the length. */
function drawnOut({ streamer = 0, pin = 0 }: TailMeasures, pair: number): number {
  if (pair === PAIRS - 1) return streamer;
  return pair === 0 ? pin : 0;
}

function websOf(tail: TailMeasures, width: number, length: number, streamer: boolean): Webs {
  const round = Math.min(0.3, (width * blend(0.75, 0.22, tail.square)) / length);
  const step = (tail.length * tail.fork) / (PAIRS - 1);
  const cut = tail.fork > 0.15 ? Math.min(0.5, round + (step + width * 0.35) / length) : round;
  const wires = (tail.length / length) * 0.86;
  const end = (t: number, share: number) =>
    t <= 1 - share ? 1 : Math.sqrt(Math.max(0, 1 - ((t - 1 + share) / share) ** 2));
  return (t) => {
    const wire = streamer ? blend(1, 0.17, clamp((t - wires * 0.42) / (wires * 0.75)) ** 0.75) : 1;
    const half = width * blend(0.6, 1, Math.min(1, t * 3)) * wire;
    const slant = cut > round && t > 1 - cut ? 1 - ((t - 1 + cut) / cut) ** 1.6 : end(t, round);
    return [half * 0.4 * end(t, round), half * 0.6 * Math.max(0, slant)];
  };
}

/** One rectrix of the positive side; `steer` turns it outwards. */
function rectrix(tail: TailMeasures, pair: number, steer: number): Vane {
  const outer = pair / (PAIRS - 1);
  const drawn = drawnOut(tail, pair);
  const angle = radians(tail.spread) * (outer * 0.92 + 0.08) + steer;
  const length = tail.length * (shareOf(tail, outer) + drawn);
  const root: Point = [tail.root * 0.42 * (outer * 0.9 + 0.1), 1 - tail.length * (1 + ROOT)];
  const reach = length + tail.length * ROOT;
  const tip: Point = [root[0] + Math.sin(angle) * reach, root[1] + Math.cos(angle) * reach];
  const open = tail.root + 2 * Math.sin(radians(tail.spread)) * tail.length;
  const width = Math.max(open / 7.4, tail.root / 4.2);
  return new Vane(root, tip, pair > 0 && drawn > 0 ? -0.16 : -0.05, websOf(tail, width, reach, drawn > 0));
}

function fieldsOf(easel: Easel, pair: number, vane: Vane): VaneField[] {
  const { terminal, outerTail, tailCorners } = easel.stage.flight.colours;
  const fields: VaneField[] = [];
  if (outerTail && pair === PAIRS - 1) fields.push({ from: 0, to: 1, colour: outerTail });
  if (tailCorners && pair >= PAIRS - 2) fields.push({ from: 1 - CORNER, to: 1, colour: tailCorners });
  if (!terminal) return fields;
  fields.push({ from: 1 - terminal.width / vane.length, to: 1, colour: terminal.colour });
  if (terminal.rim) fields.push({ from: 1 - 0.014 / vane.length, to: 1, colour: terminal.rim });
  return fields;
}

/** Pale windows on the inner webs of all but the central pair, in one row across the tail. */
function paintSpot(easel: Easel, vane: Vane, colour: string): void {
  const { length } = easel.stage.plan.tail;
  const at = (share: number) => (length * share) / vane.length;
  const shape = [vane.at(at(0.58), 0.1), vane.at(at(0.56), 1), vane.at(at(0.68), 1), vane.at(at(0.74), 0.1)];
  fill(easel.ctx, placed(easel, shape), css(rgbOf(colour), 0.92));
}

/** The spread tail: from above the central pair lies on top, from below the outermost. */
export function paintRectrices(easel: Easel): void {
  const { stage, ctx, random } = easel;
  const { colours, view, steer = 0 } = stage.flight;
  const { tail } = stage.plan;
  const pairs = Array.from({ length: PAIRS }, (_, i) => (view === 'above' ? PAIRS - 1 - i : i));
  for (const pair of pairs) {
    for (const side of [-1, 1] as const) {
      const vane = rectrix(tail, pair, steer * side);
      const own: Easel = { ctx, stage, side, random };
      paintVane(own, vane, {
        colour: colours.tail,
        fields: fieldsOf(own, pair, vane),
        shadow: 0.12,
        ...(colours.tailBars && { bars: colours.tailBars }),
      });
      if (colours.tailSpots && pair > 0) paintSpot(own, vane, colours.tailSpots);
    }
  }
}
