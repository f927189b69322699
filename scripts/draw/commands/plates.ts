/**
 * npm run laminas               draws into .cache what is stale, missing or changed, and deletes what is left over
 * npm run laminas -- slug…      draws these species, stale or not
 * npm run laminas -- slug… --against commit  then shows each beside the plate that was published then
 * npm run laminas -- --example slug  draws a recipe of laminas/examples, which the guide does not show
 * npm run laminas -- --publish  then moves what was drawn to public/images, to be committed
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ARCHETYPES, RECIPES } from '../../../laminas/index.ts';
import { type Finding, staleImages, type WantedImage } from '../../../laminas/manifest.ts';
import { publishSheets } from '../../colouring/sheets.ts';
import { ROOT } from '../../root.ts';
import { step } from '../../serve/step.ts';
import { showAgainst } from '../against.ts';
import { drawAll } from '../crew.ts';
import { drawExample } from '../example.ts';
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
import { allSpecies, recipeOf, type Species } from '../species.ts';

const working = workingGallery(ROOT);
const published = publishedGallery(ROOT);
const { values, positionals: slugs } = parseArgs({
  allowPositionals: true,
  options: { publish: { type: 'boolean' }, against: { type: 'string' }, example: { type: 'string' } },
});
if (values.example) console.log(await drawExample(values.example));
else await work();

async function work(): Promise<void> {
  const failures = await drawWanted();
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
  else if (values.publish) {
    console.log(`${publish(ROOT)} pictures moved to public/images`);
    await publishSheets();
  } else if (values.against) await showAll(values.against);
}

/** Shows the species that were asked for old beside new. */
async function showAll(commit: string): Promise<void> {
  const chosen = allSpecies().filter(({ slug }) => slugs.includes(slug));
  if (chosen.length === 0) throw new Error('--against needs at least one slug');
  for (const each of chosen) console.log(await showAgainst(commit, each));
}

/** Brings the pictures up to date and returns what went wrong. */
async function drawWanted(): Promise<string[]> {
  for (const slug of slugs) recipeOf(slug);
  const species = allSpecies();
  const engine = await engineHash(path.join(ROOT, 'laminas', 'plate.ts'));
  const wanted = wantedImages({ engine, recipes: RECIPES, archetypes: ARCHETYPES }, species);
  discardNeedless(wanted);
  const stale = new Set(findingsOf(wanted).map(({ imagen }) => imagen));
  const chosen = species.filter(({ slug, imagen }) =>
    slugs.length > 0 ? slugs.includes(slug) : stale.has(imagen),
  );
  return draw(chosen, wanted);
}

function findingsOf(wanted: readonly WantedImage[]): Finding[] {
  return staleImages(wanted, currentManifest(ROOT), currentRasters(ROOT));
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
  const failures: string[] = [];
  const manifest = readManifest(working);
  const entries = new Map(wanted.map(({ imagen, ...entry }) => [imagen, entry]));
  await step({ doing: 'Drawing the plates', parts: birds.length }, async (advance) => {
    await drawAll(birds, working.folder, ({ imagen }, outcome) => {
      const entry = entries.get(imagen);
      if ('failure' in outcome) failures.push(outcome.failure);
      else if (entry) {
        manifest[imagen] = { ...entry, files: outcome.files };
        writeManifest(working, manifest);
      }
      advance();
    });
    return `${birds.length - failures.length} of ${wanted.length} pictures drawn`;
  });
  return failures;
}
