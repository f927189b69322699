import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { FRAME, MARK_RADIUS, MEDAL, placeMarks, SEPARATION } from './marks.ts';

/** Smallest width of a plate on a phone of 390 px, and the target that WCAG 2.5.8 asks for, CSS px. */
const [PLATE_ON_PHONE, TARGET] = [350, 24];

const point = fc.record({ x: fc.integer({ min: 0, max: 1200 }), y: fc.integer({ min: 0, max: 900 }) });

describe('the marks of a plate', () => {
  it.prop([fc.array(point, { minLength: 1, maxLength: 6 })])(
    'stand apart from each other, within the plate and clear of the medal, wherever they point',
    (points) => {
      const places = placeMarks(points);
      expect(places).toHaveLength(points.length);
      for (const [i, { x, y }] of places.entries()) {
        expect(x).toBeGreaterThanOrEqual(FRAME.left);
        expect(x).toBeLessThanOrEqual(FRAME.right);
        expect(y).toBeGreaterThanOrEqual(FRAME.top);
        expect(y).toBeLessThanOrEqual(FRAME.bottom);
        expect(x >= MEDAL.right || y >= MEDAL.bottom).toBe(true);
        for (const other of places.slice(i + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(SEPARATION);
      }
    },
  );

  it.prop([fc.array(point, { maxLength: 6 })])('stand where they stood the last time', (points) => {
    expect(placeMarks(points)).toEqual(placeMarks(points));
  });

  it('are large enough for a finger on a phone', () => {
    expect((2 * MARK_RADIUS * PLATE_ON_PHONE) / 1200).toBeGreaterThanOrEqual(TARGET);
  });
});
