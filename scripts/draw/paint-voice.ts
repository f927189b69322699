import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Partitura } from '../../data/load-partituras.ts';
import type { Voz } from '../../domain/species/voz.ts';
import { drawVoice, INKS, type Ink, type Staff } from '../../domain/voices/drawing/drawing.ts';
import { keyboard } from '../../domain/voices/drawing/keyboard.ts';
import { TENTHS } from '../../domain/voices/drawing/pen.ts';
import { GROUND, GUTTER, HEIGHT, MARKED_KHZ, yOf } from '../../domain/voices/drawing/scale.ts';
import { VOICE_KINDS } from '../../domain/voices/score.ts';
import { ROOT } from '../root.ts';

const FONTS = path.join(ROOT, 'app', 'fonts');
GlobalFonts.register(readFileSync(path.join(FONTS, 'alegreya.woff2')), 'Alegreya');

/** Pixels a unit, and what stands round the ground of a staff, units. */
const SCALE = 2;
const ABOVE = 12;
const BELOW = 40;
const GAP = 14;
const TITLE = 24;

const PAPER = '#fdf9ee';
const INK = '#1e4f37';
const RED = '#9c0f23';
const OPACITY: Record<Ink, number> = { faint: 0.45, hairs: 0.8, soft: 0.72, strong: 1 };

/** The voices of a species, one under another, each with its words and its staves side by side. */
export function paintVoices(title: string, { score }: Partitura, voz: Voz): Canvas {
  const rows = VOICE_KINDS.flatMap((kind) => {
    const voice = score[kind];
    return voice
      ? [{ heading: `${title}, ${kind}: «${voz[kind]?.silabas ?? ''}»`, staves: drawVoice(voice) }]
      : [];
  });
  const across = Math.max(2, ...rows.map(({ staves }) => staves.length));
  const row = TITLE + ABOVE + HEIGHT + BELOW;
  const canvas = createCanvas(SCALE * across * (GUTTER + GROUND + GAP), SCALE * row * rows.length);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  rows.forEach(({ heading, staves }, i) => {
    ctx.setTransform(SCALE, 0, 0, SCALE, 0, SCALE * row * i);
    write(ctx, heading, 6, 18, '17px Alegreya', 'left');
    staves.forEach((staff, place) => {
      ctx.setTransform(
        SCALE,
        0,
        0,
        SCALE,
        SCALE * (GUTTER + place * (GUTTER + GROUND + GAP)),
        SCALE * (row * i + TITLE + ABOVE),
      );
      paintStaff(ctx, staff);
    });
  });
  return canvas;
}

function paintStaff(ctx: SKRSContext2D, staff: Staff) {
  paintScales(ctx, staff);
  ctx.save();
  ctx.scale(1 / TENTHS, 1 / TENTHS);
  ctx.fillStyle = INK;
  for (const ink of INKS) {
    ctx.globalAlpha = OPACITY[ink];
    ctx.fill(new Path2D(staff.paths[ink]));
  }
  ctx.restore();
  for (const { x, parts } of staff.syllables) {
    const whole = parts.map(({ text }) => text).join('');
    const stressed = parts.some((part) => part.stressed);
    write(
      ctx,
      whole,
      x,
      HEIGHT + 16,
      `${stressed ? '700 ' : ''}14px Alegreya`,
      'center',
      stressed ? RED : INK,
    );
  }
}

function paintScales(ctx: SKRSContext2D, { ticks }: Staff) {
  ctx.lineWidth = 0.6;
  ctx.strokeStyle = INK;
  for (const khz of MARKED_KHZ) {
    ctx.globalAlpha = 0.18;
    ctx.strokeRect(0, yOf(khz), GROUND, 0);
    ctx.globalAlpha = 1;
    write(ctx, String(khz).replace('.', ','), -12, yOf(khz) + 3.5, '11px Alegreya', 'right');
  }
  ctx.strokeRect(0, HEIGHT, GROUND, 0);
  for (const { x, second } of ticks) {
    ctx.strokeRect(x, HEIGHT, 0, second === undefined ? 3 : 6);
    if (second !== undefined)
      write(ctx, `${second}${second === 1 ? ' s' : ''}`, x, HEIGHT + 32, '11px Alegreya', 'center');
  }
  const { white, black } = keyboard();
  ctx.save();
  ctx.translate(-10, 0);
  ctx.scale(1 / TENTHS, 1 / TENTHS);
  ctx.lineWidth = 5;
  ctx.stroke(new Path2D(white));
  ctx.fillStyle = INK;
  ctx.fill(new Path2D(black));
  ctx.restore();
}

function write(
  ctx: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  align: 'left' | 'center' | 'right',
  colour = INK,
) {
  ctx.font = font;
  ctx.textAlign = align;
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y);
}
