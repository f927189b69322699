import { globSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile, readFile, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../../laminas/manifest.ts';
import { ROOT } from '../root.ts';

const PLATE = '-1200.webp';

const SIZE = { width: 800, height: 600, kernel: 'lanczos3' } as const;

/**
 * 256 colours weigh two fifths of full colour and differ from it by less than the eye sees (44 dB); without dithering,
 * which strews dots over smooth breasts and only adds weight. More effort takes half as long again for one decibel.
 */
const PNG = { palette: true, effort: 1, dither: 0 } as const;

/** Where finished PNGs are kept between two builds. */
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'laminas-png');

/** The PNGs `{imagen}.png`, 800 × 600 px, beside the plates in a folder; each is written once: when it is asked for, or when all are. */
export class Pngs {
  readonly names: readonly string[];
  readonly #folder: string;
  readonly #cache: string;
  /** The file in the cache of each that was asked for, by name. */
  readonly #written = new Map<string, Promise<string>>();

  constructor(folder: string, cache = CACHE) {
    this.#folder = folder;
    this.#cache = cache;
    mkdirSync(cache, { recursive: true });
    this.names = globSync(`*${PLATE}`, { cwd: folder }).map((plate) => plate.replace(PLATE, '.png'));
  }

  /** Writes a PNG, unless it is there; undefined when there is no such plate. */
  write(name: string): Promise<string> | undefined {
    if (!this.#written.has(name) && this.names.includes(name)) this.#written.set(name, this.#make(name));
    return this.#written.get(name);
  }

  /** Writes all, one a core at a time, and takes what none of them needs out of the cache. */
  async writeAll(advance: () => void = () => {}): Promise<void> {
    sharp.concurrency(1);
    const queue = this.names.values();
    const core = async () => {
      for (const name of queue) {
        await this.write(name);
        advance();
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, core));
    const needed = new Set(await Promise.all(this.#written.values()));
    for (const file of readdirSync(this.#cache)) {
      if (!needed.has(file)) await rm(path.join(this.#cache, file));
    }
  }

  async #make(name: string): Promise<string> {
    const plate = await readFile(path.join(this.#folder, name.replace(/\.png$/, PLATE)));
    const file = `${sha256(name + sha256(plate) + JSON.stringify([SIZE, PNG]))}.png`;
    const cached = path.join(this.#cache, file);
    const target = path.join(this.#folder, name);
    const copied = await copyFile(cached, target).then(
      () => true,
      () => false,
    );
    if (copied) return file;
    await sharp(plate).resize(SIZE).png(PNG).toFile(`${cached}.part`);
    // Renamed into place: a build that is killed must not leave half a PNG for the next one to copy.
    await rename(`${cached}.part`, cached);
    await copyFile(cached, target);
    return file;
  }
}
