import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../../laminas/manifest.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const RASTER = '-1200.webp';

const SIZE = { width: 800, height: 600, kernel: 'lanczos3' } as const;

/**
 * 256 colours weigh two fifths of full colour and differ from it by less than the eye sees (44 dB); without dithering,
 * which strews dots over smooth breasts and only adds weight. More effort takes half as long again for one decibel.
 */
const PNG = { palette: true, effort: 1, dither: 0 } as const;

/** Where the plates are read from and where the finished PNGs are kept between two builds. */
export interface PngFolders {
  images: string;
  cache: string;
}

const CACHE = path.join(ROOT, 'node_modules', '.cache', 'laminas-png');

/** The PNGs of a site, each of which is written once: when it is asked for, or when all are. */
export class Pngs {
  /** The file names of all. */
  readonly names: readonly string[];
  readonly #outDir: string;
  readonly #folders: PngFolders;
  readonly #cached: ReadonlySet<string>;
  readonly #used = new Set<string>();
  readonly #files = new Map<string, Promise<string>>();

  private constructor(outDir: string, folders: PngFolders, plates: string[], cached: string[]) {
    this.names = plates.map((plate) => plate.replace(RASTER, '.png'));
    this.#outDir = outDir;
    this.#folders = folders;
    this.#cached = new Set(cached);
  }

  /** The PNGs `{imagen}.png`, 800 × 600 px, that belong into `outDir`; the plates are taken from there too, unless told otherwise. */
  static async of(outDir: string, folders: PngFolders = { images: outDir, cache: CACHE }): Promise<Pngs> {
    for (const folder of [outDir, folders.cache]) await mkdir(folder, { recursive: true });
    const plates = (await readdir(folders.images)).filter((name) => name.endsWith(RASTER)).sort();
    return new Pngs(outDir, folders, plates, await readdir(folders.cache));
  }

  /** The file of a PNG, once it is there; undefined when there is no such plate. */
  fileOf(name: string): Promise<string> | undefined {
    if (!this.#files.has(name) && this.names.includes(name)) this.#files.set(name, this.#write(name));
    return this.#files.get(name);
  }

  /** Writes those that nobody has asked for yet. */
  async writeAll(advance: () => void = () => {}): Promise<void> {
    await inParallel(this.names, async (name) => {
      await this.fileOf(name);
      advance();
    });
    const left = [...this.#cached].filter((kept) => !this.#used.has(kept));
    await Promise.all(left.map((kept) => rm(path.join(this.#folders.cache, kept), { force: true })));
  }

  /** A plate made by an earlier build is only copied. */
  async #write(name: string): Promise<string> {
    const { images, cache } = this.#folders;
    const webp = await readFile(path.join(images, name.replace(/\.png$/, RASTER)));
    const kept = `${sha256(sha256(webp) + JSON.stringify([SIZE, PNG]))}.png`;
    this.#used.add(kept);
    if (!this.#cached.has(kept)) await keep(path.join(cache, kept), name, webp);
    const file = path.join(this.#outDir, name);
    await copyFile(path.join(cache, kept), file);
    return file;
  }
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
