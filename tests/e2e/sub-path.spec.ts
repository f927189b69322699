import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { alive, cards, expect, expectPage, test as guide, NOT_FOUND, SWEEP } from './fixtures.ts';
import { type Servidor, startServer } from './host.ts';

// The guide built for a folder of its host (`BASE_PATH=/guia-aves/ npm run build`) works, accents and 404 included.

const BASE = '/guia-aves/';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A build takes some seconds on a quiet machine, and all browser tests share it. */
const BUILD_TIME = 180_000;

type Site = { folder: string; servidor: Servidor };

const test = guide.extend<{ fuera: string[] }, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      // Within the project, where the renderer finds its libraries.
      const folder = join(ROOT, 'dist-subcarpeta');
      execFileSync('node', ['scripts/build/build.ts', folder], {
        cwd: ROOT,
        env: { ...process.env, BASE_PATH: BASE, VITE_SITE_ORIGIN: 'https://aves.example.org' },
        stdio: 'ignore',
      });
      const servidor = await startServer(folder, BASE);
      await use({ folder, servidor });
      await servidor.stop().catch(() => {});
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: BUILD_TIME },
  ],
  baseURL: ({ site }, use) => use(site.servidor.origin),
  // Whatever a test does, the browser asks for nothing beside the folder of the guide.
  fuera: [
    async ({ context }, use) => {
      const fuera: string[] = [];
      context.on('request', (request) => {
        const { pathname, protocol } = new URL(request.url());
        if (protocol === 'http:' && !`${pathname}/`.startsWith(BASE)) fuera.push(request.url());
      });
      await use(fuera);
      expect(fuera, 'requests outside the folder').toEqual([]);
    },
    { auto: true },
  ],
});

// One worker, one build.
test.describe.configure({ mode: 'default' });

async function open(page: Page, path: string) {
  const response = await page.goto(encodeURI(BASE + path));
  await alive(page);
  return response;
}

// `tests/rendered/sub-path.test.ts` tells of what is written into the pages.
test('in a folder, what is no page of it names its addresses in that folder too', SWEEP, async ({ site }) => {
  const html = readFileSync(join(site.folder, 'birds/Águila-real/index.html'), 'utf8');
  const address = `https://aves.example.org${BASE}birds/%C3%81guila-real`;
  expect(html).toContain(`<link rel="canonical" href="${address}"`);
  expect(readFileSync(join(site.folder, 'abrir.html'), 'utf8')).not.toMatch(
    /\s(?:href|src)="\/(?!guia-aves\/)/,
  );
  expect(readFileSync(join(site.folder, 'sitemap.xml'), 'utf8')).toContain(`<loc>${address}</loc>`);
  expect(readFileSync(join(site.folder, '_headers'), 'utf8')).toContain(`\n${BASE}sw.js\n`);
});

test(
  'in a folder, one goes from home to a species, on and back, filters, searches and comes home',
  SWEEP,
  async ({ page }) => {
    const response = await open(page, '');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(BASE);
    await page.getByRole('main').getByRole('link', { name: 'Ver todas las aves' }).click();
    await expect(page).toHaveURL(`${BASE}birds`);
    await page.getByRole('link', { name: 'Abubilla', exact: true }).click();
    await expect(page).toHaveURL(`${BASE}birds/Abubilla`);
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expectPage(page, 'Acentor alpino');
    await expect(page).toHaveURL(`${BASE}birds/Acentor-alpino`);
    await page.goBack();
    await expectPage(page, 'Abubilla');
    await page.goBack();
    await expectPage(page, 'Todas las aves');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('combobox', { name: 'Amenaza' }).selectOption('En peligro crítico');
    await expect(page).toHaveURL(encodeURI(`${BASE}birds/amenaza/En-peligro-crítico`));
    await page.getByRole('searchbox', { name: 'Buscar aves' }).fill('cuco');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${BASE}search?nombre=cuco`);
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(BASE);
    await page.reload();
    await expectPage(page, /bienvenida/i);
  },
);

test('in a folder, addresses of before lead to the new pages of that folder', SWEEP, async ({ page }) => {
  for (const [before, now] of [
    ['search?color=negro', 'que-ave-es?color=negro'],
    ['birds/Cuco?comparar=abubilla', 'comparar?aves=cuco,abubilla'],
    ['guide?juego=a', 'juego?juego=a'],
  ] as const) {
    await open(page, before);
    await expect(page).toHaveURL(BASE + now);
  }
  await page.goto(`${BASE}comparar?aves=cuco,abubilla`);
  await page.getByRole('columnheader').getByRole('link', { name: 'Abubilla' }).click();
  await expect(page).toHaveURL(`${BASE}birds/Abubilla`);
});

test(
  'in a folder, a species typed by hand opens with its plate, accents or not',
  SWEEP,
  async ({ page, console }) => {
    console.allows(NOT_FOUND);
    for (const typed of ['birds/Águila-real', 'birds/Águila-real/', 'birds/aguila-real']) {
      const response = await open(page, typed);
      expect(response?.status(), typed).toBe(typed.startsWith('birds/Á') ? 200 : 404);
      await expectPage(page, 'Águila real');
      const plate = page.getByRole('main').getByRole('img', { name: 'Imagen de Águila real' });
      expect(
        await plate.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
      ).toBeGreaterThan(0);
    }
  },
);

test('in a folder, an address that is no page says so and leads home', SWEEP, async ({ page, console }) => {
  console.expects(NOT_FOUND);
  expect((await open(page, 'ninguna/parte'))?.status()).toBe(404);
  await expectPage(page, 'Unexpected Application Error!');
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(BASE);
  await expectPage(page, /bienvenida/i);
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'in a folder, the offline copy governs that folder and opens every page of it',
    SWEEP,
    async ({ page, context, console, site }) => {
      console.allows(/net::ERR_|Failed to load resource|no-response|Failed to fetch/);
      await open(page, 'guide');
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(new URL(scope).pathname).toBe(BASE);
      await page.getByRole('button', { name: /^Guardar la guía/ }).click();
      await expect(page.getByText('La guía está guardada en este dispositivo')).toBeVisible({
        timeout: 150_000,
      });
      await context.setOffline(true);
      await site.servidor.stop();
      for (const [path, name] of [
        ['', /bienvenida/i],
        ['birds', 'Todas las aves'],
        ['birds/cigue%C3%B1a-blanca', 'Cigüeña blanca'],
        ['birds/estacion/De-paso', 'De paso'],
        ['search?nombre=cuco', 'Resultados de la búsqueda'],
        ['que-ave-es?color=negro', '¿Qué ave es?'],
        ['comparar?aves=cuco,abubilla', 'Comparar aves'],
        ['juego', '¿Cuánto sabes?'],
      ] as const) {
        await page.goto(BASE + path);
        await expectPage(page, name);
      }
      // Home keeps its last slash: without it, it lies outside what the copy governs.
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(BASE);
      await page.reload();
      await expectPage(page, /bienvenida/i);
      await site.servidor.restart();
    },
  );
});
