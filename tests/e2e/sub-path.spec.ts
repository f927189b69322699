import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alive, cards, expect, expectPage, NOT_FOUND, SWEEP, test } from './fixtures.ts';
import { startServer } from './host.ts';

// The guide built for a folder of its host (`BASE_PATH=/guia-aves/ npm run build`) works, accents, 404 and offline copy
// included. `tests/rendered/sub-path.test.ts` tells of what is written into the pages.

const BASE = '/guia-aves/';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Within the project, where the renderer finds its libraries. */
const FOLDER = join(ROOT, 'dist-subcarpeta');

test.use({ serviceWorkers: 'allow' });

test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test(
  'in a folder of its host the guide asks for nothing outside of it and works, without network too',
  SWEEP,
  async ({ page, context, console }) => {
    console.allows(NOT_FOUND);
    console.allows(/net::ERR_|Failed to load resource|no-response|Failed to fetch/);
    const outside: string[] = [];
    context.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol === 'http:' && !`${pathname}/`.startsWith(BASE)) outside.push(request.url());
    });
    const env = { ...process.env, BASE_PATH: BASE, VITE_SITE_ORIGIN: 'https://aves.example.org' };
    execFileSync('node', ['scripts/build/build.ts', FOLDER], { cwd: ROOT, env, stdio: 'ignore' });
    const servidor = await startServer(FOLDER, BASE);
    const main = page.getByRole('main');
    const goto = (path: string) => page.goto(servidor.origin + encodeURI(BASE + path));
    const expectAddress = (path: string) => expect(page).toHaveURL(servidor.origin + encodeURI(BASE + path));

    await test.step('what is no page of it names its addresses in that folder', () => {
      const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
      const address = `https://aves.example.org${BASE}birds/%C3%81guila-real`;
      expect(read('birds/Águila-real/index.html')).toContain(`<link rel="canonical" href="${address}"`);
      expect(read('abrir.html')).not.toMatch(/\s(?:href|src)="\/(?!guia-aves\/)/);
      expect(read('sitemap.xml')).toContain(`<loc>${address}</loc>`);
      expect(read('_headers')).toContain(`\n${BASE}sw.js\n`);
    });

    await test.step('an address that is no page says so and leads home', async () => {
      expect((await goto('ninguna/parte'))?.status()).toBe(404);
      await alive(page);
      await expectPage(page, 'Unexpected Application Error!');
      await main.getByRole('link', { name: 'Volver al inicio' }).click();
      await expectAddress('');
      await expectPage(page, /bienvenida/i);
    });

    await test.step('one goes from home to a species, on and back, filters, searches and comes home', async () => {
      await main.getByRole('link', { name: 'Ver todas las aves' }).click();
      await expectAddress('birds');
      await page.getByRole('link', { name: 'Abubilla', exact: true }).click();
      await expectAddress('birds/Abubilla');
      await page.getByRole('link', { name: 'Siguiente' }).click();
      await expectPage(page, 'Acentor alpino');
      await expectAddress('birds/Acentor-alpino');
      await page.goBack();
      await expectPage(page, 'Abubilla');
      await page.getByRole('button', { name: 'Filtrar' }).click();
      await page.getByRole('combobox', { name: 'Amenaza' }).selectOption('En peligro crítico');
      await expectAddress('birds/amenaza/En-peligro-crítico');
      await page.getByRole('searchbox', { name: 'Buscar aves' }).fill('cuco');
      await page.keyboard.press('Enter');
      await expectAddress('search?nombre=cuco');
      await expect(cards(page).first()).toBeVisible();
    });

    await test.step('addresses of before lead to the new pages of that folder', async () => {
      for (const [before, now] of [
        ['search?color=negro', 'que-ave-es?color=negro'],
        ['birds/Cuco?comparar=abubilla', 'comparar?aves=cuco,abubilla'],
        ['guide?juego=a', 'juego?juego=a'],
      ] as const) {
        await goto(before);
        await expectAddress(now);
      }
    });

    await test.step('a species typed by hand opens with its plate, accents or not', async () => {
      for (const typed of ['birds/Águila-real', 'birds/Águila-real/', 'birds/aguila-real']) {
        await goto(typed);
        await expectPage(page, 'Águila real');
        const plate = main.getByRole('img', { name: 'Imagen de Águila real' });
        const width = plate.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth));
        expect(await width).toBeGreaterThan(0);
      }
    });

    await test.step('the offline copy governs that folder and opens every page of it', async () => {
      await goto('guide');
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(new URL(scope).pathname).toBe(BASE);
      await page.getByRole('button', { name: /^Guardar la guía/ }).click();
      await expect(page.getByText('La guía está guardada en este dispositivo')).toBeVisible({
        timeout: 150_000,
      });
      await context.setOffline(true);
      await servidor.stop();
      for (const [path, name] of [
        ['', /bienvenida/i],
        ['birds', 'Todas las aves'],
        ['birds/cigueña-blanca', 'Cigüeña blanca'],
        ['birds/estacion/De-paso', 'De paso'],
        ['search?nombre=cuco', 'Resultados de la búsqueda'],
        ['que-ave-es?color=negro', '¿Qué ave es?'],
        ['comparar?aves=cuco,abubilla', 'Comparar aves'],
        ['juego', '¿Cuánto sabes?'],
      ] as const) {
        await goto(path);
        await expectPage(page, name);
      }
      // Home keeps its last slash: without it, it lies outside what the copy governs.
      await page.getByRole('link', { name: 'Home' }).click();
      await expectAddress('');
      await page.reload();
      await expectPage(page, /bienvenida/i);
      await context.setOffline(false);
    });
    expect(outside, 'requests outside the folder').toEqual([]);
  },
);
