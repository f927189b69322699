import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, toned } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, stroke, trace } from '../geometry/trace.ts';
import type { Aloft } from './aloft.ts';
import { eyeOf, sections } from './flight-anatomy.ts';
import type { FlightFrame } from './flight-frame.ts';

/** The bill in plan. */
export function paintFlightBill(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame): void {
  const { bill, head, colours } = aloft;
  const width = bill.width ?? head.width * 0.3;
  const line = Array.from({ length: 9 }, (_, i): Point => frame.at([0, bill.length * 1.25 * (1 - i / 8)]));
  const shape = ribbon(line, (t) => (width / 2) * frame.unit * (1 - t) ** 0.7);
  const colour = colours.bill ?? '#2a2626';
  fill(ctx, shape, colour);
  stroke(ctx, line, toned(colour, 0.14, 0.5), Math.max(0.6, width * frame.unit * 0.12));
}

/** The cleft of a wide mouth, from the bill back to under each eye that is seen. */
export function paintGape(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame): void {
  const { bill, head, colours } = aloft;
  if (!bill.gape) return;
  const half = (bill.width ?? head.width * 0.3) / 2;
  for (const side of eyesOf(aloft)) {
    const cleft = [
      [half * 0.2 * side, bill.length * 0.7],
      [half * 1.15 * side, bill.length + head.length * bill.gape * 0.3],
      [head.width * 0.27 * side, bill.length + head.length * bill.gape],
    ] as const;
    const line = curveThrough(
      cleft.map(([x, y]): Point => frame.at([x, y])),
      false,
      8,
    );
    const shape = ribbon(line, (t) => head.width * frame.unit * 0.016 * (1 - t * 0.7));
    fill(ctx, shape, css(rgbOf(colours.bill ?? '#2a2626'), 0.9));
  }
}

/** The sides whose eye is seen. */
function eyesOf(aloft: Aloft): readonly (1 | -1)[] {
  if (aloft.eyes !== 'near') return [-1, 1];
  return (aloft.roll ?? 0) < 0 ? [-1] : [1];
}

/** The dark patch about each eye. */
function paintMask(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame, colour: string): void {
  const radius = aloft.head.width * frame.unit * 0.12;
  ctx.save();
  trace(
    ctx,
    frame.path(
      sections(aloft)
        .map(([, y, half]): Point => [half, y])
        .concat(
          sections(aloft)
            .map(([, y, half]): Point => [-half, y])
            .reverse(),
        ),
    ),
  );
  ctx.clip();
  ctx.filter = `blur(${radius * 0.22}px)`;
  ctx.fillStyle = css(rgbOf(colour), 0.9);
  for (const side of eyesOf(aloft)) {
    const [x, y] = frame.at(eyeOf(aloft, side));
    ctx.beginPath();
    ctx.ellipse(x, y, radius * 0.8, radius * 1.25, aloft.bank, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}

/** Both eyes, on the sides of the head; none on a bird so far away that they would be specks. */
export function paintFlightEyes(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame): void {
  const radius = aloft.head.width * frame.unit * 0.05;
  if (aloft.colours.mask) paintMask(ctx, aloft, frame, aloft.colours.mask);
  if (radius < 1 || aloft.eyes === false) return;
  for (const side of eyesOf(aloft)) {
    const [x, y] = frame.at(eyeOf(aloft, side));
    ctx.fillStyle = css(rgbOf('#14100e'), 0.9);
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fill();
  }
}
