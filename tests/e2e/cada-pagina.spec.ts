import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import fc from 'fast-check';
import { allPages, paths } from '../../domain/paths.ts';
import {
  alive,
  aves,
  expect,
  expectCount,
  KINDS,
  NOT_FOUND,
  SWEEP,
  stickingOut,
  storeSeen,
  test,
} from './guia.ts';

// What every page promises, asked in one visit of each: nothing is complained of, nothing asked of another host, the text
// that was sent is still there once the page is alive, axe finds nothing, nothing sticks out, it prints. Every run visits a
// page of each kind and a sample of the others; `npm run test:full` all of them, in both themes, with and without a list.

const PAGES = allPages(aves);

/** Pages that every run visits beside one of each kind. The seed goes by the species, so that it changes with them. */
const SAMPLE = 24;
const sampled = new Set([
  // The only page on which the questions of «¿Qué ave es?» stand open.
  paths.busqueda(),
  ...(fc.sample(fc.shuffledSubarray(PAGES, { minLength: SAMPLE, maxLength: SAMPLE }), {
    numRuns: 1,
    seed: aves.reduce((sum, { id }) => sum + id, 0),
  })[0] ?? []),
]);

const STORED = ['Abubilla', 'Águila real', 'Gorrion moruno', 'Dodo', null];
const STORED_COUNT = 3;

/** Px of an A4 sheet within margins of 12 mm: what a page has of width when it is printed. */
const SHEET = { width: 703, height: 1032 };

/** Px of the windows in which pages are looked at, and of those in which nothing may stick out. */
const HEIGHT = 900;
const WIDTHS = [320, 390, 1280] as const;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** 7:1, for sunlight, holds 4.5:1 too, so that the slowest rule runs once. */
const CONTRAST = { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } };

/** What must have been looked at for the word of axe to count. */
const LOOKED_AT = ['color-contrast-enhanced', 'target-size', 'link-name'];

type Visit = {
  path: string;
  unknown?: boolean;
  theme: 'light' | 'dark';
  width: (typeof WIDTHS)[number];
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
  expect(PAGES).toHaveLength(203 + 21 + 7 + 5 + 5);
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

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const each of document.getAnimations()) each.finish();
  });
  // Within the page itself, which has no frames: the other way opens a second page for each.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: CONTRAST, resultTypes: ['violations'] })
    .withTags(RULES);
  const { violations, passes } = await axe.analyze();
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(LOOKED_AT));
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} ${target}`));
}

/** Expects what stands on paper: no control, ink on white, and a species on one sheet. */
async function expectPrintable(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  const paper = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    const controls = [...document.querySelectorAll('button, input, select')];
    return {
      ink: [color, backgroundColor],
      controls: controls.filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 60)),
      height: document.querySelector('main')?.getBoundingClientRect().height ?? 0,
    };
  });
  expect(paper.ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  expect(paper.controls).toEqual([]);
  if (aves.some(({ nombre }) => path === `/birds/${nombre.replaceAll(' ', '-')}`))
    expect(paper.height, 'px of one sheet').toBeLessThanOrEqual(SHEET.height);
}

for (const { path, unknown, theme, width, stored, sweep } of VISITS) {
  const who = stored ? 'with a stored list' : 'on a first visit';
  test(
    `${path} keeps what every page promises, ${theme}, ${width} px, ${who}`,
    sweep ? SWEEP : {},
    async ({ page, consola, baseURL }) => {
      if (unknown) consola.expects(NOT_FOUND);
      const origins = new Set<string>();
      page.on('request', (request: Request) =>
        origins.add(`${request.method()} ${new URL(request.url()).origin}`),
      );
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
          sent.filter((line) => !shown.includes(line)),
          'sent and not shown',
        ).toEqual([]);
      }
      expect(await axeFindings(page), 'axe').toEqual([]);
      for (const each of WIDTHS) {
        await page.setViewportSize({ width: each, height: HEIGHT });
        expect(await stickingOut(page), `at ${each} px`).toEqual([]);
      }
      await expectPrintable(page, path);
      expect([...origins]).toEqual([`GET ${baseURL}`]);
    },
  );
}
