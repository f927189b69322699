import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ARCHETYPES, RECIPES } from '../../../laminas/index.ts';
import { rasterName, sha256 } from '../../../laminas/manifest.ts';
import { ROOT } from '../../root.ts';
import { onCrew } from '../crew.ts';
import { engineHash, wantedImages } from '../fingerprint.ts';
import { rasterFile } from '../gallery.ts';
import { allSpecies, type Species } from '../species.ts';
import { type Faults, TITLES } from './inspection.ts';
import { type Keys, platesToDraw, readVerified, writeVerified } from './verified.ts';

const RECORD = path.join(ROOT, '.cache', 'verified-plates.json');

/** `npm run test:full` draws every plate, whatever the record says. */
const EVERY = process.env.TEST_DEPTH === 'full';

/** A stop for what hangs: all plates take two cores some two minutes. */
const ALL_PLATES_MS = 900_000;

const species = allSpecies();
/** What each plate came to; that of a verified one is nothing. */
const found = new Map<string, Faults>();

/** What draws and encodes beside our own code. */
function librariesVersion(): string {
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
  return [process.platform, process.arch, ...['@napi-rs/canvas', 'sharp'].map(versionOf)].join();
}

async function keysOfPlates(): Promise<Keys> {
  const engine = await engineHash(path.join(import.meta.dirname, 'inspection.ts'));
  const wanted = wantedImages({ engine, recipes: RECIPES, archetypes: ARCHETYPES }, species);
  const libraries = librariesVersion();
  const entries = wanted.map(({ slug, imagen, source }) => {
    const shown = sha256(readFileSync(rasterFile(ROOT, rasterName(imagen, 640))));
    const rasgos = JSON.stringify(RECIPES[slug]?.rasgos);
    return [slug, sha256([source, rasgos, shown, libraries].join('\n'))];
  });
  return Object.fromEntries(entries);
}

beforeAll(async () => {
  const verified = EVERY ? {} : readVerified(RECORD);
  const keys = await keysOfPlates();
  const wanted = platesToDraw(keys, verified);
  for (const { slug } of species) if (!wanted.has(slug)) found.set(slug, {});
  const drawn = species.filter(({ slug }) => wanted.has(slug));
  const script = new URL('./inspect-worker.ts', import.meta.url);
  await onCrew<Species, Faults>(script, {}, drawn, ({ slug }, faults) => {
    found.set(slug, faults);
    if (Object.keys(faults).length > 0) delete verified[slug];
    else verified[slug] = keys[slug] ?? '';
  });
  writeVerified(RECORD, verified);
  console.log(`plates: ${drawn.length} of ${species.length} drawn, the others verified before`);
}, ALL_PLATES_MS);

describe.each(species.map(({ slug }) => slug))('the plate %s', (slug) => {
  it('is drawn now or was verified before', () => {
    expect(found.has(slug)).toBe(true);
  });

  it.each(TITLES)('%s', (title) => {
    expect(found.get(slug)?.[title]).toBeUndefined();
  });
});
