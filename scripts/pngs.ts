import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../laminas/manifest.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const RASTER = '-1200.webp';

const SIZE = { width: 800, height: 600, kernel: 'lanczos3' } as const;

/**
 * 256 colours halve the file against full colour and differ from it by less than the eye sees (45 dB); without
 * dithering, which strews dots over smooth breasts and only adds weight. Effort 5 is the last that pays.
 */
const PNG = { palette: true, effort: 5, dither: 0 } as const;

/** Where the plates are read from and where the finished PNGs are kept between two builds. */
export interface PngFolders {
  images: string;
  cache: string;
}

const FOLDERS: PngFolders = {
  images: path.join(ROOT, 'public', 'images'),
  cache: path.join(ROOT, 'node_modules', '.cache', 'laminas-png'),
};

/** Writes `{imagen}.png`, 800 × 600 px, into `outDir` for every plate; a plate made before is only copied. */
export async function writePngs(outDir: string, { images, cache }: PngFolders = FOLDERS): Promise<void> {
  const start = performance.now();
  await mkdir(outDir, { recursive: true });
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  const used = new Set<string>();
  const plates = (await readdir(images)).filter((name) => name.endsWith(RASTER)).sort();

  await inParallel(plates, async (name) => {
    const webp = await readFile(path.join(images, name));
    const kept = `${sha256(sha256(webp) + JSON.stringify([SIZE, PNG]))}.png`;
    used.add(kept);
    if (!cached.has(kept)) await keep(path.join(cache, kept), name, webp);
    await copyFile(path.join(cache, kept), path.join(outDir, name.replace(RASTER, '.png')));
  });

  const made = [...used].filter((name) => !cached.has(name)).length;
  await Promise.all([...cached].filter((name) => !used.has(name)).map((name) => rm(path.join(cache, name))));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${plates.length} PNGs in ${seconds} s (${made} made, ${plates.length - made} from the cache)`);
}

/**
 * Renames into place: a build that is killed must not leave half a PNG for the next one to copy. The name of
 * the plate keeps two equal pictures, which share a file of the cache, from writing the same part.
 */
async function keep(file: string, plate: string, webp: Buffer): Promise<void> {
  const part = `${file}.${plate}.part`;
  await writeFile(part, await sharp(webp).resize(SIZE).png(PNG).toBuffer());
  await rename(part, file);
}

/** Runs `task` over all items, one a core at a time. */
async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  const queue = items.values();
  const runner = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runner));
  sharp.concurrency(threads);
}
