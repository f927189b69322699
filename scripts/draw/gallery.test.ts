import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Manifest, sourceOf, staleImages, type WantedImage } from '../../laminas/manifest.ts';
import { discard, type Gallery, galleryOf, hashRasters, readManifest, writeManifest } from './gallery.ts';
import { writeRasters } from './rasters.ts';

const PICTURE = { width: 1200, height: 900, rgba: Buffer.alloc(1200 * 900 * 4, 200) };
const CUCO: WantedImage = {
  imagen: 'Cuco',
  slug: 'cuco',
  engine: 'engine',
  source: sourceOf('engine', 'recipe'),
};

let pristine: string;
let root: string;
let gallery: Gallery;

beforeAll(async () => {
  pristine = mkdtempSync(path.join(tmpdir(), 'gallery-pristine-'));
  mkdirSync(path.join(pristine, 'laminas'));
  const drawn = galleryOf(pristine);
  const { imagen, ...entry } = CUCO;
  const manifest: Manifest = {
    [imagen]: { ...entry, files: await writeRasters(drawn.folder, imagen, PICTURE) },
  };
  writeManifest(drawn, manifest);
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  cpSync(pristine, root, { recursive: true });
  gallery = galleryOf(root);
});

afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(pristine, { recursive: true }));

function whatIsWrong(wanted: WantedImage[] = [CUCO]): string[] {
  return staleImages(wanted, readManifest(gallery), hashRasters(gallery)).map(({ what }) => what);
}

describe('a gallery on disk', () => {
  it('has nothing wrong with it when it was just drawn', () => {
    expect(whatIsWrong()).toEqual([]);
  });

  it('betrays a raster that was deleted', () => {
    rmSync(path.join(gallery.folder, 'Cuco-640.webp'));
    expect(whatIsWrong()).toEqual(['missing']);
  });

  it('betrays a raster that was retouched', () => {
    writeFileSync(path.join(gallery.folder, 'Cuco-640.webp'), 'retouched');
    expect(whatIsWrong()).toEqual(['changed']);
  });

  it('betrays a recipe that was changed', () => {
    expect(whatIsWrong([{ ...CUCO, source: 'another' }])).toEqual(['stale']);
  });

  it('is empty before anything has been drawn', () => {
    rmSync(gallery.folder, { recursive: true });
    rmSync(gallery.manifestFile);
    expect(whatIsWrong()).toEqual(['missing']);
  });

  it('discards what is left over and nothing else', () => {
    writeFileSync(path.join(gallery.folder, 'Dodo-320.webp'), 'extinct');
    writeFileSync(path.join(gallery.folder, 'portada.png'), 'not a raster');
    expect(whatIsWrong()).toEqual(['left over']);
    writeManifest(gallery, discard(gallery, readManifest(gallery), new Set(['Dodo'])));
    expect(whatIsWrong()).toEqual([]);
    expect(readdirSync(gallery.folder)).toContain('portada.png');
  });

  it('writes the same bytes for the same picture', async () => {
    const before = hashRasters(gallery);
    await writeRasters(gallery.folder, 'Cuco', PICTURE);
    expect(hashRasters(gallery)).toEqual(before);
  });

  it('writes the manifest sorted, whatever the order of drawing', () => {
    const entry = readManifest(gallery).Cuco;
    if (!entry) throw new Error('the manifest lost Cuco');
    writeManifest(gallery, { Zarcero: entry, Abubilla: entry });
    expect(Object.keys(JSON.parse(readFileSync(gallery.manifestFile, 'utf8')))).toEqual([
      'Abubilla',
      'Zarcero',
    ]);
  });
});
