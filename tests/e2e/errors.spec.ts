import type { Page } from '@playwright/test';
import { bar, expect, expectNames, expectPage, loseConnection, NOT_FOUND, open, test } from './fixtures.ts';

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
const FAILED = /Algo ha fallado, quizá la red/;

for (const [path, said] of [
  ['/ninguna/parte'],
  ['/guide/otra'],
  ['/birds/orden/Strigiformes/más'],
  ['/<img src=x onerror=document.title=1>'],
  ['/ninguna/%C3'],
  [`/${'a'.repeat(5000)}`],
  ['/birds/Dodo', 'No se encontró el pájaro'],
  ['/birds/%E0%A4%A', 'No se encontró el pájaro'],
  ['/birds/<b>Cuco<b>', 'No se encontró el pájaro'],
  ['/birds/orden/Dinornithiformes', 'No se encontró información de aves'],
  ['/birds/amenaza/%', 'No se encontró información de aves'],
  ['/birds/estacion/Monzón', 'No se encontró información de aves'],
] as const) {
  test(`an address of which there is nothing says so and leads on: ${path.slice(0, 40)}`, async ({
    page,
    console,
  }) => {
    console.expects(NOT_FOUND);
    console.allows(MALFORMED);
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    if (said) {
      await expect(main.getByText(said, { exact: true })).toBeVisible();
      await expect(main.getByRole('img')).toHaveCount(said.includes('información') ? 1 : 0);
      await expect(page).toHaveTitle(
        /^(No se encontró el pájaro|(Orden|Estación) desconocid|Amenaza desconocida).* · Guía/,
      );
    } else {
      await expectErrorPage(page, '404 Not Found', UNMATCHED);
      await expect(page).toHaveTitle('404 Not Found · Guía de Aves de Madrid');
    }
    await main.getByRole('link', { name: 'Ver todas las aves' }).click();
    await expectPage(page, 'Todas las aves');
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

test('the links of the error page lead on, and its search box searches', async ({ page, console }) => {
  console.expects(NOT_FOUND);
  for (const [name, title] of [
    ['Volver al inicio', /bienvenida/i],
    ['Ver todas las aves', 'Todas las aves'],
    ['Leer la guía de uso', 'Guía de uso'],
  ] as const) {
    await open(page, '/ninguna/parte');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expectPage(page, title);
    await expect(page.getByText(HEADING)).toHaveCount(0);
  }
  await open(page, '/ninguna/parte');
  await page.getByRole('searchbox', { name: 'Buscar aves' }).fill('cuco');
  await page.keyboard.press('Enter');
  await expectNames(page, ['Cuco']);
});

const LOST = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

for (const { from, link, address, name } of [
  { from: '/', link: 'Guía de uso', address: '/guide', name: 'Guía de uso' },
  { from: '/birds/Abubilla', link: 'Siguiente', address: '/birds/Acentor-alpino', name: 'Acentor alpino' },
]) {
  test(`where what «${link}» needs does not arrive, it says so, leaves the pages that one has seen within reach, and can be tried again`, async ({
    page,
    console,
  }) => {
    console.expects(LOST);
    console.allows(/A part of the page cannot be fetched/);
    await open(page, '/');
    await open(page, from);
    const restore = await loseConnection(page);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expectErrorPage(page, /Failed to fetch dynamically imported module/, FAILED);
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(page.getByText(HEADING)).toHaveCount(0);
    await restore();
    await page.getByRole('link', { name: link, exact: true }).click();
    await expectPage(page, name);
  });
}

/** Pages, and what those say that show something later, where that cannot be had; by which button it can be asked for again. */
const LATER: { path: string; says?: RegExp; again?: string; shows?: string }[] = [
  { path: '/birds/Abubilla' },
  { path: '/birds' },
  { path: '/search?nombre=cuco' },
  { path: '/ninguna/parte' },
  { path: '/', says: /No hemos podido cargar/ },
  {
    path: '/comparar?aves=urraca-comun,cuco',
    says: /No llegan las (aves|fichas|diferencias)/,
    again: 'Volver a intentarlo',
    shows: 'Familia',
  },
  {
    path: '/birds/estacion/Escasa?mes=enero',
    says: /No se han podido cargar los filtros/,
    again: 'Afinar la lista',
    shows: 'Mes: enero',
  },
  {
    path: '/que-ave-es',
    says: /No llegan las preguntas/,
    again: 'Volver a intentarlo',
    shows: '¿De qué tamaño era?',
  },
  {
    path: '/juego?juego=a',
    says: /No llegan las (rondas|láminas)/,
    again: 'Volver a intentarlo',
    shows: 'Pregunta 1 de 10: ¿qué ave es?',
  },
];

/** Style sheets that a page has asked for and not got. */
function missingSheets(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
  return links.filter(({ sheet }) => !sheet).map(({ href }) => href);
}

for (const { path, says, again, shows = '' } of LATER) {
  test(`whichever of its scripts and style sheets fails, ${path} is never blank, says what is missing, and can be tried again`, async ({
    page,
    console,
  }) => {
    console.allows(/.*/);
    const files = new Set<string>();
    page.on('request', (request) => {
      if (/^(script|stylesheet)$/.test(request.resourceType())) files.add(new URL(request.url()).pathname);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(files.size).toBeGreaterThan(1);
    let said = 0;
    for (const file of [...files]) {
      await page.route(`**${file}*`, (route) => route.abort());
      await page.goto('about:blank');
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), file).toBeVisible();
      await expect(bar(page), file).toBeVisible();
      await expect(page.getByRole('contentinfo'), file).toBeVisible();
      await page.unroute(`**${file}*`);
      if (!says || !(await page.getByText(says).isVisible())) continue;
      said += 1;
      if (!again) continue;
      await page.getByRole('button', { name: again }).click();
      await expect(page.getByText(shows).first(), file).toBeVisible();
      await expect(page.getByText(says)).toBeHidden();
      await expect.poll(() => page.evaluate(missingSheets), file).toEqual([]);
    }
    expect(said > 0).toBe(says !== undefined);
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

for (const [when, record, message] of [
  ['loads', '{"nombre":', /JSON/],
  ['is drawn', '{"nombre":"Abubilla","descripcion":"","imagen":"Abubilla"}', /undefined/],
] as const) {
  test(`a page that fails while it ${when} shows its message and leads on`, async ({ page, console }) => {
    console.allows(/JSON|undefined|Minified React error/);
    await spoilTheRecord(page, '/birds/Abubilla', record);
    await page.goto('/birds/Abubilla');
    await expectErrorPage(page, message, FAILED);
    await page.getByRole('main').getByRole('link', { name: 'Leer la guía de uso' }).click();
    await expectPage(page, 'Guía de uso');
  });
}
