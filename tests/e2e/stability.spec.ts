import type { Page } from '@playwright/test';
import { expect, hold, test } from './fixtures.ts';

// What a page shows later than its first paint moves nothing, however late it comes.

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

declare global {
  interface Window {
    shifted: number;
    /** What moved, the beginning of its markup. */
    movers: string[];
  }
}

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 844 };

/** Tall enough for all of home: what lies beyond the window counts for nothing. */
const tall = (width: number) => ({ width, height: 2600 });

const narrowed = (page: Page) => page.getByText(/^(Mes|Hábitat|Estación): |no se puede afinar/);
const birdsOfMonth = (page: Page) => page.getByRole('region', { name: 'Ahora en Madrid' });
const question = (page: Page) => page.getByRole('heading', { name: /^Pregunta 1 de/ });
const ranking = (page: Page) => page.getByText('203 aves, primero las que mejor encajan');

const LATE = [
  { path: '/birds/orden/Passeriformes?mes=enero&habitat=humedal', size: phone, shows: narrowed },
  { path: '/birds/orden/Otidiformes?mes=enero', size: phone, shows: narrowed },
  { path: '/birds/orden/Strigiformes?mes=nunca&estacion=de-paso', size: phone, shows: narrowed },
  { path: '/birds?habitat=rio', size: phone, shows: narrowed },
  { path: '/juego?juego=clase-3b', size: phone, shows: question },
  { path: '/juego?juego=clase-3b', size: desk, shows: question },
  { path: '/que-ave-es?color=pardo&color=fucsia&tamano=gorrion', size: phone, shows: ranking },
  { path: '/que-ave-es?color=pardo&color=fucsia&tamano=gorrion', size: desk, shows: ranking },
  { path: '/que-ave-es', size: phone, shows: (page: Page) => page.getByText('Contesta a una pregunta') },
  { path: '/juego', size: phone, shows: (page: Page) => page.getByText('Empieza una ronda') },
  { path: '/salida', size: phone, shows: (page: Page) => page.getByRole('form', { name: 'Nueva salida' }) },
  { path: '/comparar', size: desk, shows: (page: Page) => page.getByText('Se confunden a menudo') },
  ...[phone, desk].map((size) => ({
    path: '/comparar?aves=golondrina-comun,vencejo-comun',
    size,
    shows: (page: Page) => page.getByRole('rowheader', { name: 'Cola (adulto)' }),
  })),
  {
    path: '/birds/Mosquitero-común',
    size: phone,
    shows: (page: Page) => page.getByRole('button', { name: 'Marcas en la lámina' }),
  },
  ...['2026-04-15', '2026-05-12', '2026-11-21'].flatMap((day) =>
    [tall(390), tall(1280)].map((size) => ({
      path: '/',
      day,
      size,
      shows: (page: Page) => birdsOfMonth(page).getByRole('article').getByRole('link'),
    })),
  ),
];

for (const { path, size, shows, ...row } of LATE) {
  const day = 'day' in row ? row.day : '2026-04-15';
  const most = size.height > 2000 ? 0.002 : 0.01;
  test(`nothing moves by itself on ${path}, ${size.width} px wide, on ${day}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T10:00:00+02:00`));
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      window.shifted = 0;
      window.movers = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          window.shifted += entry.value;
          const nodes = entry.sources.map(
            ({ node }) => (node as Element | null)?.outerHTML ?? node?.nodeValue,
          );
          window.movers.push(...nodes.map((text) => String(text).slice(0, 80)));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const letGo = await hold(page);
    // Scripts that are held hold the event of loading, too.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Letters that come late move a page by a hundredth at most (`fallback-fonts.css`): that is not what is asked here.
    await page.evaluate(() => document.fonts.load('1rem Alegreya'));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate(() => Object.assign(window, { shifted: 0, movers: [] }));
    letGo();
    await expect(shows(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { shifted, movers } = await page.evaluate(() => ({
      shifted: window.shifted,
      movers: window.movers,
    }));
    expect(shifted, movers.join('\n')).toBeLessThan(most);
  });
}

for (const path of ['/guide', '/birds/avistadas', '/birds/amenaza/Vulnerable']) {
  test(`the letters that come late stand where those before them stood in the heading of ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const letGo = await hold(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    // Of the letters, not of their box, which has a height of its own.
    const placeOf = () =>
      heading.evaluate((element) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        const { top, bottom } = letters.getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)];
      });
    await expect(heading).toBeVisible();
    const before = await placeOf();
    letGo();
    await page.evaluate(() => document.fonts.load('1rem Alegreya'));
    expect(await page.evaluate(() => document.fonts.check('1rem Alegreya'))).toBe(true);
    expect(await placeOf()).toEqual(before);
  });
}
