import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, toned } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';
import { hash, streamOf } from '../geometry/random.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, stroke, trace } from '../geometry/trace.ts';
import type { Mark, Tract } from '../parts/tract.ts';
import { Albedo } from '../plumaje/albedo.ts';
import { framesOf } from '../plumaje/frames.ts';
import { paintMarks } from '../plumaje/marks.ts';
import { Relief } from '../plumaje/relief.ts';
import type { Subject } from '../plumaje/subject.ts';
import { paintTufts } from '../plumaje/tufts.ts';
import type { Recipe } from '../recipe.ts';
import type { Light } from '../scenes/scene.ts';
import type { Aloft } from './aloft.ts';
import { eyeOf, flightAnatomy, HEAD_RADIUS, sections } from './flight-anatomy.ts';
import type { FlightFrame } from './flight-frame.ts';

/** Share of the sheet at a share of the way from bill tip to tail tip. */
function sheetShare(aloft: Aloft, y: number): number {
  const list = sections(aloft);
  for (let i = 1; i < list.length; i++) {
    const [before, here] = [list[i - 1], list[i]];
    if (!before || !here || (y > here[1] && i < list.length - 1)) continue;
    return before[0] + ((y - before[1]) / (here[1] - before[1] || 1)) * (here[0] - before[0]);
  }
  return 1;
}

function tractsOf(aloft: Aloft, frame: FlightFrame): Tract[] {
  const { colours } = aloft;
  const unit = Math.max(0.5, (frame.unit * HEAD_RADIUS) / 95);
  const soft = (px: number) => (px * frame.unit) / 300 / unit;
  const across = (
    from: number,
    to: number,
    half: number,
    colour: string,
    px: number,
    mark?: Mark,
    aside = 0,
  ): Tract => {
    const [a, b] = [sheetShare(aloft, from), sheetShare(aloft, to)];
    const middle = 0.5 + aside * 0.5;
    const [low, high] = [middle - half * 0.62, middle + half * 0.62];
    return {
      sheet: [
        [a, low],
        [a, high],
        [(a + b) / 2, high + 0.02],
        [b, high],
        [b, low],
        [(a + b) / 2, low - 0.02],
      ],
      colour,
      soft: soft(px),
      mark: mark ?? 'none',
    };
  };
  const tracts: Tract[] = [];
  if (colours.mark) tracts.push(across(-0.2, 1.2, 1.6, colours.body, 0, colours.mark));
  const nape = aloft.bill.length + aloft.head.length * 0.95;
  if (colours.head) tracts.push(across(-0.1, nape, 1.3, colours.head, 5));
  for (const { from, to, colour, half = 1.3, soft: px = 4, mark, aside } of colours.bands ?? [])
    tracts.push(across(from, to, half, colour, px, mark, aside));
  return tracts;
}

/** The body in plan as a subject of the common painters. */
export function flightSubject(recipe: Recipe, aloft: Aloft, frame: FlightFrame, light: Light): Subject {
  const frames = { ...framesOf(flightAnatomy(aloft)), unit: frame.unit / 560 };
  const own: Recipe = { ...recipe, base: aloft.colours.body, tuft: 1, tracts: tractsOf(aloft, frame) };
  const seed = hash(`${recipe.slug} aloft`);
  return {
    recipe: own,
    frames,
    albedo: new Albedo(own, frames),
    relief: new Relief(frames.sheet, 0.62),
    light,
    stream: (part) => streamOf(seed, part),
  };
}

/** Body, neck and head with their small feathers. */
export function paintFlightBody(ctx: SKRSContext2D, subject: Subject): void {
  const outline = subject.frames.sheet.outline();
  ctx.save();
  trace(ctx, outline);
  ctx.clip();
  ctx.drawImage(subject.albedo.canvas, 0, 0);
  paintTufts(ctx, subject, { part: 'body', gap: 0.3 });
  paintMarks(ctx, subject);
  ctx.restore();
}

/** The bill in plan. */
export function paintFlightBill(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame): void {
  const { bill, head, colours } = aloft;
  const width = bill.width ?? head.width * 0.3;
  const line = Array.from({ length: 9 }, (_, i): Point => frame.at([0, bill.length * 1.25 * (1 - i / 8)]));
  const shape = ribbon(line, (t) => {
    const half = (width / 2) * frame.unit * (1 - t) ** 0.7;
    return [half, half];
  });
  const colour = colours.bill ?? '#2a2626';
  fill(ctx, shape, colour);
  stroke(ctx, line, toned(colour, 0.14, 0.5), Math.max(0.6, width * frame.unit * 0.12));
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
  const radius = aloft.head.width * frame.unit * 0.05 * (aloft.face?.eye ?? 1);
  if (aloft.colours.mask) paintMask(ctx, aloft, frame, aloft.colours.mask);
  if (radius < 1 || aloft.eyes === false) return;
  for (const side of eyesOf(aloft)) {
    const [x, y] = frame.at(eyeOf(aloft, side));
    if (aloft.face && radius > 2) {
      disc(ctx, [x, y], radius * 1.22, css(rgbOf(aloft.face.rim), 0.8));
      disc(ctx, [x, y], radius, '#0d0a09');
      disc(ctx, [x - radius * 0.32, y - radius * 0.36], radius * 0.27, css(rgbOf('#fff6ea'), 0.85));
    } else disc(ctx, [x, y], radius, css(rgbOf('#14100e'), 0.9));
  }
}

function disc(ctx: SKRSContext2D, [x, y]: Point, radius: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

/** The slit of the gape, from the bill back below each eye. */
export function paintGape(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame): void {
  const { bill, head, face } = aloft;
  if (!face) return;
  for (const side of eyesOf(aloft)) {
    const slit = ([x, y]: Point): Point => frame.at([x * head.width * side, bill.length + y * head.length]);
    const line = [slit([0.05, -0.04]), slit([0.17, 0.06]), slit([0.25, 0.2]), slit([0.28, 0.36])];
    stroke(
      ctx,
      curveThrough(line),
      css(rgbOf(face.gape), 0.85),
      Math.max(1, head.width * frame.unit * 0.018),
    );
  }
}

/** Legs stretched back under the tail. */
export function paintFlightLegs(ctx: SKRSContext2D, aloft: Aloft, frame: FlightFrame): void {
  if (!aloft.legs) return;
  for (const side of [-1, 1] as const) {
    const x = aloft.tail.width * 0.14 * side;
    const end = 1 + aloft.legs;
    const shin = frame.path([
      [x, 1 - aloft.tail.length * 1.1],
      [x * 0.8, end - 0.05],
    ]);
    const toes = frame.path([
      [x * 0.8, end - 0.06],
      [x * 0.7, end],
    ]);
    stroke(ctx, shin, aloft.colours.legs ?? '#5a4a40', frame.unit * 0.014);
    stroke(ctx, toes, toned(aloft.colours.legs ?? '#5a4a40', -0.05), frame.unit * 0.024);
  }
}
