import { describe, expect, it } from 'vitest';
import { treadOf } from './tread.ts';

const sole = [500, 400] as const;

describe('what a toe treads on', () => {
  it('goes over a rod, down its near side and out of sight beneath it', () => {
    const tread = treadOf({ grip: 'round', point: sole, angle: 0, thickness: 40 });
    const down = [0, 20, 40, 60].map((aside) => tread(0, aside, 0));
    const heights = down.map(({ point }) => point[1]);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(down.map(({ seen }) => seen)).toEqual([true, true, true, false]);
    expect(tread(0, -20, 0).seen).toBe(false);
  });

  it('bends over the edge of a post', () => {
    const tread = treadOf({ grip: 'flat', point: sole, angle: 0, thickness: 0, ends: [460, 640] });
    expect(tread(30, 0, 0).point[1]).toBe(400);
    expect(tread(60, 0, 0).point[1]).toBeGreaterThan(415);
    expect(tread(60, 0, 0).point[0]).toBeGreaterThan(455);
  });
});
