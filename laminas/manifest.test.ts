import { describe, expect, it } from 'vitest';
import {
  imagenOf,
  type Manifest,
  rasterName,
  sha256,
  sourceOf,
  staleImages,
  type WantedImage,
} from './manifest.ts';

const ENGINE = sha256('engine');

function wantedPlate(changes: Partial<WantedImage> & { own?: string } = {}): WantedImage {
  const { own = 'recipe', engine = ENGINE, ...rest } = changes;
  const source = sourceOf(engine, sha256(own));
  return { imagen: 'Mirlo_comun', slug: 'mirlo-comun', engine, source, ...rest };
}

const rasters = new Map(
  ([320, 640, 1200] as const).map((width) => [rasterName('Mirlo_comun', width), `${width}`]),
);
const { imagen, ...drawn } = wantedPlate();
const manifest: Manifest = { [imagen]: { ...drawn, files: { 320: '320', 640: '640', 1200: '1200' } } };

function sentences(wanted: WantedImage[], files: ReadonlyMap<string, string> = rasters): string[] {
  return staleImages(wanted, manifest, files).map(({ sentence }) => sentence);
}

describe('staleImages', () => {
  it('finds nothing when every picture is as its sources draw it', () => {
    expect(sentences([wantedPlate()])).toEqual([]);
  });

  it.each([
    [{ own: 'another recipe' }, 'recipe changed'],
    [{ engine: sha256('another engine') }, 'engine changed'],
  ])('says why a picture is stale: %o', (changes, reason) => {
    expect(sentences([wantedPlate(changes)])).toEqual([
      `mirlo-comun: ${reason} since Mirlo_comun-1200.webp was drawn; run npm run laminas`,
    ]);
  });

  it('finds a picture whose species was renamed', () => {
    expect(sentences([wantedPlate({ slug: 'mirlo' })])[0]).toContain('Mirlo_comun was drawn for mirlo-comun');
  });

  it('finds a species that was never drawn', () => {
    const cuco = wantedPlate({ imagen: 'Cuco', slug: 'cuco' });
    expect(sentences([wantedPlate(), cuco])).toEqual([
      'cuco: Cuco has never been drawn; run npm run laminas',
    ]);
  });

  it('names the raster that is missing', () => {
    const files = new Map([...rasters].filter(([name]) => !name.includes('640')));
    expect(sentences([wantedPlate()], files)).toEqual([
      'mirlo-comun: Mirlo_comun-640.webp is missing; run npm run laminas',
    ]);
  });

  it('names the raster that somebody else wrote', () => {
    const files = new Map([...rasters, ['Mirlo_comun-320.webp', 'retouched']]);
    expect(sentences([wantedPlate()], files)).toEqual([
      'mirlo-comun: Mirlo_comun-320.webp is not as it was drawn; run npm run laminas',
    ]);
  });

  it('finds manifest entries and rasters of species that are gone', () => {
    const found = sentences([], new Map([...rasters].slice(0, 1)));
    expect(found).toEqual([
      "the manifest's Mirlo_comun belongs to no species; run npm run laminas",
      'Mirlo_comun-320.webp belongs to no species; run npm run laminas',
    ]);
  });
});

describe('imagenOf', () => {
  it('knows our rasters from other files', () => {
    expect(imagenOf('Mirlo_comun-640.webp')).toBe('Mirlo_comun');
    expect(imagenOf('Mirlo_comun-800.webp')).toBeUndefined();
    expect(imagenOf('portada.png')).toBeUndefined();
  });
});
