import type { SKRSContext2D } from '@napi-rs/canvas';
import { toned } from '../geometry/colour.ts';
import { hash, streamOf } from '../geometry/random.ts';
import { stroke, trace } from '../geometry/trace.ts';
import type { Mark, Tract } from '../parts/tract.ts';
import { framesOf } from '../plumaje/frames.ts';
import { Albedo } from '../plumaje/light/albedo.ts';
import { Relief } from '../plumaje/light/relief.ts';
import { paintMarks } from '../plumaje/marks.ts';
import type { Subject } from '../plumaje/subject.ts';
import { paintTufts } from '../plumaje/tufts.ts';
import type { Recipe } from '../recipe.ts';
import type { Light } from '../scenes/stand.ts';
import type { Aloft } from './aloft.ts';
import { flightAnatomy, HEAD_RADIUS, sections } from './flight-anatomy.ts';
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
