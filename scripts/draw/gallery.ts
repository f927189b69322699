import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imagenOf, type Manifest, sha256 } from '../../laminas/manifest.ts';

/**
 * The drawn pictures of a checkout: the folder of rasters, which is published, and the manifest, which lies
 * among the sources because only whoever draws and checks the pictures has any use for it.
 */
export interface Gallery {
  folder: string;
  manifestFile: string;
}

export function galleryOf(root: string): Gallery {
  return {
    folder: path.join(root, 'public', 'images'),
    manifestFile: path.join(root, 'laminas', 'manifest.json'),
  };
}

/** The manifest as it was last written; empty before anything has been drawn. */
export function readManifest({ manifestFile }: Gallery): Manifest {
  if (!existsSync(manifestFile)) return {};
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
}

/**
 * Sorted by picture, so that two runs write the same bytes and a diff shows only what was drawn; renamed into
 * place, so that an interrupted run leaves a whole manifest.
 */
export function writeManifest({ manifestFile }: Gallery, manifest: Manifest): void {
  const imagenes = Object.keys(manifest).sort();
  const sorted = Object.fromEntries(imagenes.map((imagen) => [imagen, manifest[imagen]]));
  writeFileSync(`${manifestFile}.part`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${manifestFile}.part`, manifestFile);
}

/** The hash of every raster in the folder, by file name; other files are none of our business. */
export function hashRasters({ folder }: Gallery): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => imagenOf(name) !== undefined);
  return new Map(names.sort().map((name) => [name, sha256(readFileSync(path.join(folder, name)))]));
}

/** Deletes the rasters of pictures no species has any more and returns the manifest without them. */
export function discard(gallery: Gallery, manifest: Manifest, leftOver: ReadonlySet<string>): Manifest {
  for (const name of hashRasters(gallery).keys()) {
    if (leftOver.has(imagenOf(name) ?? '')) rmSync(path.join(gallery.folder, name));
  }
  return Object.fromEntries(Object.entries(manifest).filter(([imagen]) => !leftOver.has(imagen)));
}
