import { describe, expect, it } from 'vitest';
import { css, lightnessOf, mix, rgbOf, tone } from './colour.ts';

describe('colour', () => {
  it('reads a hex colour', () => {
    expect(rgbOf('#d4652a')).toEqual([212, 101, 42]);
    expect(css(rgbOf('#d4652a'), 0.5)).toBe('rgba(212,101,42,0.5)');
  });

  it('mixes from the one to the other', () => {
    expect(mix([0, 0, 0], [100, 50, 20], 0)).toEqual([0, 0, 0]);
    expect(mix([0, 0, 0], [100, 50, 20], 1)).toEqual([100, 50, 20]);
  });

  it('lightens and darkens', () => {
    const orange = rgbOf('#d4652a');
    expect(lightnessOf(tone(orange, 0.1))).toBeGreaterThan(lightnessOf(orange));
    expect(lightnessOf(tone(orange, -0.1))).toBeLessThan(lightnessOf(orange));
  });
});
