import { cachesOf } from './caches.ts';
import { type Lamina, laminasOf, type OfflineIndex } from './offline-index.ts';

/** Plates that are fetched at one time. */
const AT_ONCE = 6;

/** What of the guide's plates is kept on this device. */
export type SavedCopy = { savedCount: number; bytes: number; total: number; bytesTotal: number };

const { savedPlates: CACHE } = cachesOf(import.meta.env.BASE_URL);

/**
 * The plates of an offline copy of this version.
 * @throws {TypeError | Error} when the list cannot be fetched
 */
export async function fetchLaminas(): Promise<Lamina[]> {
  const answer = await fetch(`${import.meta.env.BASE_URL}guardar.json`);
  if (!answer.ok) throw new Error(`guardar.json answers ${answer.status}`);
  return laminasOf((await answer.json()) as OfflineIndex, import.meta.env.BASE_URL);
}

/** What of these plates is kept, and how much all of them weigh. */
export async function readSaved(laminas: readonly Lamina[]): Promise<SavedCopy> {
  const kept = await keptKeys();
  return countOf(laminas, kept);
}

/**
 * Fetches and keeps the plates that are missing, those of an earlier version included, and tells after each how far it is.
 * What was fetched stays when it is stopped by `signal` or fails; the next call goes on from there.
 * @throws {Error} when a plate cannot be fetched or kept, or `signal` stops it
 */
export async function save(
  laminas: readonly Lamina[],
  signal: AbortSignal,
  onProgress: (saved: SavedCopy) => void,
): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = await keptKeys();
  const missing = laminas.filter(({ key }) => !kept.has(key));
  async function work(): Promise<void> {
    for (let lamina = missing.shift(); lamina; lamina = missing.shift()) {
      await keep(cache, lamina, signal);
      kept.add(lamina.key);
      onProgress(countOf(laminas, kept));
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    missing.length = 0;
  }
  await dropOthers(cache, laminas);
}

/** Removes all that was kept. The list of seen birds lives elsewhere and stays. */
export async function removeSaved(): Promise<void> {
  await caches.delete(CACHE);
}

async function keep(cache: Cache, { url, key, bytes }: Lamina, signal: AbortSignal): Promise<void> {
  const answer = await fetch(key, { signal });
  const body = await answer.blob();
  if (!answer.ok || body.size !== bytes)
    throw new Error(`${url} arrived damaged: ${answer.status}, ${body.size} bytes`);
  signal.throwIfAborted();
  const type = url.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
  await cache.put(key, new Response(body, { headers: { 'Content-Type': type } }));
}

/** Plates of an earlier version, whose place a new one has taken. */
async function dropOthers(cache: Cache, laminas: readonly Lamina[]): Promise<void> {
  const wanted = new Set(laminas.map(({ key }) => key));
  for (const request of await cache.keys()) {
    if (!wanted.has(keyOf(request))) await cache.delete(request);
  }
}

async function keptKeys(): Promise<Set<string>> {
  // To open a cache would make it.
  if (!(await caches.has(CACHE))) return new Set();
  const cache = await caches.open(CACHE);
  return new Set((await cache.keys()).map(keyOf));
}

function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function countOf(laminas: readonly Lamina[], kept: ReadonlySet<string>): SavedCopy {
  const savedCount = laminas.filter(({ key }) => kept.has(key));
  const weigh = (some: readonly Lamina[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    savedCount: savedCount.length,
    bytes: weigh(savedCount),
    total: laminas.length,
    bytesTotal: weigh(laminas),
  };
}
