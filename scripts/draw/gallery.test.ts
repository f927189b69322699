import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Manifest, sourceOf, staleImages, type WantedImage } from '../../laminas/manifest.ts';
import {
  currentManifest,
  currentRasters,
  discard,
  type Gallery,
  hashRasters,
  publish,
  publishedGallery,
  rasterFile,
  readManifest,
  workingGallery,
  writeManifest,
} from './gallery.ts';
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
  const drawn = publishedGallery(pristine);
  const { imagen, ...entry } = CUCO;
  const manifest: Manifest = {
    [imagen]: { ...entry, files: await writeRasters(drawn.folder, imagen, PICTURE) },
  };
  writeManifest(drawn, manifest);
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  cpSync(pristine, root, { recursive: true });
  gallery = publishedGallery(root);
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
    discard(gallery, new Set(['Dodo']));
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

describe('a picture in work', () => {
  const other = { ...PICTURE, rgba: Buffer.alloc(1200 * 900 * 4, 90) };

  beforeEach(async () => {
    const working = workingGallery(root);
    const { imagen, ...entry } = { ...CUCO, source: 'newer' };
    writeManifest(working, {
      [imagen]: { ...entry, files: await writeRasters(working.folder, imagen, other) },
    });
  });

  it('stands in for the published one, which stays as it is committed', () => {
    const published = hashRasters(gallery);
    expect(rasterFile(root, 'Cuco-640.webp')).toContain('.cache');
    expect(currentRasters(root).get('Cuco-640.webp')).not.toBe(published.get('Cuco-640.webp'));
    expect(currentManifest(root).Cuco?.source).toBe('newer');
    expect(readManifest(gallery).Cuco?.source).toBe(CUCO.source);
  });

  it('takes its place once it is published', () => {
    const inWork = currentRasters(root);
    expect(publish(root)).toBe(1);
    expect(hashRasters(gallery)).toEqual(inWork);
    expect(rasterFile(root, 'Cuco-640.webp')).not.toContain('.cache');
    expect(whatIsWrong([{ ...CUCO, source: 'newer' }])).toEqual([]);
  });

  it('leaves the published one when it is discarded', () => {
    discard(workingGallery(root), new Set(['Cuco']));
    expect(currentRasters(root)).toEqual(hashRasters(gallery));
    expect(currentManifest(root)).toEqual(readManifest(gallery));
  });
});
