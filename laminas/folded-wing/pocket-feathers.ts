import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Rgb, tone } from '../geometry/colour.ts';
import { noise } from '../geometry/noise.ts';
import { blend, heading, type Point } from '../geometry/point.ts';
import { Region } from '../geometry/polygon.ts';
import { Polyline } from '../geometry/polyline.ts';
import { fillSoft, trace } from '../geometry/trace.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { paintMarks } from '../plumaje/marks.ts';
import { paintRows } from '../plumaje/tracts/paint-rows.ts';
import { paintTufts, tuftLength } from '../plumaje/tufts.ts';
import { pocketBorder, pocketOutline } from './pocket.ts';
import { paintSoftFeather } from './soft/soft-feather.ts';
import type { WingWork } from './work.ts';

/** Shade that the border of the pocket casts on the wing: softness px, opacity and reach, w. */
const SHADE = { blur: 7, opacity: 0.3, reach: 0.05 } as const;
/** Softness of the ground of body colour under the feathers, px of the archetype. */
const GROUND = 6;
/** The feathers of the border: rows from its crest into the body, their gap and length beside the body's tufts. */
const BORDER = { rows: 3, gap: 0.12, length: 1.15, lean: 0.2, stray: 0.13 } as const;

function paintShade(ctx: SKRSContext2D, work: WingWork): void {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  fillSoft(ctx, pocketOutline(work, SHADE.reach), `rgba(28,20,22,${SHADE.opacity})`, SHADE.blur * work.unit);
  ctx.restore();
}

/** The colours of the body over the part of the wing that lies in the pocket, with a soft border. */
function layGround(ctx: SKRSContext2D, work: WingWork): void {
  const canvas = createCanvas(PLATE_WIDTH, PLATE_HEIGHT);
  const ground = canvas.getContext('2d');
  fillSoft(ground, pocketOutline(work, -0.03), '#000', GROUND * work.unit);
  ground.globalCompositeOperation = 'source-in';
  ground.drawImage(work.subject.albedo.canvas, 0, 0);
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.drawImage(canvas, 0, 0);
  ctx.restore();
}

/** How far below the wing the body's marks come again on top: at least, w, and in lengths of its tufts. */
const MARKED = { least: 0.3, tufts: 1.6 } as const;
/** How far below the wing the pattern of rows comes again on top, w: there the pocket ends. */
const PATTERNED = 1.1;
/** Share of the border, in front of the bend, that is left to the feathers of the body. */
const FRONT = 0.02;

/** Difference of light, red + green + blue, above which a border between two tracts stays one: black and white make no grey. */
const CONTRAST = 300;

/** Mean colour of the body about a point: single feathers of a border do not jump from one tract to the next. */
function colourAround({ subject }: WingWork, [x, y]: Point, radius: number): Rgb {
  const places = [0, 1, 2, 3, 4].map((i) =>
    subject.albedo.at(x + radius * Math.cos(i * 1.257), y + radius * Math.sin(i * 1.257)),
  );
  const lights = places.map(([r, g, b]) => r + g + b);
  if (Math.max(...lights) - Math.min(...lights) > CONTRAST) return subject.albedo.at(x, y);
  const mean = (channel: 0 | 1 | 2) => places.reduce((sum, rgb) => sum + rgb[channel], 0) / places.length;
  return [mean(0), mean(1), mean(2)];
}

/** Feathers along the border whose ends fray over the wing, those deepest in the body last. */
function frayBorder(ctx: SKRSContext2D, work: WingWork): void {
  const { sheet, subject } = work;
  const random = subject.stream('pocket');
  const line = new Polyline(pocketBorder(work).map(([s, w]) => sheet.at(s, w)));
  const tuft = tuftLength(subject, 0.5) * BORDER.length;
  const count = Math.round(line.length / (tuft * BORDER.gap));
  for (let row = 0; row < BORDER.rows; row++) {
    for (let i = count; i > count * FRONT; i--) {
      const at = (i + random.range(-0.5, 0.5)) / count;
      const along = heading(line.at(at - 0.02), line.at(at + 0.02));
      const size = tuft * random.range(0.6, 1.25);
      const inside = tuft * (0.12 + 0.24 * row) + random.bell() * tuft * BORDER.stray;
      const crest = line.beside(at, inside);
      const root: Point = [crest[0] - Math.cos(along) * size * 0.7, crest[1] - Math.sin(along) * size * 0.7];
      const cell = subject.relief.cell(root[0], root[1]);
      const u = subject.relief.u[cell] ?? -1;
      if (u < 0) continue;
      const flow = subject.frames.sheet.flow(u, subject.relief.v[cell] ?? 0.5);
      const patch = (noise(root[0] / 46, root[1] / 46, 7) - 0.5) * 0.05;
      const feather = {
        root,
        angle: blend(along, flow, 0.35) - BORDER.lean * random.range(0.2, 1.2) + random.bell() * 0.08,
        length: size,
        half: size * random.range(0.1, 0.17),
        colour: tone(colourAround(work, root, size * 0.5), patch + random.bell() * 0.028),
        body: 0.62,
        tip: 0.16,
        bend: random.bell() * 0.15,
      };
      paintSoftFeather(ctx, feather, random);
    }
  }
}

/** The pocket in which the wing lies: breast side and flank over the bend and the lower edge, with no border of its own. */
export function closePocket(ctx: SKRSContext2D, work: WingWork): void {
  const { subject } = work;
  paintShade(ctx, work);
  layGround(ctx, work);
  const inner = new Region(pocketOutline(work, -0.1));
  paintTufts(ctx, subject, { part: 'pocket tufts', gap: 0.3, region: (point) => inner.holds(point) });
  frayBorder(ctx, work);
  const below = 1 + Math.max(MARKED.least, (tuftLength(subject, 0.5) * MARKED.tufts) / work.depth);
  const whole = new Region(pocketOutline(work, -0.04, below));
  ctx.save();
  trace(ctx, pocketOutline(work, -0.01, below + 0.2));
  ctx.clip();
  paintMarks(ctx, subject, (point) => whole.holds(point));
  if (work.measures.form.markedPocket) paintRows(ctx, subject, 'body', (point) => whole.holds(point));
  if (work.wing.plan?.patternOver) {
    const pocket = new Region(pocketOutline(work, -0.04, PATTERNED));
    paintRows(ctx, subject, 'body', (point) => pocket.holds(point));
  }
  ctx.restore();
  if (!work.measures.form.rowsOver) return;
  const seam = new Region(pocketOutline(work, -0.1, below + 0.3));
  paintRows(ctx, subject, 'body', (point) => seam.holds(point), true);
}
