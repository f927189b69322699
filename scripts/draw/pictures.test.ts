import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAMINA_WIDTHS, type LaminaWidth } from '../../domain/addresses/paths.ts';
import { ARCHETYPES, RECIPES } from '../../laminas/index.ts';
import { rasterName, staleImages } from '../../laminas/manifest.ts';
import { ROOT } from '../root.ts';
import { engineHash, wantedImages } from './fingerprint.ts';
import { currentManifest, currentRasters, rasterFile } from './gallery.ts';
import { allSpecies } from './species.ts';

const species = allSpecies();

/** Mean weight that visitors may be asked to load, bytes by width in px; 203 times their sum is under 25 MB. */
const HEAVIEST_MEAN = { 320: 9_000, 640: 26_000, 1200: 88_000 };

/** Of the pictures that a copy for offline use holds (320 and 640 px), bytes: 8 MB less scripts, fonts and records. */
const HEAVIEST_COPY = 7_000_000;

const weightOf = (imagen: string, width: LaminaWidth) =>
  statSync(rasterFile(ROOT, rasterName(imagen, width))).size;

describe('the pictures of the guide', () => {
  it('have a recipe for every species, and a species for every recipe', () => {
    expect(Object.keys(RECIPES).sort()).toEqual(species.map(({ slug }) => slug));
  });

  it('are those that the sources draw', async () => {
    const engine = await engineHash(path.join(ROOT, 'laminas', 'plate.ts'));
    const wanted = wantedImages({ engine, recipes: RECIPES, archetypes: ARCHETYPES }, species);
    const findings = staleImages(wanted, currentManifest(ROOT), currentRasters(ROOT));
    expect(findings.map(({ sentence }) => sentence)).toEqual([]);
  });

  it.each(LAMINA_WIDTHS)('stay light at %i px', (width) => {
    const weights = species.map(({ imagen }) => weightOf(imagen, width));
    const mean = weights.reduce((sum, weight) => sum + weight) / weights.length;
    expect(mean).toBeLessThanOrEqual(HEAVIEST_MEAN[width]);
  });

  it('leave room for an offline copy of 8 MB', () => {
    const total = species.reduce((sum, { imagen }) => sum + weightOf(imagen, 320) + weightOf(imagen, 640), 0);
    expect(total).toBeLessThanOrEqual(HEAVIEST_COPY);
  });
});
