import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import {
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  test as playwright,
  type Response,
} from '@playwright/test';
import { loadAves } from '../../data/load-aves.ts';
import { loadLugares } from '../../data/load-lugares.ts';
import { paths } from '../../domain/addresses/paths.ts';
import type { Ave } from '../../domain/species/ave.ts';
import { writeSightings } from '../../scripts/measure/write-sightings.ts';

/** All species, in the order of the lists. */
export const aves = loadAves();

/** All places, in the order of their list. */
export const lugares = loadLugares();

export function aveOf(nombre: string): Ave {
  const ave = aves.find((each) => each.nombre === nombre);
  if (!ave) throw new Error(`There is no «${nombre}» in the data.`);
  return ave;
}

/** The address of a species, as the browser shows it. */
export const addressOf = (nombre: string) => encodeURI(paths.ave(nombre));

/** One page of each kind that a visitor can meet. The host answers 404 where `unknown`. */
export const KINDS = [
  { kind: 'home', path: '/' },
  { kind: 'the list of all', path: '/birds' },
  { kind: 'a species', path: '/birds/Águila-real' },
  { kind: 'an order', path: '/birds/orden/Strigiformes' },
  { kind: 'a threat level', path: '/birds/amenaza/En-peligro' },
  { kind: 'a season', path: '/birds/estacion/Invernal' },
  { kind: 'the seen list', path: '/birds/avistadas' },
  { kind: 'the guide', path: '/guide' },
  { kind: 'search results', path: '/search?nombre=real' },
  { kind: 'a search without results', path: '/search?nombre=dodo' },
  { kind: '«¿Qué ave es?»', path: '/que-ave-es' },
  { kind: 'the comparison', path: '/comparar' },
  { kind: 'the quiz', path: '/juego' },
  { kind: 'the walk', path: '/salida' },
  { kind: 'copies', path: '/copias' },
  { kind: 'the places', path: '/lugares' },
  { kind: 'a place', path: '/lugares/embalse-de-santillana' },
  { kind: 'birds in flight', path: '/vuelo' },
  { kind: 'a colouring sheet', path: '/laminas/aguila-real/colorear' },
  { kind: 'an unknown place', path: '/lugares/doñana', unknown: true },
  { kind: 'an unknown species', path: '/birds/Dodo', unknown: true },
  { kind: 'an unknown order', path: '/birds/orden/Dinornithiformes', unknown: true },
  { kind: 'an unmatched route', path: '/ninguna/parte', unknown: true },
] as const satisfies { kind: string; path: string; unknown?: boolean }[];

/** A test that only `npm run test:full` runs: the exhaustive form of a promise that every run asks of a sample. */
export const SWEEP = { tag: '@sweep' };

/** Px of an A4 sheet within margins of 12 mm: what a page has of width when it is printed. */
export const SHEET = { width: 703, height: 1032 };

/** What Chromium says of an address that the host answers with 404. */
export const NOT_FOUND = /Failed to load resource.*404/;

/** What the browser and the guide say where a test allows no service worker. */
const NO_SERVICE_WORKER =
  /Service Worker registration blocked by Playwright|The guide cannot be kept for later/;

/** What Chromium 153 says, wrongly, of what a page preloads and a service worker brings. */
const PRELOAD_BY_WORKER = /cross-world service worker resource mismatch/;

export type Consola = {
  /** The test fails unless the browser says this. */
  expects: (text: RegExp) => void;
  /** The browser may say this. */
  allows: (text: RegExp) => void;
};

/** The tests of the guide: any that makes a page complain, or ask another host, fails, unless it says so beforehand. */
export const test = playwright.extend<{ console: Consola }>({
  console: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [NO_SERVICE_WORKER, PRELOAD_BY_WORKER];
      context.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning', 'assert'].includes(message.type())) heard.push(message.text());
      });
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        const leaves = protocol.startsWith('http') && hostname !== 'localhost';
        // A press on a link may leave the guide; nothing else may.
        if (leaves && !request.isNavigationRequest()) heard.push(`Asked of another host: ${request.url()}`);
      });
      context.on('weberror', (error) => heard.push(`Uncaught: ${error.error().message}`));
      await use({ expects: (text) => expected.push(text), allows: (text) => allowed.push(text) });
      const complaints = heard.filter((text) => ![...expected, ...allowed].some((known) => known.test(text)));
      expect(complaints, 'complaints of the browser').toEqual([]);
      const silent = expected.filter((known) => !heard.some((text) => known.test(text)));
      expect(silent.map(String), 'expected of the browser but never said').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Goes to an address and waits until the page answers to presses. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await alive(page);
  return response;
}

/** Waits until the scripts have taken the page over: the effects of its frame have run. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Waits until whatever moves has come to rest, nothing is being fetched, and two more frames have been drawn. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Goes to a page of the same origin in which nothing of the guide runs. */
export async function openEmpty(page: Page): Promise<void> {
  const html = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/empty');
  // A route left in place would keep the browser from its cache.
  await page.unroute('**/empty');
}

/** Puts a text where the guide keeps the seen list, or under another key, before any page of the guide has run. */
export async function storeSeen(page: Page, text: string, key = 'seenBird'): Promise<void> {
  await openEmpty(page);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}

export function storedSeen(page: Page, key = 'seenBird'): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** What the notebook of the page's browser holds: its sightings, as they are kept. */
export function storedSightings(
  page: Page,
): Promise<{ id: string; nombre: string; fecha?: string; lugar?: { lat?: number } }[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('cuaderno');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      // Where there is none yet, none is made.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    }).catch(() => null);
    if (!database) return [];
    const transaction = database.transaction(['avistamientos', 'lotes']);
    const single = transaction.objectStore('avistamientos').getAll();
    const lots = transaction.objectStore('lotes').getAll();
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    return [...single.result, ...lots.result.flatMap(({ avistamientos }) => avistamientos)];
  });
}

/** Puts sightings into the notebook, before any page of the guide has run. */
export async function storeSightings(page: Page, sightings: readonly object[]): Promise<void> {
  await openEmpty(page);
  await writeSightings(page, sightings);
}

/** Expects the notebook to hold these days and no others, each as «name day». */
export async function expectDays(page: Page, days: readonly string[]): Promise<void> {
  const held = async () =>
    (await storedSightings(page)).map(({ nombre, fecha }) => `${nombre} ${fecha}`).sort();
  await expect.poll(held).toEqual([...days].sort());
}

/** Ways in which a browser refuses its storage. */
export const REFUSALS = {
  access: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  reading: () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  writing: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

/** Takes away what browsers give only to pages that come encrypted: a guide served within a school's own network may come without. */
export async function comeUnencrypted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
}

/** Every script of the guide, also when it is asked for a second time. */
const SCRIPTS = /\/assets\/[^/]+\.js/;

/** What is not loaded yet cannot be had from now on, as where the connection is lost; gives what brings it back. */
export async function loseConnection(page: Page): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(SCRIPTS);
}

/** Holds these files back, or else every script, until what it gives is called. */
export async function hold(page: Page, files: RegExp = SCRIPTS): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Name and text of the file that a press lets the browser save. */
export async function saved(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await button.click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Expects the counter of the footer to show `count` of 203. */
export async function expectCount(page: Page, count: number, timeout?: number): Promise<void> {
  const progress = page.getByRole('contentinfo').getByRole('region', { name: 'Tu progreso' });
  await expect(progress.getByText(`${count} de 203 avistamientos`, { exact: true })).toBeVisible({ timeout });
}

/** The button of a species page. */
export function seenButton(page: Page) {
  return page.getByRole('button', { name: '¿Avistada?' });
}

export async function expectSeen(page: Page, seen: boolean, timeout?: number): Promise<void> {
  await expect(seenButton(page)).toHaveAttribute('aria-pressed', String(seen), { timeout });
}

/** The medals in what is given. */
export const medals = (where: Page | Locator) => where.getByRole('img', { name: 'Avistada', exact: true });

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

/** Goes to the seen list as a visitor does. */
export async function goToSeen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('link', { name: 'Aves Avistadas', exact: true }).click();
}

/** The heading of the page; a text is its whole name. */
export function title(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Expects the visitor to be on the page of this heading. */
export async function expectPage(page: Page, name: string | RegExp): Promise<void> {
  await expect(title(page, name)).toBeVisible();
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article');

const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });

/** Names on the cards of the page, in order. */
export function namesOnCards(page: Page): Promise<string[]> {
  return names(page).allTextContents();
}

export async function expectNames(page: Page, expected: readonly string[]): Promise<void> {
  await expect(names(page)).toHaveText([...expected]);
}

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}.`);
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds; contrast of 7:1, for sunlight, holds 4.5:1 too, so that the slowest rule runs once. */
export async function axeFindings(page: Page, contrast: '4.5:1' | '7:1'): Promise<string[]> {
  await page.evaluate(() => {
    for (const each of document.getAnimations()) each.finish();
  });
  // Within the page itself, which has no frames: the other way opens a second page for each.
  const enhanced = contrast === '7:1';
  const rule = enhanced ? 'color-contrast-enhanced' : 'color-contrast';
  const rules = {
    'color-contrast-enhanced': { enabled: enhanced },
    'color-contrast': { enabled: !enhanced },
  };
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules, resultTypes: ['violations'] })
    .withTags(RULES);
  const { violations, passes } = await axe.analyze();
  // What must have been looked at for the word of axe to count.
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining([rule, 'target-size', 'link-name']));
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} ${target}`));
}

/** What reaches beyond the window at the width that it has. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sticking = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 0.5 || left < -0.5;
      });
    const scroll = scrollWidth > clientWidth ? [`scrolls by ${scrollWidth - clientWidth} px`] : [];
    return [...scroll, ...sticking.map((element) => element.outerHTML.slice(0, 60))];
  });
}
