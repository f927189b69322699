import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { allPages, paths } from '../../domain/addresses/paths.ts';
import {
  addressOf,
  alive,
  aves,
  axeFindings,
  bar,
  expect,
  expectCount,
  KINDS,
  lugares,
  NOT_FOUND,
  SHEET,
  SWEEP,
  stickingOut,
  storeSeen,
  test,
} from './fixtures.ts';

// What every page promises, asked in one visit of each: nothing is complained of or asked of another host, the text
// that was sent is still there once the page is alive, axe finds nothing, nothing sticks out or is covered, it prints. Every run visits a
// page of each kind and a sample of the others; `npm run test:full` all of them, in both themes, with and without a list.

const PAGES = allPages(aves, lugares);

/** Pages that every run visits beside one of each kind. The seed goes by the species, so that it changes with them. */
const SAMPLE = 24;
const sampled = new Set([
  // No kind of page: a search has a text.
  paths.search(),
  ...(fc.sample(fc.shuffledSubarray(PAGES, { minLength: SAMPLE, maxLength: SAMPLE }), {
    numRuns: 1,
    seed: aves.reduce((sum, { id }) => sum + id, 0),
  })[0] ?? []),
]);

const STORED = ['Abubilla', 'Águila real', 'Gorrion moruno', 'Dodo', null];
const STORED_COUNT = 3;

/** Px of the windows in which pages are looked at, and of those in which nothing may stick out. */
const HEIGHT = 900;
const WIDTHS =
  process.env.TEST_DEPTH === 'full' ? [320, 360, 390, 480, 600, 768, 1024, 1280, 1920] : [320, 390, 1280];

type Visit = {
  path: string;
  unknown?: boolean;
  theme: 'light' | 'dark';
  width: number;
  stored: boolean;
  sweep?: boolean;
};

const kinds: Visit[] = KINDS.flatMap((each): Visit[] => {
  const { path } = each;
  const unknown = 'unknown' in each;
  return [
    { path, unknown, theme: 'light', width: 1280, stored: true },
    { path, unknown, theme: 'dark', width: 390, stored: false },
    { path, unknown, theme: 'light', width: 390, stored: false, sweep: true },
    { path, unknown, theme: 'dark', width: 1280, stored: true, sweep: true },
  ];
});
const known = new Set<string>(KINDS.map(({ path }) => path));
const others = PAGES.filter((path) => !known.has(path)).flatMap((path, i): Visit[] => [
  { path, theme: 'light', width: i % 2 === 0 ? 390 : 1280, stored: i % 2 === 0, sweep: !sampled.has(path) },
  { path, theme: 'dark', width: i % 2 === 0 ? 1280 : 390, stored: i % 2 !== 0, sweep: true },
]);
const VISITS = [...kinds, ...others];

test('the pages that are visited are of every kind, and in a sweep all that the guide has', () => {
  const all = new Set(VISITS.map(({ path }) => path));
  expect(PAGES.filter((path) => !all.has(path))).toEqual([]);
  const everyRun = new Set(VISITS.filter(({ sweep }) => !sweep).map(({ path }) => path));
  expect(everyRun.size).toBeGreaterThan(SAMPLE);
});

/** The lines of text that a reader finds in `main` of the HTML as it was sent. */
function linesSent(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    for (const apart of main?.querySelectorAll('noscript, style, script') ?? []) apart.remove();
    const leaves = [...(main?.querySelectorAll('h1, h2, h3, p, dt, dd, figcaption') ?? [])];
    return leaves.map((each) => each.textContent?.trim() ?? '').filter((line) => line !== '');
  }, html);
}

/** Expects one title and one description; an address and a place in search engines only for what is a page. */
async function expectHead(page: Page, isPage: boolean): Promise<void> {
  const head = page.locator('head');
  await expect(head.locator('title')).toHaveCount(1);
  await expect(head.locator('meta[name="description"]')).toHaveCount(1);
  await expect(head.locator('link[rel="canonical"]')).toHaveCount(isPage ? 1 : 0);
  await expect(head.locator('meta[name="robots"][content="noindex"]')).toHaveCount(isPage ? 0 : 1);
}

/** Expects the navigation bar and the links of the footer. */
async function expectFrame(page: Page): Promise<void> {
  for (const [name, address] of [
    ['Home', '/'],
    ['Todas las aves', '/birds'],
    ['Guía de uso', '/guide'],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', address);
  }
  await expect(bar(page).getByRole('button', { name: 'Filtrar' })).toBeVisible();
  await expect(page.getByRole('banner').getByPlaceholder('Buscar aves...')).toBeVisible();
  for (const [name, links] of [
    ['Contacto', ['Correo electrónico', 'GitHub', 'LinkedIn', 'Bluesky']],
    ['Proyectos personales', ['Repositorios', 'Portafolio']],
  ] as const)
    await expect(
      page.getByRole('contentinfo').getByRole('navigation', { name }).getByRole('link'),
    ).toHaveText([...links]);
}

/** What the footer covers with the page scrolled to its top and to its end. */
function coveredByFooter(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [0, document.documentElement.scrollHeight].flatMap((top) => {
      window.scrollTo(0, top);
      const footer = document.querySelector('footer')?.getBoundingClientRect();
      if (!footer || footer.height === 0) return ['no footer'];
      // Everything in the page, hidden or not: what is hidden for now will stand where it is. What is folded makes room when it unfolds.
      return [...document.querySelectorAll('main *')]
        .filter((element) => getComputedStyle(element).position !== 'fixed')
        .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.height > 0 && box.bottom > footer.top + 0.5 && box.top < footer.bottom;
        })
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`);
    }),
  );
}

/** Expects what stands on paper: no control, dark ink on white, from a dark screen too, and a species on one sheet. */
async function expectPrintable(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  const paper = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const isPale = (colour: string) => {
      if (!canvas) return true;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3 > 128;
    };
    const shown = [...document.querySelectorAll('body *')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const inked = shown.filter(
      (each) =>
        !(each instanceof SVGElement) &&
        getComputedStyle(each).printColorAdjust !== 'exact' &&
        [...each.childNodes].some((node) => node instanceof Text && node.data.trim()),
    );
    const { color: colour, backgroundColor } = getComputedStyle(document.documentElement);
    return {
      ink: [colour, backgroundColor],
      pale: inked.filter((each) => isPale(getComputedStyle(each).color)).map((each) => each.textContent),
      controls: shown.filter((each) => each.matches('button, input, select')).map((each) => each.outerHTML),
      height: document.querySelector('main')?.getBoundingClientRect().height ?? 0,
    };
  });
  expect(paper).toMatchObject({ ink: ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'], pale: [], controls: [] });
  if (aves.some(({ nombre }) => encodeURI(path) === addressOf(nombre)))
    expect(paper.height, 'px of one sheet').toBeLessThanOrEqual(SHEET.height);
}

for (const { path, unknown, theme, width, stored, sweep } of VISITS) {
  const who = stored ? 'with a stored list' : 'on a first visit';
  test(
    `${path} keeps what every page promises, ${theme}, ${width} px, ${who}`,
    sweep ? SWEEP : {},
    async ({ page, console }) => {
      if (unknown) console.expects(NOT_FOUND);
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: HEIGHT });
      if (stored) await storeSeen(page, JSON.stringify(STORED));
      const response = await page.goto(encodeURI(path), { waitUntil: 'domcontentloaded' });
      await alive(page);
      await expectCount(page, stored ? STORED_COUNT : 0);

      if (!unknown && !path.startsWith('/search?')) {
        const sent = await linesSent(page, (await response?.text()) ?? '');
        const shown = (await page.getByRole('main').textContent()) ?? '';
        expect(
          // The head of the paper gets the day, and the address under which the page is read.
          sent.filter((line) => !shown.includes(line) && !line.startsWith('Guía de Aves de Madrid · ')),
          'sent and not shown',
        ).toEqual([]);
      }
      await expectHead(page, !unknown);
      await expectFrame(page);
      expect(await axeFindings(page, '7:1'), 'axe').toEqual([]);
      for (const each of WIDTHS) {
        await page.setViewportSize({ width: each, height: HEIGHT });
        expect(await stickingOut(page), `at ${each} px`).toEqual([]);
        expect(await coveredByFooter(page), `at ${each} px`).toEqual([]);
      }
      await expectPrintable(page, path);
    },
  );
}
