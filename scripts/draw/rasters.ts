import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type SharpenOptions } from 'sharp';
import { LAMINA_WIDTHS, type LaminaWidth } from '../../domain/addresses/paths.ts';
import { rasterName, sha256 } from '../../laminas/manifest.ts';

/** A drawn picture, or one that was read: rows of red, green, blue and alpha from the top left. */
export type Picture = { width: number; height: number; rgba: Uint8Array | Uint8ClampedArray };

/** WebP quality by width in px. What the files may weigh is fixed in pictures.test.ts; grain weighs most. */
const QUALITY: Record<LaminaWidth, number> = { 320: 66, 640: 76, 1200: 84 };

/** Effort 6 would save another 2 % and take half as long again; smart subsampling keeps thin red edges clean. */
const WEBP = { effort: 5, smartSubsample: true };

const KERNEL = 'lanczos3';

/**
 * Sharpening of the small file, after it has been made small, at edges alone: paper and plain colour are left as they are
 * (`x1`, in lightness, 0 to 100). Of 24 cards shown both ways a reader who did not know which preferred 16 so and 2 plain.
 */
const SHARPEN: Partial<Record<LaminaWidth, SharpenOptions>> = {
  320: { sigma: 0.8, m1: 0, m2: 1.5, x1: 4 },
};

/** Width of a figure in flight, px: the largest stands 360 px wide on a page. */
const IN_FLIGHT = { width: 480, quality: 80 };

/** All that decides the files besides the picture; a change of it makes every picture stale. */
export const ENCODER = JSON.stringify({ QUALITY, WEBP, KERNEL, SHARPEN, IN_FLIGHT });

/** The files of a picture, by width in px. */
export async function encodeRasters(picture: Picture): Promise<[LaminaWidth, Buffer][]> {
  const files: [LaminaWidth, Buffer][] = [];
  for (const width of LAMINA_WIDTHS) files.push([width, await encodeRaster(picture, width)]);
  return files;
}

/** Writes a picture in its three widths and returns the hash of each file. */
export async function writeRasters(
  folder: string,
  imagen: string,
  picture: Picture,
): Promise<Record<LaminaWidth, string>> {
  await mkdir(folder, { recursive: true });
  const hashes: Record<LaminaWidth, string> = { 320: '', 640: '', 1200: '' };
  for (const [width, file] of await encodeRasters(picture)) {
    await writeFile(path.join(folder, rasterName(imagen, width)), file);
    hashes[width] = sha256(file);
  }
  return hashes;
}

/** Writes the figure of a bird in flight, without the empty border about it, and returns the hash of the file. */
export async function writeInFlight(folder: string, imagen: string, picture: Picture): Promise<string> {
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  const trimmed = await sharp(picture.rgba, { raw }).trim().png().toBuffer();
  const { width, quality } = IN_FLIGHT;
  const file = await sharp(trimmed)
    .resize(width, null, { kernel: KERNEL })
    .webp({ ...WEBP, quality })
    .toBuffer();
  await writeFile(path.join(folder, rasterName(imagen, 'vuelo')), file);
  return sha256(file);
}

/** The file of a picture in one width, px. */
export function encodeRaster(picture: Picture, width: LaminaWidth): Promise<Buffer> {
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  const sharpen = SHARPEN[width];
  const small = sharp(picture.rgba, { raw })
    .removeAlpha()
    .resize(width, (width * 3) / 4, { kernel: KERNEL });
  return (sharpen ? small.sharpen(sharpen) : small).webp({ quality: QUALITY[width], ...WEBP }).toBuffer();
}
