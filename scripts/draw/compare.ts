import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Width at which two pictures are compared and shown side by side, px. */
const WIDTH = 640;

/** A file of a picture, by its path or its bytes. */
type File = string | Buffer;

/** Mean difference of two pictures of the same shape, levels (0..255) a channel. */
export async function differenceOf(older: File, newer: File): Promise<number> {
  const [before, after] = await Promise.all([older, newer].map((file) => pixelsOf(file)));
  if (!before || !after || before.length !== after.length) return 255;
  let sum = 0;
  for (let i = 0; i < before.length; i++) sum += Math.abs((before[i] ?? 0) - (after[i] ?? 0));
  return sum / before.length;
}

function pixelsOf(file: File): Promise<Buffer> {
  return sharp(file).resize(WIDTH).removeAlpha().raw().toBuffer();
}

/** Writes the old picture and the new one side by side, so that an eye can tell what changed. */
export async function showSideBySide(older: File, newer: File, out: string): Promise<void> {
  await mkdir(path.dirname(out), { recursive: true });
  const [left, right] = await Promise.all([older, newer].map((file) => sharp(file).resize(WIDTH).toBuffer()));
  const height = (WIDTH * 3) / 4;
  await sharp({ create: { width: WIDTH * 2, height, channels: 3, background: '#fff' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: WIDTH, top: 0 },
    ])
    .png()
    .toFile(out);
}
