import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { rasterName, sha256, staleImages, type WantedImage } from '../../laminas/manifest.ts';
import { scratchFolder } from '../test/scratch.ts';
import {
  copyWorkingRasters,
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
import { encodeRasters } from './rasters.ts';

const CUCO: WantedImage = { imagen: 'Cuco', slug: 'cuco', engine: 'engine', source: 'source' };
const WIDTHS = [320, 640, 1200] as const;

let root: string;
let gallery: Gallery;
const inGallery = (name: string) => path.join(gallery.folder, name);

/** Puts a picture into a gallery. */
function draw(into: Gallery, { imagen, ...entry }: WantedImage): void {
  mkdirSync(into.folder, { recursive: true });
  const files = { 320: '', 640: '', 1200: '' };
  for (const width of WIDTHS) {
    const file = `${imagen} of ${entry.source}, ${width} px`;
    writeFileSync(path.join(into.folder, rasterName(imagen, width)), file);
    files[width] = sha256(file);
  }
  writeManifest(into, { ...readManifest(into), [imagen]: { ...entry, files } });
}

beforeEach(() => {
  root = scratchFolder();
  gallery = publishedGallery(root);
  draw(gallery, CUCO);
});

const whatIsWrong = (wanted = [CUCO]) =>
  staleImages(wanted, readManifest(gallery), hashRasters(gallery)).map(({ what }) => what);

describe('a gallery on disk', () => {
  it('has nothing wrong with it when it was just drawn', () => {
    expect(whatIsWrong()).toEqual([]);
  });

  it.each([
    ['missing', 'a raster was deleted', () => rmSync(inGallery('Cuco-640.webp'))],
    ['changed', 'a raster was retouched', () => writeFileSync(inGallery('Cuco-640.webp'), 'retouched')],
    ['left over', 'a species is gone', () => writeFileSync(inGallery('Dodo-320.webp'), 'extinct')],
    ['missing', 'nothing has been drawn yet', () => ['laminas', 'public'].forEach(remove)],
  ])('is %s when %s', (what, _when, happen) => {
    happen();
    expect(whatIsWrong()).toEqual([what]);
  });

  it('is stale when a recipe was changed', () => {
    expect(whatIsWrong([{ ...CUCO, source: 'another' }])).toEqual(['stale']);
  });

  it('discards what it is told and nothing else', () => {
    draw(gallery, { ...CUCO, imagen: 'Dodo' });
    writeFileSync(inGallery('portada.png'), 'not a raster');
    discard(gallery, new Set(['Dodo']));
    expect(whatIsWrong()).toEqual([]);
    expect(readdirSync(gallery.folder)).toContain('portada.png');
  });

  it('has its manifest sorted, whatever the order of drawing', () => {
    draw(gallery, { ...CUCO, imagen: 'Abubilla' });
    const manifest = JSON.parse(readFileSync(gallery.manifestFile, 'utf8'));
    expect(Object.keys(manifest)).toEqual(['Abubilla', 'Cuco']);
  });

  const remove = (name: string) => rmSync(path.join(root, name), { recursive: true });
});

describe('a picture in work', () => {
  const newer = { ...CUCO, source: 'newer' };
  const shown = () => readFileSync(rasterFile(root, 'Cuco-640.webp'), 'utf8');
  beforeEach(() => draw(workingGallery(root), newer));

  it('stands in for the published one, which stays as it is committed', () => {
    expect(shown()).toContain('newer');
    expect(currentRasters(root)).toEqual(hashRasters(workingGallery(root)));
    expect(currentManifest(root).Cuco?.source).toBe('newer');
    expect(whatIsWrong()).toEqual([]);
  });

  it('takes its place in a built site', () => {
    copyWorkingRasters(root, root);
    expect(readFileSync(path.join(root, 'Cuco-640.webp'), 'utf8')).toBe(shown());
  });

  it('takes its place once it is published', () => {
    const inWork = currentRasters(root);
    expect(publish(root)).toBe(1);
    expect(hashRasters(gallery)).toEqual(inWork);
    expect(rasterFile(root, 'Cuco-640.webp')).not.toContain('.cache');
    expect(whatIsWrong([newer])).toEqual([]);
  });

  it('leaves the published one when it is discarded', () => {
    discard(workingGallery(root), new Set(['Cuco']));
    expect(currentRasters(root)).toEqual(hashRasters(gallery));
    expect(currentManifest(root)).toEqual(readManifest(gallery));
  });
});

it('the same picture is written as the same bytes', async () => {
  const picture = { width: 120, height: 90, rgba: Buffer.alloc(120 * 90 * 4, 200) };
  expect(await encodeRasters(picture)).toEqual(await encodeRasters(picture));
});
