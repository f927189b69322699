import { beforeAll, expect, it } from 'vitest';
import { builtRenderer, type Renderer } from './built-renderer.ts';
import { elementsOf } from './elements.ts';

// The whole guide in a folder of its host is built and walked through by `npm run test:full`.

const BASE = '/guia-aves/';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await builtRenderer({ base: BASE });
}, 120_000);

it.each([
  '/',
  '/birds',
  '/birds/Águila-real',
  '/birds/orden/Strigiformes',
  '/birds/amenaza/En-peligro',
  '/birds/estacion/De-paso',
  '/birds/avistadas',
  '/guide',
  '/search',
  '/que-ave-es',
  '/comparar',
  '/juego',
  '/salida',
  '/copias',
  '/ninguna/parte',
])('in a folder of its host, nothing written into %s leads out of it', async (path) => {
  const { head, body } = await renderer.renderPage(path);
  const attributes = elementsOf(`<!doctype html><head>${head}</head><body>${body}</body>`).flatMap(
    ({ attrs }) => attrs,
  );
  const addresses = attributes
    .filter(({ name }) => ['href', 'src', 'action', 'srcset'].includes(name))
    .flatMap(({ value }) => value.split(', '))
    .filter((value) => value.startsWith('/'));
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((value) => !value.startsWith(BASE))).toEqual([]);
});

it('in a folder of its host, a page names its whole address', async () => {
  const { head } = await renderer.renderPage('/birds/Águila-real');
  expect(head).toContain(`${BASE}birds/%C3%81guila-real"`);
});
