/**
 * npm run laminas:hoja [-- familia…]: contact sheets of the plates as the recipes draw them today, one a family, with
 * names and without, in `.cache/hojas`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { rasterName } from '../../../laminas/manifest.ts';
import { ROOT } from '../../root.ts';
import { step } from '../../serve/step.ts';
import { drawAll } from '../crew.ts';
import { allSpecies, type Species } from '../species.ts';

const FOLDER = path.join(ROOT, '.cache', 'hojas');
const PLATES = path.join(FOLDER, 'laminas');
const COLUMNS = 4;
/** Of one plate on the sheet and of the line under it, px. */
const WIDTH = 480;
const HEIGHT = 360;
const CAPTION = 40;

GlobalFonts.register(readFileSync(path.join(ROOT, 'app', 'fonts', 'alegreya.woff2')), 'Alegreya');

const families = Map.groupBy(allSpecies(), ({ familia }) => familia);
const wanted = process.argv.slice(2);
const chosen = [...families].filter(([familia]) => wanted.length === 0 || wanted.includes(familia));
if (chosen.length < wanted.length) throw new Error(`not all of these are families: ${wanted.join(' ')}`);
await drawPlates(chosen.flatMap(([, birds]) => birds));
mkdirSync(FOLDER, { recursive: true });
for (const [familia, birds] of chosen) {
  await writeSheet(birds, path.join(FOLDER, `${familia}.png`), true);
  await writeSheet(birds, path.join(FOLDER, `${familia}-sin-nombres.png`), false);
}
console.log(`${chosen.length * 2} sheets in ${path.relative(process.cwd(), FOLDER)}`);

async function drawPlates(birds: Species[]): Promise<void> {
  await step({ doing: 'Drawing the plates', parts: birds.length }, async (advance) => {
    await drawAll(birds, PLATES, (_bird, outcome) => {
      if ('failure' in outcome) throw new Error(outcome.failure);
      advance();
    });
    return `${birds.length} plates drawn`;
  });
}

async function writeSheet(birds: Species[], file: string, named: boolean): Promise<void> {
  const row = HEIGHT + (named ? CAPTION : 0);
  const columns = Math.min(COLUMNS, birds.length);
  const tiles = birds.map(async (bird, i) => {
    const place = { left: (i % columns) * WIDTH, top: Math.floor(i / columns) * row };
    const plate = sharp(path.join(PLATES, rasterName(bird.imagen, 640))).resize(WIDTH, HEIGHT);
    const picture = { input: await plate.toBuffer(), ...place };
    return named ? [picture, { input: caption(bird.slug), ...place, top: place.top + HEIGHT }] : [picture];
  });
  const height = Math.ceil(birds.length / columns) * row;
  await sharp({ create: { width: columns * WIDTH, height, channels: 3, background: '#fdf9ee' } })
    .composite((await Promise.all(tiles)).flat())
    .png()
    .toFile(file);
}

function caption(text: string): Buffer {
  const canvas = createCanvas(WIDTH, CAPTION);
  const ctx = canvas.getContext('2d');
  ctx.font = '24px Alegreya';
  ctx.textAlign = 'center';
  ctx.fillStyle = '#1e2a22';
  ctx.fillText(text, WIDTH / 2, CAPTION - 13);
  return canvas.toBuffer('image/png');
}
