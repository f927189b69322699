import { allPages } from '../../domain/paths.ts';
import { alive, aves, expect, expectCount, open, storeSeen, test } from './guia.ts';

// The issue: the console stays empty of errors and warnings, hydration included, on every prerendered page, with and
// without a stored list. Specification, section 7: no calls, only static files of the guide itself.
// That nothing was said is what the fixture `consola` sees to.

const PAGES = allPages(aves);
/** Parts of the pages, each a test, so that they share out among the workers. */
const PARTS = 4;

const STORED = ['Abubilla', 'Águila real', 'Gorrion moruno', 'Dodo', null];
const STORED_COUNT = 3;

for (const stored of [false, true]) {
  for (let part = 0; part < PARTS; part++) {
    const paths = PAGES.filter((_path, i) => i % PARTS === part);
    const who = stored ? 'with a stored list' : 'on a first visit';
    test(`no page complains ${who}, nor asks anything of another host (${part + 1} of ${PARTS})`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(`${request.method()} ${new URL(request.url()).origin}`));
      if (stored) await storeSeen(page, JSON.stringify(STORED));
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'commit' });
        await alive(page);
        await expectCount(page, stored ? STORED_COUNT : 0);
      }
      expect([...asked]).toEqual([`GET ${baseURL}`]);
    });
  }
}

test('going through the guide complains of nothing and asks nothing of another host', async ({
  page,
  baseURL,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(`${request.method()} ${new URL(request.url()).origin}`));
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Principal' });
  await nav.getByRole('link', { name: 'Todas las aves' }).click();
  await page.getByRole('link', { name: 'Abubilla', exact: true }).click();
  await page.getByRole('button', { name: '¿Avistada?' }).click();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
  await nav.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('combobox', { name: 'Amenaza' }).selectOption('Vulnerable');
  await expect(page.getByRole('heading', { level: 1, name: 'Vulnerable' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar aves' }).fill('cuco');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados de la búsqueda' })).toBeVisible();
  await page.getByRole('button', { name: 'Resetear' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await nav.getByRole('link', { name: 'Guía de uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
  await expectCount(page, 1);
  expect([...asked]).toEqual([`GET ${baseURL}`]);
});
