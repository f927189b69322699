import { describe, expect, it } from 'vitest';
import { FAMILIAS_POR_ORDEN } from '../../domain/orden.ts';
import { BUILDS } from './families.ts';
import { drawSilhouette } from './silhouette.ts';

describe('silhouettes', () => {
  it('have a build for every family of the guide', () => {
    const families = Object.values(FAMILIAS_POR_ORDEN).flat().sort();
    expect(Object.keys(BUILDS).sort()).toEqual(families);
  });

  it('are drawn whole', () => {
    const plate = drawSilhouette({ familia: 'Ardeidae', habitat: 'humedal', seed: 5, slug: 'garceta-comun' });
    expect(plate.rgba).toHaveLength(1200 * 900 * 4);
  });

  it('refuse a family they do not know', () => {
    const input = { familia: 'Spheniscidae', habitat: 'humedal' as const, seed: 1, slug: 'pingüino' };
    expect(() => drawSilhouette(input)).toThrow('Spheniscidae');
  });
});
