import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../test/scratch.ts';
import { type Keys, platesToDraw, readVerified, writeVerified } from './verified.ts';

const keys: Keys = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`ave-${i}`, `key of ${i}`]));
const changed = { ...keys, 'ave-7': 'another' };

describe('the record of verified plates', () => {
  it('spares a second run of all but a sample of eight', () => {
    expect(platesToDraw(keys, keys).size).toBe(8);
  });

  it('spares nothing when there is none', () => {
    expect([...platesToDraw(keys, {})].sort()).toEqual(Object.keys(keys).sort());
  });

  it('has a plate drawn when its recipe has changed', () => {
    expect([...platesToDraw(changed, keys)][0]).toBe('ave-7');
  });

  it('is tested by another sample once anything has changed', () => {
    expect(platesToDraw(keys, keys)).toEqual(platesToDraw(keys, keys));
    expect(platesToDraw(changed, changed)).not.toEqual(platesToDraw(keys, keys));
  });
});

describe('its file', () => {
  let folder: string;
  beforeEach(() => {
    folder = scratchFolder();
  });

  it('gives back what was written', () => {
    const file = path.join(folder, 'deep', 'verified.json');
    writeVerified(file, keys);
    expect(readVerified(file)).toEqual(keys);
  });

  it.each(['', '{"ave-0":', '[]', 'null', '{"ave-0":{"key":1}}'])(
    'spares nothing when it says «%s»',
    (text) => {
      const file = path.join(folder, 'verified.json');
      writeFileSync(file, text);
      expect(platesToDraw(keys, readVerified(file)).size).toBe(40);
    },
  );
});
