import type { SKRSContext2D } from '@napi-rs/canvas';
import { between, clamp, heading, type Point } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import { curveThrough } from '../geometry/spline.ts';
import { trace } from '../geometry/trace.ts';
import type { Feather, Zone } from '../parts/feather.ts';
import { paintFeather } from '../plumaje/wing/flight-feather.ts';
import type { Aloft, AloftTail } from './aloft.ts';
import type { FlightFrame } from './flight-frame.ts';

/** Pairs of feathers. */
const PAIRS = 6;

/** Length of a feather relative to the tail's, streamers aside: `outer` 0 for the central pair, 1 for the outermost. */
function lengthOf(tail: AloftTail, outer: number): number {
  const { fork = -0.06, pin = 0, fall = 1.6 } = tail;
  const shape = fork > 0 ? 1 - fork * (1 - outer ** 1.2) : 1 + fork * outer ** fall;
  return shape + (outer === 0 ? pin : 0);
}

function tailFeather({ colours, size }: Aloft, pair: number): Feather {
  const bars = colours.tailBars && { ...colours.tailBars, width: (colours.tailBars.width * size) / 600 };
  const zones: Zone[] = [];
  if (colours.tailBase) zones.push({ from: 0, to: 0.62, colour: colours.tailBase });
  const rim = colours.tailRim ? 0.05 : 0;
  if (colours.terminal)
    zones.push({ from: 1 - rim - (colours.terminalShare ?? 0.16), to: 1 - rim, colour: colours.terminal });
  if (colours.tailRim) zones.push({ from: 0.95, to: 1, colour: colours.tailRim });
  if (colours.outerTail && pair >= PAIRS - 2) zones.push({ from: 0.2, to: 1, colour: colours.outerTail });
  if (colours.tailCorners && pair >= PAIRS - 2)
    zones.push({ from: 0.74, to: 1, colour: colours.tailCorners });
  return { colour: colours.tail, shape: 'square', zones, ...(bars && { bars }) };
}

/** Root and end of the feather that lies `place` across the fan: −1 and 1 the edges. */
function quillOf({ tail }: Aloft, place: number, length: number): readonly [Point, Point] {
  const angle = (tail.spread ?? 0.1) * place;
  const root: Point = [(place * tail.width) / 2, 1 - tail.length - 0.04];
  return [root, [root[0] + Math.sin(angle) * length, root[1] + Math.cos(angle) * length]];
}

/** The outline that the ends of the feathers make together: two points and a fork, or one round. */
function outlineOf(aloft: Aloft): Point[] {
  const { tail } = aloft;
  const ends: Point[] = [];
  for (let i = -20; i <= 20; i++) {
    const place = i / 20;
    ends.push(quillOf(aloft, place, tail.length * lengthOf(tail, Math.abs(place)) + 0.04)[1]);
  }
  const [left, right] = [quillOf(aloft, -1, 0)[0], quillOf(aloft, 1, 0)[0]];
  return [left, ...ends, right];
}

/** Oval spots on all but the central and the outermost pair. */
function paintSpots(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame, colour: string): void {
  const { tail } = aloft;
  ctx.fillStyle = colour;
  for (const pair of [1, 2, 3, 4])
    for (const side of [-1, 1]) {
      const outer = pair / (PAIRS - 1);
      const [root, tip] = quillOf(aloft, side * (outer * 0.86 + 0.07), tail.length * lengthOf(tail, outer));
      const [x, y] = frame.at(between(root, tip, 0.76));
      ctx.beginPath();
      const breadth = frame.unit * tail.width * 0.055 * (1 + (tail.spread ?? 0.1) * 1.6);
      const angle = heading(frame.at(root), frame.at(tip));
      ctx.ellipse(x, y, frame.unit * tail.length * 0.085, breadth, angle, 0, Math.PI * 2);
      ctx.fill();
    }
}

/** The long outermost pair of a swallow: each curves out on its own side. */
function paintStreamers(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame, random: Random): void {
  const { tail } = aloft;
  for (const side of [-1, 1]) {
    const length = tail.length * (1 + (tail.streamer ?? 0)) + 0.04;
    const [root, tip] = quillOf(aloft, side * 0.9, length);
    const middle = between(root, tip, 0.45);
    const curve = curveThrough([root, [middle[0] - side * length * 0.045, middle[1]], tip], false, 12);
    const feather: Feather = { colour: aloft.colours.tail, shape: 'pointed', taper: 0.5 };
    paintFeather(ctx, frame.path(curve), Math.max(frame.unit * tail.width * 0.26, 3.4), feather, random);
  }
}

/** The spread tail: from above the central pair lies on top, from below the outermost. */
export function paintFlightTail(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame, random: Random): void {
  const { tail, colours } = aloft;
  const spread = tail.spread ?? 0.1;
  const order = Array.from({ length: PAIRS }, (_, i) => (aloft.view === 'above' ? PAIRS - 1 - i : i));
  const open = tail.width + 2 * Math.sin(spread) * tail.length;
  const width = clamp(open / 9, tail.width / 8, 1) * frame.unit * 1.25;
  const streams = (tail.streamer ?? 0) > 0;
  ctx.save();
  const clips = !tail.pin;
  if (clips) {
    trace(ctx, frame.path(outlineOf(aloft)));
    ctx.clip();
  }
  for (const pair of order) {
    const outer = pair / (PAIRS - 1);
    for (const side of [-1, 1] as const) {
      const length = tail.length * lengthOf(tail, outer) * (clips ? 1.015 : 1) + 0.04;
      const [root, tip] = quillOf(aloft, side * (outer * 0.86 + 0.07), length);
      const shape = Math.abs(tail.fork ?? 0) > 0.25 ? 'round' : 'square';
      const feather: Feather = { ...tailFeather(aloft, pair), shape };
      const long = clips && (tail.fork ?? 0) > 0.1 ? between(root, tip, 1.12) : tip;
      paintFeather(ctx, frame.path([root, between(root, long, 0.5), long]), width, feather, random);
    }
  }
  if (colours.tailSpots) paintSpots(ctx, aloft, frame, colours.tailSpots);
  ctx.restore();
  if (streams) paintStreamers(ctx, aloft, frame, random);
}
