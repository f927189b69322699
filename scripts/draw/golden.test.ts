import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rasterName } from '../../laminas/manifest.ts';
import { differenceOf, showSideBySide } from './compare.ts';
import { drawAll } from './crew.ts';
import { galleryOf } from './gallery.ts';
import { allSpecies } from './species.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const { folder: published } = galleryOf(ROOT);
/** Where a picture that changed is shown, the old one beside the new. */
const SHOWN = path.join(ROOT, 'test-results', 'laminas');
/** Levels a channel: two processors may round a pixel differently, no more. */
const ROUNDING = 0.5;
const WHOLE_GUIDE_MS = 600_000;

const fresh = mkdtempSync(path.join(tmpdir(), 'laminas-fresh-'));
afterAll(() => rmSync(fresh, { recursive: true }));

describe('a plate drawn again', () => {
  it(
    'is the published one, for each of the species',
    async () => {
      const faults: string[] = [];
      await drawAll(allSpecies(), fresh, ({ slug }, outcome) => {
        if ('failure' in outcome) faults.push(`${slug}: ${outcome.failure}`);
      });
      for (const { slug, imagen } of allSpecies()) faults.push(...(await changeOf(slug, imagen)));
      expect(faults).toEqual([]);
    },
    WHOLE_GUIDE_MS,
  );
});

async function changeOf(slug: string, imagen: string): Promise<string[]> {
  const file = rasterName(imagen, 640);
  const [before, after] = [path.join(published, file), path.join(fresh, file)];
  const difference = await differenceOf(before, after);
  if (difference <= ROUNDING) return [];
  const shown = path.join(SHOWN, `${slug}.png`);
  await showSideBySide(before, after, shown);
  return [`${slug} differs by ${difference.toFixed(1)} levels: see ${path.relative(ROOT, shown)}`];
}

describe('a picture that changed', () => {
  const [dark, light, out] = ['dark.png', 'light.png', 'shown/both.png'].map((name) =>
    path.join(fresh, name),
  );
  const picture = (level: number) => ({
    create: { width: 64, height: 48, channels: 3 as const, background: { r: level, g: level, b: level } },
  });

  beforeAll(async () => {
    await sharp(picture(100)).png().toFile(`${dark}`);
    await sharp(picture(110)).png().toFile(`${light}`);
  });

  it('is told by how much', async () => {
    expect(await differenceOf(`${dark}`, `${dark}`)).toBe(0);
    expect(await differenceOf(`${dark}`, `${light}`)).toBe(10);
  });

  it('is shown beside the old one', async () => {
    await showSideBySide(`${dark}`, `${light}`, `${out}`);
    const { data, info } = await sharp(out).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1280, 480]);
    expect([data[0], data[(info.width - 1) * info.channels]]).toEqual([100, 110]);
  });
});
