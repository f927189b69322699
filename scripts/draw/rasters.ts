import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ANCHOS_DE_LAMINA, type AnchoDeLamina } from '../../domain/paths.ts';
import { rasterName, sha256 } from '../../laminas/manifest.ts';

/** A drawn picture: rows of red, green, blue and alpha from the top left. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8Array | Uint8ClampedArray;
}

/** WebP quality by width in px. What the files may weigh is fixed in pictures.test.ts; grain weighs most. */
const QUALITY: Record<AnchoDeLamina, number> = { 320: 74, 640: 76, 1200: 84 };

/** Effort 6 would save another 2 % and take half as long again; smart subsampling keeps thin red edges clean. */
const WEBP = { effort: 5, smartSubsample: true };

const KERNEL = 'lanczos3';

/** All that decides the files besides the picture; a change of it makes every picture stale. */
export const ENCODER = JSON.stringify({ QUALITY, WEBP, KERNEL });

/** The files of a picture, by width in px. */
export async function encodeRasters(picture: Picture): Promise<[AnchoDeLamina, Buffer][]> {
  const files: [AnchoDeLamina, Buffer][] = [];
  for (const width of ANCHOS_DE_LAMINA) files.push([width, await encode(picture, width)]);
  return files;
}

/** Writes a picture in its three widths and returns the hash of each file. */
export async function writeRasters(
  folder: string,
  imagen: string,
  picture: Picture,
): Promise<Record<AnchoDeLamina, string>> {
  await mkdir(folder, { recursive: true });
  const hashes: Record<AnchoDeLamina, string> = { 320: '', 640: '', 1200: '' };
  for (const [width, file] of await encodeRasters(picture)) {
    await writeFile(path.join(folder, rasterName(imagen, width)), file);
    hashes[width] = sha256(file);
  }
  return hashes;
}

function encode(picture: Picture, width: AnchoDeLamina): Promise<Buffer> {
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  return sharp(picture.rgba, { raw })
    .removeAlpha()
    .resize(width, (width * 3) / 4, { kernel: KERNEL })
    .webp({ quality: QUALITY[width], ...WEBP })
    .toBuffer();
}
