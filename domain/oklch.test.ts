import { expect, test } from 'vitest';
import { oklabOf, oklchOf } from './oklch.ts';

// Reference values: B. Ottosson's table of sRGB primaries, as CSS Color 4 repeats them.
test.each([
  ['#ffffff', 1, 0, 0],
  ['#000000', 0, 0, 0],
  ['#ff0000', 0.628, 0.2249, 0.1258],
  ['#00ff00', 0.8664, -0.2339, 0.1795],
  ['#0000ff', 0.452, -0.0324, -0.3115],
])('%s lies in OKLab where the reference puts it', (hex, lightness, a, b) => {
  const found = oklabOf(hex);
  expect(found[0]).toBeCloseTo(lightness, 3);
  expect(found[1]).toBeCloseTo(a, 3);
  expect(found[2]).toBeCloseTo(b, 3);
});

test('hues go round the circle from 0 to 360', () => {
  expect(oklchOf('#ff0000').hue).toBeCloseTo(29.2, 1);
  expect(oklchOf('#0000ff').hue).toBeCloseTo(264.1, 1);
  expect(oklchOf('#ff0000').chroma).toBeCloseTo(0.2577, 3);
});
