import path from 'node:path';
import { type Manifest, staleImages } from '../laminas/manifest.ts';
import { drawAll } from './draw/crew.ts';
import { wantedImages } from './draw/fingerprint.ts';
import { discard, galleryOf, hashRasters, readManifest, writeManifest } from './draw/gallery.ts';
import { progress } from './draw/progress.ts';
import { allSpecies, type Species } from './draw/species.ts';

// npm run laminas            draws whatever is stale, missing or changed and deletes what is left over
// npm run laminas -- slug…   draws these species, stale or not

const root = path.resolve(import.meta.dirname, '..');
const gallery = galleryOf(root);
const start = performance.now();
const failures = await run(process.argv.slice(2));
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

/** Brings the pictures up to date and returns what went wrong. */
async function run(slugs: string[]): Promise<string[]> {
  const species = allSpecies();
  const unknown = slugs.filter((slug) => !species.some((bird) => bird.slug === slug));
  if (unknown.length > 0) return unknown.map((slug) => `data/aves/${slug}.json does not exist`);

  const wanted = wantedImages(root, species);
  const findings = staleImages(wanted, readManifest(gallery), hashRasters(gallery));
  const leftOver = new Set(findings.filter(({ what }) => what === 'left over').map(({ imagen }) => imagen));
  const manifest = discard(gallery, readManifest(gallery), leftOver);
  writeManifest(gallery, manifest);

  const stale = new Set(findings.map(({ imagen }) => imagen));
  const chosen = species.filter(({ slug, imagen }) =>
    slugs.length > 0 ? slugs.includes(slug) : stale.has(imagen),
  );
  return draw(chosen, wanted, manifest);
}

/** Writes the manifest after each picture, so that an interrupted run has only the rest left to draw. */
async function draw(birds: Species[], wanted: ReturnType<typeof wantedImages>, manifest: Manifest) {
  const failures: string[] = [];
  const advance = progress(birds.length, process.stdout);
  const byImagen = new Map(wanted.map((image) => [image.imagen, image]));
  await drawAll(birds, gallery.folder, (bird, outcome) => {
    const image = byImagen.get(bird.imagen);
    if ('failure' in outcome) failures.push(`${bird.slug}: ${outcome.failure}`);
    else if (image) {
      const { imagen, ...entry } = image;
      manifest[imagen] = { ...entry, files: outcome.files };
      writeManifest(gallery, manifest);
    }
    advance(bird.slug);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${birds.length - failures.length} of ${wanted.length} pictures drawn in ${seconds} s`);
  return failures;
}
