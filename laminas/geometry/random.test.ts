import { describe, expect, it } from 'vitest';
import { hash, Random, streamOf } from './random.ts';

const draw = (random: Random, count = 50) => Array.from({ length: count }, () => random.next());

describe('Random', () => {
  it('repeats itself for the same seed', () => {
    expect(draw(new Random(7))).toEqual(draw(new Random(7)));
  });

  it('stays between 0 and 1', () => {
    for (const value of draw(new Random(hash('mirlo')), 500)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });

  it('gives each part a stream of its own', () => {
    const seed = hash('mirlo-comun');
    const wing = draw(streamOf(seed, 'wing'));
    const tail = streamOf(seed, 'tail');
    draw(tail, 999);
    expect(draw(streamOf(seed, 'wing'))).toEqual(wing);
    expect(draw(streamOf(seed, 'tail'))).not.toEqual(wing);
  });
});
