import type { SKRSContext2D } from '@napi-rs/canvas';
import { clamp, type Point } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import { curveThrough } from '../geometry/spline.ts';
import { paintFeather } from '../plumaje/flight-feather.ts';
import type { Feather, Zone } from '../recipe.ts';
import type { Aloft, AloftTail } from './aloft.ts';
import type { FlightFrame } from './flight-frame.ts';

/** Pairs of feathers. */
const PAIRS = 6;

/** Length of a feather relative to the tail's: `outer` 0 for the central pair, 1 for the outermost. */
function lengthOf(tail: AloftTail, outer: number): number {
  const { fork = -0.06, streamer = 0, pin = 0 } = tail;
  const shape = fork > 0 ? 1 - fork * (1 - outer ** 1.2) : 1 + fork * outer ** 1.6;
  return shape + (outer === 1 ? streamer : outer === 0 ? pin : 0);
}

function tailFeather({ colours, tail, size }: Aloft, pair: number): Feather {
  const bars = colours.tailBars && { ...colours.tailBars, width: (colours.tailBars.width * size) / 600 };
  const streams = (tail.streamer ?? 0) > 0 && pair === PAIRS - 1;
  const zones: Zone[] = [];
  if (colours.tailBase) zones.push({ from: 0, to: 0.62, colour: colours.tailBase });
  const rim = colours.tailRim ? 0.05 : 0;
  if (colours.terminal)
    zones.push({ from: 1 - rim - (colours.terminalShare ?? 0.16), to: 1 - rim, colour: colours.terminal });
  if (colours.tailRim) zones.push({ from: 0.95, to: 1, colour: colours.tailRim });
  if (colours.outerTail && pair >= PAIRS - 2) zones.push({ from: 0.2, to: 1, colour: colours.outerTail });
  if (colours.tailSpots && pair > 0 && !streams)
    zones.push({ from: 0.58, to: 0.76, colour: colours.tailSpots });
  return { colour: colours.tail, shape: 'square', zones, ...(bars && { bars }) };
}

/** The spread tail: from above the central pair lies on top, from below the outermost. */
export function paintFlightTail(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame, random: Random): void {
  const { tail } = aloft;
  const spread = tail.spread ?? 0.1;
  const base = 1 - tail.length - 0.04;
  const order = Array.from({ length: PAIRS }, (_, i) => (aloft.view === 'above' ? PAIRS - 1 - i : i));
  const open = tail.width + 2 * Math.sin(spread) * tail.length;
  for (const pair of order) {
    const outer = pair / (PAIRS - 1);
    for (const side of [-1, 1] as const) {
      const length = tail.length * lengthOf(tail, outer) + 0.04;
      const place = side * (outer * 0.86 + 0.07);
      const angle = spread * place;
      const root: Point = [(place * tail.width) / 2, base];
      const bow = (tail.streamer ?? 0) > 0 && outer === 1 ? length * 0.05 * side : 0;
      const tip: Point = [root[0] + Math.sin(angle) * length - bow, base + Math.cos(angle) * length];
      const middle: Point = [
        root[0] + Math.sin(angle) * length * 0.5 + bow * 0.6,
        base + Math.cos(angle) * length * 0.5,
      ];
      const width = clamp(open / 9, tail.width / 8, 1) * frame.unit * 1.25;
      const feather = tailFeather(aloft, pair);
      const shaped: Feather =
        outer === 1 && (tail.streamer ?? 0) > 0
          ? { ...feather, shape: 'pointed', taper: 0.66 }
          : (tail.fork ?? 0) > 0.25 || (tail.fork ?? 0) < -0.25
            ? { ...feather, shape: (tail.fork ?? 0) > 0.3 ? 'pointed' : 'round' }
            : feather;
      paintFeather(ctx, frame.path(curveThrough([root, middle, tip], false, 10)), width, shaped, random);
    }
  }
}
