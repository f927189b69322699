import { createHash } from 'node:crypto';
import path from 'node:path';
import { LAMINA_WIDTHS, laminaPaths, type RasterKind } from '../domain/addresses/paths.ts';

/** What the manifest remembers of one picture; every hash is a SHA-256 in hexadecimal. */
export interface ManifestEntry {
  slug: string;
  /** Of the engine (and encoder) alone, kept only to say why a picture is stale. */
  engine: string;
  /** Of everything that decides the picture: engine and recipe. */
  source: string;
  /** Of each raster written, by its width in px or by what it shows. */
  files: Partial<Record<RasterKind, string>>;
}

/** Keyed by `imagen`, the base name of the picture. */
export type Manifest = Record<string, ManifestEntry>;

/** A picture as today's sources would draw it. */
export type WantedImage = { imagen: string; inFlight?: boolean } & Omit<ManifestEntry, 'files'>;

/** One thing wrong with one picture. */
export interface Finding {
  imagen: string;
  what: 'stale' | 'missing' | 'changed' | 'left over';
  /** Says what is wrong, why, and what to do. */
  sentence: string;
}

const REMEDY = 'run npm run laminas';
const RASTER_NAME = new RegExp(`^(.+)-(?:${LAMINA_WIDTHS.join('|')}|vuelo)\\.webp$`);

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The name of a raster in its folder. */
export function rasterName(imagen: string, kind: RasterKind): string {
  return path.posix.basename(laminaPaths.webp(imagen, kind));
}

/** The source hash of a picture, from those of the engine and of the species' recipe. */
export function sourceOf(engine: string, recipe: string): string {
  return sha256([engine, recipe].join('\n'));
}

/**
 * Everything that keeps the published pictures from being those the sources draw; empty when all is well.
 * `rasters` holds the hash of each file that lies in the pictures' folder, by its name.
 */
export function staleImages(
  wanted: readonly WantedImage[],
  manifest: Manifest,
  rasters: ReadonlyMap<string, string>,
): Finding[] {
  const findings = wanted.flatMap((image) => findingsOf(image, manifest[image.imagen], rasters));
  return [...findings, ...leftOver(wanted, manifest, rasters)];
}

function findingsOf(
  image: WantedImage,
  entry: ManifestEntry | undefined,
  rasters: ReadonlyMap<string, string>,
): Finding[] {
  const { imagen, slug } = image;
  const finding = (what: Finding['what'], trouble: string): Finding => {
    return { imagen, what, sentence: `${slug}: ${trouble}; ${REMEDY}` };
  };
  if (!entry) return [finding('missing', `${imagen} has never been drawn`)];

  const findings: Finding[] = [];
  const reason = staleReason(image, entry);
  if (reason) findings.push(finding('stale', reason));
  for (const kind of kindsOf(image)) {
    const name = rasterName(imagen, kind);
    const hash = rasters.get(name);
    if (hash === undefined) findings.push(finding('missing', `${name} is missing`));
    else if (hash !== entry.files[kind]) findings.push(finding('changed', `${name} is not as it was drawn`));
  }
  return findings;
}

/** The rasters of a picture; those of species on a sheet of birds in flight have one more. */
const kindsOf = ({ inFlight }: WantedImage): RasterKind[] => [
  ...LAMINA_WIDTHS,
  ...(inFlight ? ['vuelo' as const] : []),
];

/** Why the sources would draw another picture today, or undefined when they would not. */
function staleReason(image: WantedImage, entry: ManifestEntry): string | undefined {
  if (image.slug !== entry.slug) return `${image.imagen} was drawn for ${entry.slug}`;
  if (image.source === entry.source) return undefined;

  const since = `since ${rasterName(image.imagen, 1200)} was drawn`;
  return image.engine === entry.engine ? `recipe changed ${since}` : `engine changed ${since}`;
}

/** Manifest entries and rasters that belong to no species any more. */
function leftOver(
  wanted: readonly WantedImage[],
  manifest: Manifest,
  rasters: ReadonlyMap<string, string>,
): Finding[] {
  const known = new Set(wanted.map((image) => image.imagen));
  const finding = (imagen: string, name: string): Finding => {
    return { imagen, what: 'left over', sentence: `${name} belongs to no species; ${REMEDY}` };
  };
  const entries = Object.keys(manifest)
    .filter((imagen) => !known.has(imagen))
    .map((imagen) => finding(imagen, `the manifest's ${imagen}`));
  const files = [...rasters.keys()].flatMap((name) => {
    const imagen = imagenOf(name);
    return imagen !== undefined && !known.has(imagen) ? [finding(imagen, name)] : [];
  });
  return [...entries, ...files];
}

/** The picture a raster belongs to by its name, or undefined when the file is no raster of ours. */
export function imagenOf(fileName: string): string | undefined {
  return RASTER_NAME.exec(fileName)?.[1];
}
