import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { imagenOf, type Manifest, sha256 } from '../../laminas/manifest.ts';

/** Drawn pictures: a folder of rasters, and the manifest that ties each to what it was drawn from. */
export interface Gallery {
  folder: string;
  manifestFile: string;
}

/** The pictures that are committed. No visitor needs the manifest: it lies among the sources. */
export function publishedGallery(root: string): Gallery {
  return {
    folder: path.join(root, 'public', 'images'),
    manifestFile: path.join(root, 'laminas', 'manifest.json'),
  };
}

/** The pictures that are being worked on. They stand in for the published ones until they are published themselves. */
export function workingGallery(root: string): Gallery {
  const folder = path.join(root, '.cache', 'laminas');
  return { folder, manifestFile: path.join(folder, 'manifest.json') };
}

/** The file behind a raster as the guide shows it now: the one in work, or else the published one. */
export function rasterFile(root: string, name: string): string {
  const inWork = path.join(workingGallery(root).folder, name);
  return existsSync(inWork) ? inWork : path.join(publishedGallery(root).folder, name);
}

/** The manifest of the pictures as the guide shows them now. */
export function currentManifest(root: string): Manifest {
  return { ...readManifest(publishedGallery(root)), ...readManifest(workingGallery(root)) };
}

/** The hash of every raster as the guide shows it now, by file name. */
export function currentRasters(root: string): Map<string, string> {
  return new Map([...hashRasters(publishedGallery(root)), ...hashRasters(workingGallery(root))]);
}

/** Copies the rasters in work into a folder that has the published ones, such as that of a built site. */
export function copyWorkingRasters(root: string, folder: string): void {
  const { folder: inWork } = workingGallery(root);
  for (const name of rasterNames(inWork)) copyFileSync(path.join(inWork, name), path.join(folder, name));
}

/** Moves the pictures in work to the published ones; returns how many there were. */
export function publish(root: string): number {
  const [working, published] = [workingGallery(root), publishedGallery(root)];
  const drawn = readManifest(working);
  copyWorkingRasters(root, published.folder);
  writeManifest(published, { ...readManifest(published), ...drawn });
  rmSync(working.folder, { recursive: true, force: true });
  return Object.keys(drawn).length;
}

/** The manifest as it was last written; empty before anything has been drawn. */
export function readManifest({ manifestFile }: Gallery): Manifest {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
}

/** Sorted, so that a diff shows only what was drawn; renamed into place, so that an interrupted run leaves a whole manifest. */
export function writeManifest({ manifestFile }: Gallery, manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(path.dirname(manifestFile), { recursive: true });
  writeFileSync(`${manifestFile}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${manifestFile}.part`, manifestFile);
}

/** The hash of every raster in the folder, by file name. */
export function hashRasters({ folder }: Gallery): Map<string, string> {
  return new Map(rasterNames(folder).map((name) => [name, sha256(readFileSync(path.join(folder, name)))]));
}

function rasterNames(folder: string): string[] {
  return globSync('*.webp', { cwd: folder }).filter((name) => imagenOf(name) !== undefined);
}

/** Deletes the rasters of these pictures and takes them out of the manifest. */
export function discard(gallery: Gallery, imagenes: ReadonlySet<string>): void {
  for (const name of rasterNames(gallery.folder)) {
    if (imagenes.has(imagenOf(name) ?? '')) rmSync(path.join(gallery.folder, name));
  }
  const entries = Object.entries(readManifest(gallery));
  const left = entries.filter(([imagen]) => !imagenes.has(imagen));
  if (left.length < entries.length) writeManifest(gallery, Object.fromEntries(left));
}
