import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { sha256 } from '../../../laminas/manifest.ts';
import type { Inspection } from './inspection.ts';

/** Plates drawn afresh in every run, whatever the record says of them. */
const SAMPLE = 8;

const RECORD = z.record(z.string(), z.object({ key: z.string(), pixels: z.string() }));

/** The plates that kept all their promises, by slug: from what they were drawn (`key`), and the hash of their pixels. */
export type Verified = z.infer<typeof RECORD>;

/** A plate to be looked at; `key` is the hash of all that can change its pixels or what is asked of them. */
export interface Candidate {
  slug: string;
  key: string;
}

/** The record in a file; empty where there is none that can be read. */
export function readVerified(file: string): Verified {
  if (!existsSync(file)) return {};
  try {
    return RECORD.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

export function writeVerified(file: string, verified: Verified): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(verified));
  renameSync(`${file}.part`, file);
}

/**
 * The plates that must be drawn: those that the record does not know as they are, and a few that it does, to hold it
 * against. Which few changes with what the plates are drawn from.
 */
export function plan(
  all: readonly Candidate[],
  verified: Verified,
): { unknown: Set<string>; sample: Set<string> } {
  const unknown = all.filter(({ slug, key }) => verified[slug]?.key !== key);
  const seed = sha256(all.map(({ key }) => key).join());
  const lots = all.toSorted((a, b) => (sha256(seed + a.slug) < sha256(seed + b.slug) ? -1 : 1));
  const slugs = (candidates: readonly Candidate[]) => new Set(candidates.map(({ slug }) => slug));
  return { unknown: slugs(unknown), sample: slugs(lots.slice(0, SAMPLE)) };
}

/**
 * What a plate drawn now came to, with a fault more where the record knows other pixels of the very same sources: then
 * either the record is spoiled or the engine does not draw the same twice.
 */
export function heldAgainst(verified: Verified, { slug, key }: Candidate, found: Inspection): Inspection {
  const known = verified[slug];
  if (known?.key !== key || known.pixels === found.pixels) return found;
  return {
    ...found,
    faults: { ...found.faults, [SAME]: 'other pixels than the record of verified plates knows' },
  };
}

export const SAME = 'gives the same pixels each time';
