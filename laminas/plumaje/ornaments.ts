import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../geometry/colour.ts';
import { between, type Path, type Point, walk } from '../geometry/point.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, stroke } from '../geometry/trace.ts';
import type { Ornament } from '../recipe.ts';
import { paintFanCrest } from './fan-crest.ts';
import { paintFlankFeathers } from './flank-feathers.ts';
import { paintFrill } from './frill.ts';
import { paintGarter } from './garter.ts';
import { paintPuff } from './puff.ts';
import { paintRuff } from './ruff.ts';
import { paintShield } from './shield.ts';
import { paintSkin } from './skin.ts';
import type { Subject } from './subject.ts';
import { paintTuftCrest } from './tuft-crest.ts';
import { paintWedgeCrest } from './wedge-crest.ts';

type Of<K extends Ornament['kind']> = Extract<Ornament, { kind: K }>;

/** A free plume: a thin tapered stroke with its own light and shade, px. */
function paintPlume(
  ctx: SKRSContext2D,
  points: Path,
  width: number,
  colour: readonly [number, number, number],
  opacity = 0.95,
) {
  const line = curveThrough(points, false, 10);
  const shape = ribbon(line, (t) => {
    const half = (width / 2) * (1 - t) ** 0.55 * Math.min(1, 0.5 + t * 3);
    return [half, half];
  });
  fill(ctx, shape, css(colour, opacity));
  stroke(
    ctx,
    line.slice(0, -4),
    css(tone(colour, 0.08), (opacity / 0.95) * 0.5),
    Math.max(0.7, width * 0.18),
  );
}

function paintNapePlumes(ctx: SKRSContext2D, subject: Subject, plumes: Of<'nape-plumes'>): void {
  const { head, unit } = subject.frames;
  for (let i = 0; i < plumes.count; i++) {
    const reach = plumes.length - i * 0.2;
    const points = [
      head([-0.5 - i * 0.1, -0.42 + i * 0.14]),
      head([-0.38 * reach, -0.32 + i * 0.16]),
      head([-0.71 * reach, 0.35 + i * 0.3]),
      head([-reach, 1.25 + i * 0.4]),
    ];
    paintPlume(ctx, points, (15 - i * 2) * unit, rgbOf(plumes.colour));
  }
}

/** A crest of plumes from the hind crown: raised (`rise`, radians above straight back) and bent (`curl`, radians). */
function paintCrest(ctx: SKRSContext2D, subject: Subject, crest: Of<'crest'>): void {
  const { head, unit, anatomy } = subject.frames;
  const [x, y] = crest.at ?? [-0.6, -1];
  const [stepX, stepY] = crest.roots ?? [-0.5, 0.16];
  for (let i = crest.count - 1; i >= 0; i--) {
    const share = crest.count === 1 ? 0 : i / (crest.count - 1);
    const root: Point = [x + share * stepX, y + share * stepY];
    const reach = crest.length * (1 - share * 0.4);
    const out = Math.PI + (crest.rise ?? 0.5) * (1 - share * (crest.fan ?? 0.5));
    const bend = (crest.curl ?? 0) / 2;
    const middle = walk(root, out, reach * 0.5);
    const points = [walk(root, out, -0.12), root, middle, walk(middle, out + bend, reach * 0.5)].map(head);
    const width = (crest.width ?? 0.3) * anatomy.headRadius;
    paintPlume(ctx, points, Math.max(width * (1 - share * 0.3), 3 * unit), rgbOf(crest.colour));
  }
}

function paintScapularPlumes(ctx: SKRSContext2D, subject: Subject, plumes: Of<'scapular-plumes'>): void {
  const { wing, unit } = subject.frames;
  if (!wing) return;
  const random = subject.stream('scapular plumes');
  const count = plumes.fine ? 56 : 16;
  for (let i = 0; i < count; i++) {
    const along = plumes.fine ? random.next() : i / 15;
    const root = wing.at(0.1 + along * 0.34, 0.02 + random.next() * 0.3);
    const end = wing.at(0.55 + along * 0.34, 0.22 + random.next() * 0.42);
    const middle = between(root, end, 0.5);
    const colour = plumes.colours[i % plumes.colours.length] ?? '#c0c4c8';
    const points: Point[] = [root, [middle[0] + 2, middle[1] - 8 * unit], [end[0], end[1] + 10 * unit]];
    paintPlume(
      ctx,
      points,
      (plumes.fine ? 5 : 14) * unit,
      tone(rgbOf(colour), random.bell() * 0.02),
      plumes.fine ? 0.42 : 0.95,
    );
  }
}

function paintBreastPlumes(ctx: SKRSContext2D, subject: Subject, plumes: Of<'breast-plumes'>): void {
  const { sheet, unit } = subject.frames;
  const random = subject.stream('breast plumes');
  for (let i = 0; i < (plumes.fine ? 70 : 22); i++) {
    const root = sheet.at(0.33 + 0.1 * random.next(), 0.72 + 0.26 * random.next());
    const colour = plumes.colours[i % plumes.colours.length] ?? '#e6e6e2';
    const drop = random.range(160, 230) * (plumes.length ?? 1) * unit;
    const points = [root, walk(root, 1.43, drop * 0.45), walk(root, 1.32, drop)];
    paintPlume(
      ctx,
      points,
      (plumes.fine ? 4.5 : 11) * unit,
      tone(rgbOf(colour), random.bell() * 0.02),
      plumes.fine ? 0.42 : 0.95,
    );
  }
}

function paintTailCurl(ctx: SKRSContext2D, subject: Subject, curl: Of<'tail-curl'>): void {
  const { base } = subject.frames.anatomy.tail;
  const { unit } = subject.frames;
  for (const [shift, rise] of [
    [0, 46],
    [34, 26],
  ] as const) {
    const at = (x: number, y: number): Point => [base[0] + (x + shift * 0.7) * unit, base[1] + y * unit];
    const points = [
      at(-64, 2),
      at(-26, -8 - rise * 0.1),
      at(6, -26 - rise * 0.3),
      at(12, -44 - rise * 0.5),
      at(-4, -56 - rise * 0.5),
      at(-20, -48 - rise * 0.4),
    ];
    paintPlume(ctx, points, 30 * unit, rgbOf(curl.colour));
  }
}

/** Iridescence: a soft patch of another hue on the side of the light; only on the bird. */
function paintGloss(ctx: SKRSContext2D, subject: Subject, gloss: Of<'gloss'>): void {
  const [x, y] = subject.frames.head(gloss.at);
  const radius = gloss.radius * subject.frames.anatomy.headRadius;
  const shine = ctx.createRadialGradient(x, y, radius * 0.05, x, y, radius);
  shine.addColorStop(0, css(rgbOf(gloss.colour), gloss.strength));
  shine.addColorStop(1, css(rgbOf(gloss.colour), 0));
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = shine;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.restore();
}

/** The structures of a species that belong behind the body or over it. */
export function paintOrnaments(
  ctx: SKRSContext2D,
  subject: Subject,
  place: 'behind' | 'flank' | 'over',
): void {
  for (const ornament of subject.recipe.ornaments ?? []) {
    if (place === 'behind') {
      if (ornament.kind === 'fan-crest') paintFanCrest(ctx, subject, ornament);
      continue;
    }
    if (place === 'flank') {
      if (ornament.kind === 'flank-feathers') paintFlankFeathers(ctx, subject, ornament);
      continue;
    }
    if (ornament.kind === 'nape-plumes') paintNapePlumes(ctx, subject, ornament);
    if (ornament.kind === 'crest') paintCrest(ctx, subject, ornament);
    if (ornament.kind === 'scapular-plumes') paintScapularPlumes(ctx, subject, ornament);
    if (ornament.kind === 'breast-plumes') paintBreastPlumes(ctx, subject, ornament);
    if (ornament.kind === 'tail-curl') paintTailCurl(ctx, subject, ornament);
    if (ornament.kind === 'shield') paintShield(ctx, subject, ornament);
    if (ornament.kind === 'tuft-crest') paintTuftCrest(ctx, subject, ornament);
    if (ornament.kind === 'wedge-crest') paintWedgeCrest(ctx, subject, ornament);
    if (ornament.kind === 'puff') paintPuff(ctx, subject, ornament);
    if (ornament.kind === 'skin') paintSkin(ctx, subject, ornament);
    if (ornament.kind === 'frill') paintFrill(ctx, subject, ornament);
    if (ornament.kind === 'garter') paintGarter(ctx, subject, ornament);
    if (ornament.kind === 'gloss') paintGloss(ctx, subject, ornament);
    if (ornament.kind === 'ruff') paintRuff(ctx, subject, ornament);
  }
}
