import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Candidate,
  heldAgainst,
  plan,
  readVerified,
  SAME,
  type Verified,
  writeVerified,
} from './verified.ts';

const SLUGS = Array.from({ length: 40 }, (_, i) => `ave-${i}`);
const candidates = (change: Record<string, string> = {}): Candidate[] =>
  SLUGS.map((slug) => ({ slug, key: change[slug] ?? `key of ${slug}` }));
const known: Verified = Object.fromEntries(
  candidates().map(({ slug, key }) => [slug, { key, pixels: `pixels of ${slug}` }]),
);

describe('the record of verified plates', () => {
  it('spares a second run of all but a sample of eight', () => {
    const { unknown, sample } = plan(candidates(), known);
    expect(unknown.size).toBe(0);
    expect(sample.size).toBe(8);
  });

  it('spares nothing when there is none', () => {
    expect(plan(candidates(), {}).unknown.size).toBe(SLUGS.length);
  });

  it('has one plate drawn when one recipe has changed', () => {
    expect([...plan(candidates({ 'ave-7': 'another' }), known).unknown]).toEqual(['ave-7']);
  });

  it('is held against another sample once anything has changed', () => {
    const before = plan(candidates(), known).sample;
    expect(plan(candidates(), known).sample).toEqual(before);
    expect(plan(candidates({ 'ave-7': 'another' }), known).sample).not.toEqual(before);
  });

  it('is told by a plate drawn afresh when an entry was spoiled', () => {
    const [first] = candidates() as [Candidate];
    const drawn = { pixels: 'pixels of ave-0', faults: {} };
    expect(heldAgainst(known, first, drawn).faults).toEqual({});
    const spoiled = { ...known, 'ave-0': { key: first.key, pixels: 'others' } };
    expect(Object.keys(heldAgainst(spoiled, first, drawn).faults)).toEqual([SAME]);
  });
});

describe('its file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'verified-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const file = () => path.join(folder, 'deep', 'verified.json');

  it('gives back what was written', () => {
    writeVerified(file(), known);
    expect(readVerified(file())).toEqual(known);
  });

  it.each(['', '{"ave-0":', '[]', '{"ave-0":{"key":1}}', 'null'])(
    'counts for nothing when it says «%s»',
    (text) => {
      writeVerified(file(), known);
      writeFileSync(file(), text);
      expect(readVerified(file())).toEqual({});
    },
  );
});
