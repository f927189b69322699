import { describe, expect, it } from 'vitest';
import { pick } from '../geometry/point.ts';
import { ARCHETYPES } from './archetypes/archetypes.ts';
import { withNape } from './nape.ts';

const { sparrow } = ARCHETYPES;
const heights = (share: number) => withNape(sparrow, share).dorsal.map(([, , y]) => y);

describe('the nape of a bird', () => {
  it('is filled up to the line from the crown to the back, by the share that is asked for', () => {
    const [none, half, whole] = [heights(0), heights(0.5), heights(1)];
    expect(none).toEqual(sparrow.dorsal.map(([, , y]) => y));
    const filled = none.map((y, i) => y - pick(whole, i));
    expect(Math.max(...filled)).toBeGreaterThan(10);
    half.forEach((y, i) => {
      expect(pick(none, i) - y).toBeCloseTo(pick(filled, i) / 2, 6);
    });
  });

  it('leaves face, crown and tail where they are', () => {
    const crown = heights(0).indexOf(Math.min(...heights(0)));
    expect(heights(1).slice(0, crown + 1)).toEqual(heights(0).slice(0, crown + 1));
    expect(heights(1).at(-1)).toBe(heights(0).at(-1));
  });
});
