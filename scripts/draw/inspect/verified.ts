import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../../laminas/manifest.ts';

/** Plates drawn in every run, whatever the record says of them. */
const SAMPLE = 8;

/** Of each plate, by slug, the hash of all that can change its pixels or what is asked of them. */
export type Keys = Record<string, string>;

/** The plates that kept all their promises; none where there is no record that can be read. */
export function readVerified(file: string): Keys {
  try {
    return { ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return {};
  }
}

export function writeVerified(file: string, verified: Keys): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(verified));
}

/**
 * The plates that must be drawn: those that the record does not know as they are, and a few by lot, so that a fault of the
 * record itself is found. Which few changes with what the plates are drawn from.
 */
export function platesToDraw(keys: Keys, verified: Keys): Set<string> {
  const slugs = Object.keys(keys);
  const seed = sha256(Object.values(keys).join());
  const lots = slugs.toSorted((a, b) => (sha256(seed + a) < sha256(seed + b) ? -1 : 1));
  return new Set([...slugs.filter((slug) => verified[slug] !== keys[slug]), ...lots.slice(0, SAMPLE)]);
}
