import type { Page } from '@playwright/test';
import { expect, NOT_FOUND, open, test } from './guia.ts';

// Addresses that are no page, names that are no species, and pages that fail: each says so and leads on.

const HEADING = 'Unexpected Application Error!';
const MALFORMED = /could not be decoded because it is a malformed URL segment/;

/** Expects the error page, inside the frame of the guide, with its status or message and with a sentence in Spanish. */
async function expectErrorPage(page: Page, status: string | RegExp, sentence: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: HEADING, exact: true })).toBeVisible();
  await expect(main.getByText(status).first()).toBeVisible();
  await expect(main.getByText(sentence)).toBeVisible();
  for (const name of ['Volver al inicio', 'Ver todas las aves', 'Leer la guía de uso'])
    await expect(main.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Todas las aves' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/ de 203 avistamientos/)).toBeVisible();
}

const UNMATCHED = /Esta dirección no lleva a ninguna página/;
const FAILED = /Algo ha fallado al mostrar esta página/;

for (const path of [
  '/ninguna',
  '/ninguna/parte',
  '/ninguna/%E2%80%A8/parte',
  '/birds/orden/Strigiformes/más',
  '/guide/otra',
  '/birds/<script>document.title=1</script>',
  '/<img src=x onerror=document.title=1>',
  `/${'a'.repeat(5000)}`,
]) {
  test(`an address that is no page says so: ${path.slice(0, 40)}`, async ({ page, consola }) => {
    consola.expects(NOT_FOUND);
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expectErrorPage(page, '404 Not Found', UNMATCHED);
    await expect(page).toHaveTitle('404 Not Found · Guía de Aves de Madrid');
  });
}

test('an address that is no page says so to who comes by a link within the guide', async ({ page }) => {
  await open(page, '/guide');
  await page.evaluate(() => {
    history.pushState(null, '', '/ninguna/parte');
    history.pushState(null, '', '/guide');
    history.back();
  });
  await expectErrorPage(page, '404 Not Found', UNMATCHED);
});

test('the links of the error page lead on', async ({ page, consola }) => {
  consola.expects(NOT_FOUND);
  for (const [name, title] of [
    ['Volver al inicio', /bienvenida/i],
    ['Ver todas las aves', 'Todas las aves'],
    ['Leer la guía de uso', 'Guía de uso'],
  ] as const) {
    await open(page, '/ninguna/parte');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(HEADING)).toHaveCount(0);
  }
});

test('the search box of the error page searches', async ({ page, consola }) => {
  consola.expects(NOT_FOUND);
  await open(page, '/ninguna/parte');
  await page.getByRole('searchbox', { name: 'Buscar aves' }).fill('cuco');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Cuco']);
});

for (const path of ['/%', '/%E0%A4%A', '/ninguna/%C3']) {
  test(`a broken percent escape is an address that is no page: ${path}`, async ({ page, consola }) => {
    consola.expects(NOT_FOUND);
    consola.allows(MALFORMED);
    await open(page, path);
    await expectErrorPage(page, '404 Not Found', UNMATCHED);
  });
}

for (const path of [
  '/birds/Dodo',
  '/birds/%',
  '/birds/%E0%A4%A',
  '/birds/%00',
  '/birds/%3Cscript%3Edocument.title=1%3C%2Fscript%3E',
  '/birds/<b>Cuco<b>',
  `/birds/${'a'.repeat(5000)}`,
]) {
  test(`an unknown species is not found: ${path.slice(0, 60)}`, async ({ page, consola }) => {
    consola.expects(NOT_FOUND);
    consola.allows(MALFORMED);
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByText('No se encontró el pájaro', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('No se encontró el pájaro · Guía de Aves de Madrid');
    await main.getByRole('link', { name: 'Ver todas las aves' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Todas las aves' })).toBeVisible();
  });
}

for (const path of ['/birds/orden/%E0%A4%A', '/birds/amenaza/%', '/birds/estacion/%3Cb%3E']) {
  test(`a broken filter has no species: ${path}`, async ({ page, consola }) => {
    consola.expects(NOT_FOUND);
    consola.allows(MALFORMED);
    await open(page, path);
    await expect(page.getByText('No se encontró información de aves', { exact: true })).toBeVisible();
  });
}

/** Every script of the guide, also when it is asked for a second time. */
const SCRIPTS = /\/assets\/[^/]+\.js/;

/** The files under `/assets` fail from now on, as where the connection is lost or the site has been published anew. */
async function loseTheScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
}

const LOST = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

test('a page whose script does not arrive says so, and leads on once the connection is back', async ({
  page,
  consola,
}) => {
  consola.expects(LOST);
  await open(page, '/');
  await loseTheScripts(page);
  await page.getByRole('main').getByRole('link', { name: 'Abubilla' }).click();
  await expectErrorPage(page, /Failed to fetch dynamically imported module/, FAILED);
  await expect(page).toHaveURL('/birds/Abubilla');
  await page.unroute(SCRIPTS);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Abubilla' })).toBeVisible();
  await expect(page.getByText(HEADING)).toHaveCount(0);
});

test('a page whose script does not arrive leaves the pages that one has seen within reach', async ({
  page,
  consola,
}) => {
  consola.expects(LOST);
  await open(page, '/');
  await loseTheScripts(page);
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Guía de uso' })
    .click();
  await expectErrorPage(page, /Failed to fetch dynamically imported module/, FAILED);
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bienvenida/i })).toBeVisible();
  await expect(page.getByText(HEADING)).toHaveCount(0);
});

test('a page whose script did not arrive can be tried again without reloading', async ({ page, consola }) => {
  consola.expects(LOST);
  await open(page, '/');
  await loseTheScripts(page);
  const guide = page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Guía de uso' });
  await guide.click();
  await expectErrorPage(page, /Failed to fetch dynamically imported module/, FAILED);
  await page.unroute(SCRIPTS);
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bienvenida/i })).toBeVisible();
  await guide.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
});

test('where the records of the species do not arrive, «Siguiente» says so and the guide goes on', async ({
  page,
  consola,
}) => {
  consola.expects(LOST);
  await open(page, '/birds/Abubilla');
  await loseTheScripts(page);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expectErrorPage(page, /Failed to fetch dynamically imported module/, FAILED);
  await expect(page).toHaveURL('/birds/Acentor-alpino');
  await page.unroute(SCRIPTS);
  await page.getByRole('main').getByRole('link', { name: 'Ver todas las aves' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las aves' })).toBeVisible();
  await page.getByRole('link', { name: 'Acentor alpino', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
});

for (const path of ['/', '/birds/Abubilla', '/birds', '/search?nombre=cuco', '/ninguna/parte']) {
  test(`whichever of its scripts fails, ${path} is never blank`, async ({ page, consola }) => {
    consola.allows(/.*/);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of [...new Set(scripts)]) {
      await page.route(`**${script}`, (route) => route.abort());
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), script).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Principal' }), script).toBeVisible();
      await expect(page.getByRole('contentinfo'), script).toBeVisible();
      await page.unroute(`**${script}`);
    }
  });
}

/** Puts another text into the element in which a species page carries its record. */
async function spoilTheRecord(page: Page, path: string, record: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const spoiled = html.replace(
      /(<script type="application\/json"[^>]*>)[^<]*/,
      (_all, tag) => tag + record,
    );
    expect(spoiled).not.toBe(html);
    await route.fulfill({ response, body: spoiled });
  });
}

test('a page that fails while it loads shows its message', async ({ page, consola }) => {
  consola.allows(/JSON/);
  await spoilTheRecord(page, '/birds/Abubilla', '{"nombre":');
  await open(page, '/birds/Abubilla');
  await expectErrorPage(page, /JSON/, FAILED);
});

test('a page that fails while it is drawn shows its message', async ({ page, consola }) => {
  consola.allows(/undefined|Minified React error/);
  await spoilTheRecord(page, '/birds/Abubilla', '{"nombre":"Abubilla","descripcion":"","imagen":"Abubilla"}');
  await page.goto('/birds/Abubilla');
  await expectErrorPage(page, /undefined/, FAILED);
  await page.getByRole('main').getByRole('link', { name: 'Leer la guía de uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
});
