import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadFlightSheets } from '../../data/load-flight-sheets.ts';
import { textOf } from '../records.ts';
import {
  addressOf,
  aves,
  expect,
  expectPage,
  expectSeen,
  test as guide,
  KINDS,
  SWEEP,
  seenButton,
  storedSeen,
} from './fixtures.ts';
import { DIST, type Servidor, startServer } from './host.ts';

// With the network really off (the context offline and the server stopped), what was visited opens, and after
// «Guardar la guía en este dispositivo» every address does.

const test = guide.extend<{ servidor: Servidor }>({
  servidor: async ({ console, context }, use) => {
    // What browsers say of pictures and addresses that do not come without a network.
    console.allows(/net::ERR_|Failed to load resource|no-response|Failed to fetch/);
    // What Chromium 153 says, wrongly, of the list that a page preloads and the service worker brings.
    console.allows(/aves-.*json was preloaded .* but not used/);
    const servidor = await startServer();
    await use(servidor);
    await context.setOffline(false);
    await servidor.stop().catch(() => {});
  },
});

test.use({ serviceWorkers: 'allow' });

/** How long all plates may take to come, ms; nothing is measured by it. */
const DOWNLOAD = 150_000;

const SAVE = /^Guardar la guía en este dispositivo \(\d,\d\sMB\)$/;

const PLATES = /\.(webp|svg)\?v=/;

const save = (page: Page) => page.getByRole('button', { name: SAVE });
const seguir = (page: Page) => page.getByRole('button', { name: /^Seguir guardando \(faltan \d,\d\sMB\)$/ });

/** Opens a page and waits until the guide works without network. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated' && navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Waits until all plates have come; 639 pictures take a slow machine more than the usual time. */
async function isSaved(page: Page): Promise<void> {
  await expect(page.getByText('La guía está guardada en este dispositivo')).toBeVisible({
    timeout: DOWNLOAD,
  });
}

/** Width at which the plate of a page stands, CSS px; fails when the picture did not come. */
function plateOf(page: Page, nombre: string): Promise<number> {
  return page
    .getByRole('main')
    .getByRole('img', { name: `Imagen de ${nombre}` })
    .evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return img.naturalWidth;
    });
}

test('once the guide is saved, all of it works without network', async ({
  page,
  context,
  servidor,
  console,
}) => {
  console.allows(/The URL path ".*" could not be decoded/);
  await arrive(page, `${servidor.origin}/guide`);
  await save(page).click();
  await isSaved(page);
  await context.setOffline(true);
  await servidor.stop();
  const goto = (path: string) => page.goto(servidor.origin + path);
  const main = page.getByRole('main');

  await test.step('every kind of page opens, visited or not', async () => {
    for (const { kind, path } of KINDS.filter(({ kind }) => kind !== 'an unmatched route')) {
      await goto(path);
      await expect(page.getByRole('heading', { level: 1 }), kind).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(/de 203 avistamientos/), kind).toBeVisible();
    }
  });

  await test.step('a species typed by hand opens with its plate, accents or not', async () => {
    for (const [typed, nombre] of [
      ['Cigüeña-blanca', 'Cigüeña blanca'],
      ['cigue%C3%B1a-blanca', 'Cigüeña blanca'],
      ['martin-pescador-comun/', 'Martín pescador común'],
    ] as const) {
      await goto(`/birds/${typed}`);
      await expectPage(page, nombre);
      expect(await plateOf(page, nombre)).toBeGreaterThan(0);
    }
  });

  await test.step('an address that is spelled wrongly says so', async () => {
    for (const typed of ['%E0%A4%A', '%252F', '<b>']) {
      await goto(`/birds/${typed}`);
      await expectPage(page, 'No se encontró el pájaro');
    }
  });

  await test.step('a colouring sheet opens with its drawing', async () => {
    await goto('/laminas/aguila-real/colorear');
    await expectPage(page, 'Para colorear: águila real');
    const drawing = main.getByRole('img', { name: /^Dibujo de águila real/ });
    expect(
      await drawing.evaluate(async (img: HTMLImageElement) => {
        await img.decode();
        return img.naturalWidth;
      }),
    ).toBeGreaterThan(0);
  });

  await test.step('all 203 species have their plate in the list', async () => {
    await goto('/birds');
    const images = page.getByRole('article').locator('img');
    await expect(images).toHaveCount(aves.length);
    const widths = await images.evaluateAll((all: HTMLImageElement[]) =>
      Promise.all(
        all.map(async (img) => {
          img.loading = 'eager';
          await img.decode();
          return img.naturalWidth;
        }),
      ),
    );
    expect(Math.min(...widths)).toBeGreaterThan(0);
  });

  await test.step('one can find, narrow, compare, play and see the birds of the month', async () => {
    for (const [path, shown] of [
      ['/que-ave-es?tamano=mirlo&color=negro&donde=parque&cuando=noviembre', main.getByText(/^203 aves/)],
      ['/birds/orden/Strigiformes?habitat=ciudad', main.getByText(/^\d de \d especies$/)],
      [
        '/comparar?aves=mosquitero-comun,mosquitero-musical',
        main.getByRole('columnheader', { name: /Mosquitero musical/ }),
      ],
      ['/juego?juego=sin-red', main.getByRole('img', { name: 'Lámina de la pregunta 1' })],
      // Addresses of before lead on without network too.
      ['/guide?juego=sin-red#cuanto-sabes', main.getByRole('img', { name: 'Lámina de la pregunta 1' })],
      ['/birds/Cuco?comparar=abubilla', main.getByRole('columnheader', { name: 'Abubilla' })],
      ['/', main.getByRole('heading', { name: 'Qué ver este mes' })],
    ] as const) {
      await goto(path);
      await expect(shown).toBeVisible();
    }
    await page.getByLabel('Buscar aves', { exact: true }).pressSequentially('turdus meru');
    await expect(page.getByRole('option', { name: /Mirlo común/ })).toBeVisible();
  });
});

test('what was visited opens without network though nothing was saved', async ({
  page,
  context,
  servidor,
}) => {
  await arrive(page, `${servidor.origin}/birds/Abubilla`);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expectPage(page, 'Acentor alpino');
  await plateOf(page, 'Acentor alpino');
  await context.setOffline(true);
  await servidor.stop();
  for (const nombre of ['Abubilla', 'Acentor alpino']) {
    await page.goto(servidor.origin + addressOf(nombre));
    await expectPage(page, nombre);
    expect(await plateOf(page, nombre), nombre).toBeGreaterThan(0);
  }
});

test('a download that is stopped or broken off goes on where it was; what is saved can be removed with one button, and the seen list stays', async ({
  page,
  context,
  servidor,
}) => {
  await arrive(page, `${servidor.origin}/birds/Abubilla`);
  await seenButton(page).click();
  await page.goto(`${servidor.origin}/guide`);
  let fetched = 0;
  const stopped = Promise.withResolvers<void>();
  await context.route(PLATES, async (route) => {
    fetched += 1;
    if (fetched > 60) await stopped.promise;
    await route.continue().catch(() => {});
  });
  await save(page).click();
  await expect(page.getByRole('progressbar', { name: /Guardando: .* \([5-9]\d de 639/ })).toBeVisible();
  await page.getByRole('button', { name: 'Parar' }).click();
  stopped.resolve();
  await context.unroute(PLATES);
  const later = await context.newPage();
  await later.goto(`${servidor.origin}/guide`);
  let again = 0;
  await context.route(PLATES, (route) => {
    again += 1;
    return again > 100 ? route.abort('internetdisconnected') : route.continue();
  });
  await seguir(later).click();
  await expect(later.getByRole('status').getByText('La descarga se ha interrumpido')).toBeVisible({
    timeout: DOWNLOAD,
  });
  await context.unroute(PLATES);
  again = 0;
  context.on('request', (request) => {
    if (PLATES.test(request.url())) again += 1;
  });
  await seguir(later).click();
  await isSaved(later);
  expect(again).toBeGreaterThan(100);
  expect(again).toBeLessThanOrEqual(639 - 100);
  await later.getByRole('button', { name: 'Borrar lo guardado' }).click();
  await expect(save(later)).toBeVisible();
  await later.reload();
  await expect(save(later)).toBeVisible();
  await expect.poll(() => storedSeen(later)).toBe('["Abubilla"]');
});

test('a file that another program shares is received without a network, and shown', async ({
  page,
  context,
  servidor,
}) => {
  await arrive(page, `${servidor.origin}/copias`);
  await context.setOffline(true);
  await page.evaluate(async (text) => {
    const form = Object.assign(document.createElement('form'), {
      action: '/copias',
      method: 'post',
      enctype: 'multipart/form-data',
    });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'archivo' });
    const held = new DataTransfer();
    held.items.add(new File([text], 'Mis aves.csv'));
    input.files = held.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, textOf('guide'));
  await expect(page.getByRole('region', { name: 'Lo que trae «Mis aves.csv»' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Elegir un archivo')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Lo que trae/ })).toHaveCount(0);
});

test('an offline copy weighs 10 MB at most, scripts and fonts included', () => {
  const laminas = JSON.parse(readFileSync(join(DIST, 'guardar.json'), 'utf8')) as [string, string, number][];
  const assets = readdirSync(join(DIST, 'assets')).map((file) => statSync(join(DIST, 'assets', file)).size);
  const bytes = [...laminas.map(([, , size]) => size), ...assets].reduce((sum, size) => sum + size, 0);
  const flying = loadFlightSheets(aves).flatMap((sheet) => sheet.aves);
  expect(laminas).toHaveLength(3 * aves.length + flying.length);
  expect(bytes).toBeLessThan(10_000_000);
});

test('a device without room says so and keeps what it could', async ({ page, servidor }) => {
  await arrive(page, `${servidor.origin}/guide`);
  await page.evaluate(() => {
    let room = 20;
    const put = Cache.prototype.put;
    Cache.prototype.put = function (...args) {
      room -= 1;
      if (room < 0) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await save(page).click();
  await expect(page.getByText('No queda sitio en este dispositivo')).toBeVisible();
  await expect(seguir(page)).toBeVisible();
});

/** Writes a later version of the guide: its page for the usage guide has another name and another heading. */
function writeNextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guia-'));
  cpSync(DIST, folder, { recursive: true, filter: (file) => !file.endsWith('.png') });
  const assets = join(folder, 'assets');
  const old = readdirSync(assets).find((file) => /^guide-.*\.js$/.test(file)) as string;
  const [entry, shared] = ['index', 'guia'].map((name) =>
    readdirSync(assets).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')),
  ) as [string, string];
  const renamed: [string, string][] = [
    [old, 'guide-nuevanue.js'],
    [entry, 'index-nuevanue.js'],
    [shared, 'guia-nuevanue.js'],
  ];
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  const texts = [
    ...readdirSync(assets).map((file) => join('assets', file)),
    'sw.js',
    'abrir.html',
    'guide/index.html',
  ];
  for (const file of texts.filter((name) => /\.(js|html)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = renamed
      .reduce((whole, [from, to]) => whole.replaceAll(from, to), text)
      .replaceAll('Guía de uso', 'Guía de uso nueva')
      .replace(/[0-9a-f]{32}(?=["`],["`]?url["`]?:["`]abrir)/, '0'.repeat(32));
    writeFileSync(join(folder, file), changed);
  }
  return folder;
}

test('a new version waits until it is asked for, breaks no open page, and then takes over', async ({
  page,
  context,
  servidor,
}) => {
  await arrive(page, `${servidor.origin}/birds`);
  const other = await context.newPage();
  await other.goto(`${servidor.origin}/birds/Abubilla`);
  const next = writeNextVersion();
  await servidor.restart(next);
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByRole('status').filter({ hasText: 'Hay una versión nueva · Actualizar' });
  await expect(offer.getByRole('button')).toBeVisible();

  // The open pages are those of the old version still: a part never loaded comes, though the host has it no longer.
  await page.getByRole('link', { name: 'Guía de uso', exact: true }).click();
  await expectPage(page, 'Guía de uso');

  await offer.getByRole('button', { name: 'Actualizar' }).click();
  await expectPage(page, 'Guía de uso nueva');

  // The other tab was not touched, and its files are there still.
  await other.getByRole('link', { name: 'Guía de uso', exact: true }).click();
  await expectPage(other, 'Guía de uso');
  rmSync(next, { recursive: true });
});

/** The one block of script in the document that tells how the service worker is withdrawn. */
function recipe(): string {
  const guide = readFileSync(new URL('../../docs/publicar.md', import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/```js\n([\s\S]*?)```/g)];
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[1] ?? '';
}

test(
  'a service worker withdrawn as docs/publicar.md tells clears what it kept, goes, and leaves the seen list',
  SWEEP,
  async ({ page, servidor }) => {
    await arrive(page, `${servidor.origin}/birds/Abubilla`);
    await seenButton(page).click();
    expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'guia-'));
    cpSync(DIST, folder, { recursive: true, filter: (file) => !/images.*\.(webp|png|svg)$/.test(file) });
    writeFileSync(join(folder, 'sw.js'), recipe());
    await servidor.restart(folder);
    await page.goto(`${servidor.origin}/guide`);
    const left = () =>
      page.evaluate(async () => [navigator.serviceWorker.controller, ...(await caches.keys())]);
    // Browsers ask for a new version once the page is there, in their own time.
    await expect.poll(() => left().catch(() => [])).toEqual([null]);

    // It does not go on loading the page anew.
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`${servidor.origin}/birds/Abubilla`);
    await expectSeen(page, true);
    const registered = () => page.evaluate(() => navigator.serviceWorker.getRegistrations());
    await expect.poll(registered).toEqual([]);
    expect(loads).toBe(1);
    rmSync(folder, { recursive: true });
  },
);
