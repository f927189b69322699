import { expect, test } from 'vitest';
import { loadAves } from '../../data/load-aves.ts';
import { loadLugares } from '../../data/load-lugares.ts';
import { allPages, paths } from '../../domain/addresses/paths.ts';
import { foldText } from '../../domain/addresses/slug.ts';
import { TOTAL_AVES } from '../../domain/species/total.ts';

const pages = allPages(loadAves(), loadLugares());

test('every species, list and page of the guide has an address', () => {
  expect(pages).toHaveLength(2 * TOTAL_AVES + 21 + 7 + 5 + 12 + 29);
  expect(pages).toContain('/birds/Águila-real');
  expect(pages).toContain('/birds/amenaza/En-peligro-crítico');
  expect(pages).toEqual(
    expect.arrayContaining([
      '/que-ave-es',
      '/comparar',
      '/juego',
      '/salida',
      '/copias',
      '/lugares',
      '/vuelo',
      '/laminas/aguila-real/colorear',
      '/lugares/embalse-de-santillana',
    ]),
  );
});

test('no two addresses are the same, even without accents and case: no species hides behind another page', () => {
  expect(new Set(pages.map(foldText)).size).toBe(pages.length);
  expect(pages).toContain(paths.avistadas());
});

test('a searched text survives its address', () => {
  const text = 'á & b=c #?%<>';
  expect(new URL(paths.search(text), 'http://localhost').searchParams.get('nombre')).toBe(text);
});
