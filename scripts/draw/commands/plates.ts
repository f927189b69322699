import path from 'node:path';
import { ARCHETYPES, RECIPES } from '../../../laminas/index.ts';
import { type Finding, staleImages, type WantedImage } from '../../../laminas/manifest.ts';
import { drawAll } from '../crew.ts';
import { engineHash, wantedImages } from '../fingerprint.ts';
import {
  currentManifest,
  currentRasters,
  discard,
  publish,
  publishedGallery,
  readManifest,
  workingGallery,
  writeManifest,
} from '../gallery.ts';
import { progress } from '../progress.ts';
import { allSpecies, type Species } from '../species.ts';

// npm run laminas               draws into .cache whatever is stale, missing or changed, and deletes what is left over
// npm run laminas -- slug…      draws these species, stale or not
// npm run laminas -- --publish  then moves what was drawn to public/images, to be committed

const root = path.resolve(import.meta.dirname, '..', '..', '..');
const working = workingGallery(root);
const published = publishedGallery(root);
const args = process.argv.slice(2);
const failures = await run(args.filter((arg) => arg !== '--publish'));
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
else if (args.includes('--publish')) console.log(`${publish(root)} pictures moved to public/images`);

/** Brings the pictures up to date and returns what went wrong. */
async function run(slugs: string[]): Promise<string[]> {
  const species = allSpecies();
  const unknown = slugs.filter((slug) => !species.some((bird) => bird.slug === slug));
  if (unknown.length > 0) return unknown.map((slug) => `data/aves/${slug}.json does not exist`);

  const engine = await engineHash(path.join(root, 'laminas', 'plate.ts'));
  const wanted = wantedImages({ engine, recipes: RECIPES, archetypes: ARCHETYPES }, species);
  discardNeedless(wanted);
  const stale = new Set(findingsOf(wanted).map(({ imagen }) => imagen));
  const chosen = species.filter(({ slug, imagen }) =>
    slugs.length > 0 ? slugs.includes(slug) : stale.has(imagen),
  );
  return draw(chosen, wanted);
}

function findingsOf(wanted: readonly WantedImage[]): Finding[] {
  return staleImages(wanted, currentManifest(root), currentRasters(root));
}

/** Throws away what belongs to no species, and pictures in work that a change taken back has made needless. */
function discardNeedless(wanted: readonly WantedImage[]): void {
  const committed = readManifest(published);
  const asCommitted = wanted.filter(({ imagen, source }) => committed[imagen]?.source === source);
  discard(working, new Set(asCommitted.map(({ imagen }) => imagen)));
  const leftOver = findingsOf(wanted).filter(({ what }) => what === 'left over');
  for (const gallery of [working, published]) discard(gallery, new Set(leftOver.map(({ imagen }) => imagen)));
}

/** Writes the manifest after each picture, so that an interrupted run has only the rest left to draw. */
async function draw(birds: Species[], wanted: readonly WantedImage[]): Promise<string[]> {
  const start = performance.now();
  const failures: string[] = [];
  const manifest = readManifest(working);
  const advance = progress(birds.length, process.stdout);
  const byImagen = new Map(wanted.map((image) => [image.imagen, image]));
  await drawAll(birds, working.folder, (bird, outcome) => {
    const image = byImagen.get(bird.imagen);
    if ('failure' in outcome) failures.push(`${bird.slug}: ${outcome.failure}`);
    else if (image) {
      const { imagen, ...entry } = image;
      manifest[imagen] = { ...entry, files: outcome.files };
      writeManifest(working, manifest);
    }
    advance(bird.slug);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${birds.length - failures.length} of ${wanted.length} pictures drawn in ${seconds} s`);
  return failures;
}
