import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allPages } from './paths.ts';
import { foldText } from './slug.ts';
import { truePath } from './true-path.ts';

const PAGES = allPages([{ nombre: 'Cigüeña blanca' }, { nombre: 'Abubilla' }], [{ id: 'la-pedriza' }]);

test.each([
  ['/birds/amenaza/En peligro crítico', '/birds/amenaza/En-peligro-crítico'],
  ['/birds/amenaza/En%20peligro%20cr%C3%ADtico', '/birds/amenaza/En-peligro-crítico'],
  ['/birds/amenaza/EN-PELIGRO-CRITICO/', '/birds/amenaza/En-peligro-crítico'],
  ['/birds/estacion/de paso', '/birds/estacion/De-paso'],
  ['/Birds/ciguena blanca/index.html', '/birds/Cigüeña-blanca'],
  ['/birds/Abubilla/', '/birds/Abubilla'],
  ['/birds/index', '/birds'],
  ['/index.html', '/'],
  ['/', '/'],
])('%s leads to %s', (written, path) => {
  expect(truePath(written, PAGES)).toBe(path);
});

test.each([
  '/birds/Dodo',
  '/ninguna/parte',
  '/birds/Cig%FCe%F1a',
  '/birds/Abubilla--',
  '/birds/Cigüeña--blanca',
])('%s, which is no page, stays as it is', (written) => {
  expect(truePath(written, PAGES)).toBe(written);
});

test('whatever the letters, accents and spaces, the same page is found', () => {
  const spelt = fc.constantFrom(...PAGES.slice(1)).chain((page) =>
    fc
      .tuple(
        fc.constantFrom<(text: string) => string>(
          (text) => text,
          (text) => text.toUpperCase(),
          foldText,
        ),
        fc.constantFrom('-', ' ', '%20'),
        fc.constantFrom('', '/', '/index.html'),
        fc.constantFrom('NFC', 'NFD'),
      )
      .map(([letters, space, end, form]) => ({
        page,
        written: letters(page).replaceAll('-', space).normalize(form) + end,
      })),
  );
  fc.assert(
    fc.property(spelt, ({ page, written }) => {
      expect(truePath(written, PAGES)).toBe(page);
    }),
  );
});
