import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARCO, MEDALLA, placeMarcas, RADIO_DE_MARCA, SEPARACION } from './marcas.ts';

/** Smallest width of a plate on a phone of 390 px, and the target that WCAG 2.5.8 asks for, CSS px. */
const [PLATE_ON_PHONE, TARGET] = [350, 24];

const point = fc.record({ x: fc.integer({ min: 0, max: 1200 }), y: fc.integer({ min: 0, max: 900 }) });

describe('the marks of a plate', () => {
  it('stand apart from each other, within the plate and clear of the medal, wherever they point', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 6 }), (points) => {
        const places = placeMarcas(points);
        expect(places).toHaveLength(points.length);
        for (const [i, { x, y }] of places.entries()) {
          expect(x).toBeGreaterThanOrEqual(MARCO.left);
          expect(x).toBeLessThanOrEqual(MARCO.right);
          expect(y).toBeGreaterThanOrEqual(MARCO.top);
          expect(y).toBeLessThanOrEqual(MARCO.bottom);
          expect(x >= MEDALLA.right || y >= MEDALLA.bottom).toBe(true);
          for (const other of places.slice(i + 1))
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(SEPARACION);
        }
      }),
    );
  });

  it('stand where they stood the last time', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 6 }), (points) => {
        expect(placeMarcas(points)).toEqual(placeMarcas(points));
      }),
    );
  });

  it('are large enough for a finger on a phone', () => {
    expect((2 * RADIO_DE_MARCA * PLATE_ON_PHONE) / 1200).toBeGreaterThanOrEqual(TARGET);
  });
});
