import { describe, expect, it } from 'vitest';
import { type Knot, Sheet } from './sheet.ts';

const BACK: Knot[] = [
  [0, 0, 0],
  [0.4, 40, -10],
  [1, 100, 0],
];
const BELLY: Knot[] = [
  [0, 0, 20],
  [0.5, 50, 60],
  [1, 100, 30],
];

describe('Sheet', () => {
  const sheet = new Sheet(BACK, BELLY);

  it.each([
    [0, 0, 0, 0],
    [0, 1, 0, 20],
    [1, 0, 100, 0],
    [1, 1, 100, 30],
  ])('has its corner (%d, %d) where the edges end', (u, v, x, y) => {
    const [foundX, foundY] = sheet.at(u, v);
    expect(foundX).toBeCloseTo(x);
    expect(foundY).toBeCloseTo(y);
  });

  it('puts every knot at its own u', () => {
    const [x, y] = sheet.at(0.4, 0);
    expect(x).toBeCloseTo(40, 0);
    expect(y).toBeCloseTo(-10, 0);
  });

  it('lets feathers flow from the bill to the tail', () => {
    expect(Math.abs(sheet.flow(0.5, 0.4))).toBeLessThan(0.5);
  });
});
