import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ARCHETYPES, RECIPES } from '../../../laminas/index.ts';
import { rasterName, sha256 } from '../../../laminas/manifest.ts';
import { onCrew } from '../crew.ts';
import { engineHash, wantedImages } from '../fingerprint.ts';
import { rasterFile } from '../gallery.ts';
import { allSpecies, type Species } from '../species.ts';
import { type Inspection, TITLES } from './inspection.ts';
import { type Candidate, heldAgainst, plan, readVerified, SAME, writeVerified } from './verified.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const RECORD = path.join(ROOT, '.cache', 'verified-plates.json');

/** `npm run test:full` draws every plate, whatever the record says. */
const EVERY = process.env.TEST_DEPTH === 'full';

/** A stop for what hangs: all plates take two cores some two minutes. */
const ALL_PLATES_MS = 900_000;

const species = allSpecies();
const found = new Map<string, Inspection>();
/** Plates that the record spares. */
let spared = new Set<string>();

/** What draws and encodes beside our own code. */
function librariesVersion(): string {
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
  return [process.platform, process.arch, ...['@napi-rs/canvas', 'sharp'].map(versionOf)].join();
}

async function candidates(): Promise<Candidate[]> {
  const engine = await engineHash(path.join(import.meta.dirname, 'inspection.ts'));
  const wanted = wantedImages({ engine, recipes: RECIPES, archetypes: ARCHETYPES }, species);
  const libraries = librariesVersion();
  return wanted.map(({ slug, imagen, source }) => {
    const shown = sha256(readFileSync(rasterFile(ROOT, rasterName(imagen, 640))));
    const rasgos = JSON.stringify(RECIPES[slug]?.rasgos);
    return { slug, key: sha256([source, rasgos, shown, libraries].join('\n')) };
  });
}

beforeAll(async () => {
  const verified = EVERY ? {} : readVerified(RECORD);
  const all = await candidates();
  const bySlug = new Map(all.map((each) => [each.slug, each]));
  const { unknown, sample } = plan(all, verified);
  const drawn = species.filter(({ slug }) => unknown.has(slug) || sample.has(slug));
  spared = new Set(all.map(({ slug }) => slug).filter((slug) => !unknown.has(slug) && !sample.has(slug)));
  const script = new URL('./inspect-worker.ts', import.meta.url);
  await onCrew<Species, Inspection>(script, { root: ROOT }, drawn, ({ slug }, inspection) => {
    const candidate = bySlug.get(slug) as Candidate;
    const outcome = heldAgainst(verified, candidate, inspection);
    found.set(slug, outcome);
    if (Object.keys(outcome.faults).length > 0) delete verified[slug];
    else verified[slug] = { key: candidate.key, pixels: outcome.pixels };
  });
  writeVerified(RECORD, verified);
  console.log(`plates: ${drawn.length} of ${species.length} drawn, the others verified before`);
}, ALL_PLATES_MS);

describe.each(species.map(({ slug }) => slug))('the plate %s', (slug) => {
  it('is drawn now or was verified before', () => {
    expect(found.has(slug) || spared.has(slug)).toBe(true);
  });

  it.each([...TITLES, SAME])('%s', (title) => {
    expect(found.get(slug)?.faults[title]).toBeUndefined();
  });
});
