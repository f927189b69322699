import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANCHOS_DE_LAMINA } from '../../domain/paths.ts';
import { rasterName, staleImages } from '../../laminas/manifest.ts';
import { wantedImages } from './fingerprint.ts';
import { galleryOf, hashRasters, readManifest } from './gallery.ts';
import { allSpecies } from './species.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const gallery = galleryOf(ROOT);
const species = allSpecies();

/** Mean weight that visitors may be asked to load, bytes by width in px; 203 times their sum is under 25 MB. */
const HEAVIEST_MEAN = { 320: 9_000, 640: 26_000, 1200: 88_000 };

describe('the published pictures', () => {
  it('are those that the sources draw', () => {
    const findings = staleImages(wantedImages(ROOT, species), readManifest(gallery), hashRasters(gallery));
    expect(findings.map(({ sentence }) => sentence)).toEqual([]);
  });

  it.each(ANCHOS_DE_LAMINA)('stay light at %i px', (ancho) => {
    const weights = species.map(
      ({ imagen }) => statSync(path.join(gallery.folder, rasterName(imagen, ancho))).size,
    );
    const mean = weights.reduce((sum, weight) => sum + weight) / weights.length;
    expect(mean).toBeLessThanOrEqual(HEAVIEST_MEAN[ancho]);
  });
});
