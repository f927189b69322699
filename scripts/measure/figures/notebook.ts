import type { Browser, Page } from '@playwright/test';
import { loadAves } from '../../../data/load-aves.ts';
import { paths } from '../../../domain/addresses/paths.ts';
import { onPhone } from '../browser.ts';
import type { Figure } from '../budget.ts';
import type { Host } from '../host.ts';
import { middle } from '../middle.ts';
import { writeSightings } from '../write-sightings.ts';
import { meter } from './typing.ts';

/** What a keen watcher notes in some fifteen years. */
const SIGHTINGS = 20_000;

/** Sightings of a day, places of a region. */
const A_DAY = 8;
const PLACES = 40;

/** Visits of each view, of which the middle one counts. */
const VISITS = 5;

/** A flick of the thumb, px, and how many of them. */
const FLICK = 900;
const FLICKS = 40;

/** Wait after which all is done that something has caused, ms. */
const SETTLED = 400;

const ALL = /^20000 avistamientos$/;

/** The views that are opened, and what each shows when it is there. */
const VIEWS = [
  ['dia', ALL],
  ['lugar', ALL],
  ['graficos', /^Mes a mes$/],
] as const;

const DAY = 24 * 3_600_000;
const LATEST = Date.UTC(2026, 10, 21);

const nombres = loadAves().map(({ nombre }) => nombre);

const sightings = Array.from({ length: SIGHTINGS }, (_, i) => ({
  id: `m${i}`,
  nombre: nombres[(i * 7) % nombres.length],
  fecha: new Date(LATEST - Math.floor(i / A_DAY) * DAY).toISOString().slice(0, 10),
  lugar: { nombre: `Sitio ${i % PLACES}` },
  cuenta: 1 + (i % 5),
}));

/** Fills the list and the notebook of a browser. */
async function fill(page: Page, host: Host): Promise<void> {
  await page.goto(`${host.origin}/robots.txt`);
  await page.evaluate((seen) => localStorage.setItem('seenBird', JSON.stringify(seen)), nombres);
  await writeSightings(page, sightings);
}

/** What opening a view costs the main thread, ms, until what it shows is there and nothing more is done. */
async function costOfOpening(page: Page, host: Host, view: string, shows: RegExp): Promise<number> {
  await page.goto(`${host.origin}/robots.txt`);
  const spent = await meter(page);
  const before = await spent();
  await page.goto(`${host.origin}${paths.avistadas()}?vista=${view}`);
  await page.getByRole('main').getByText(shows).first().waitFor();
  await page.waitForTimeout(SETTLED);
  return (await spent()) - before;
}

/** What each flick through the list costs the main thread, ms. */
async function costsOfFlicks(page: Page): Promise<number[]> {
  const spent = await meter(page);
  const costs: number[] = [];
  for (let i = 0; i < FLICKS; i++) {
    const before = await spent();
    await page.mouse.wheel(0, FLICK);
    await page.waitForTimeout(SETTLED);
    costs.push((await spent()) - before);
  }
  return costs.sort((a, b) => a - b);
}

/**
 * What a notebook of 20,000 sightings costs the main thread at full speed: its own time, which does not count what others did meanwhile.
 */
export async function measureNotebook(browser: Browser, host: Host): Promise<Figure[]> {
  const { context, page } = await onPhone(browser);
  await fill(page, host);
  const figures: Figure[] = [];
  for (const [view, shows] of VIEWS) {
    const costs: number[] = [];
    for (let i = 0; i < VISITS; i++) costs.push(await costOfOpening(page, host, view, shows));
    const what = `20,000 sightings opened, \`vista=${view}\` (most ${Math.round(Math.max(...costs))} ms)`;
    figures.push({ what, value: middle(costs), limit: 1000, unit: 'ms' });
  }
  await costOfOpening(page, host, 'dia', ALL);
  const costs = await costsOfFlicks(page);
  await context.close();
  const value = costs[Math.ceil(0.95 * costs.length) - 1] ?? Number.NaN;
  const what = `a flick of ${FLICK} px through them, 95 of 100 (middle ${middle(costs).toFixed(1)} ms)`;
  return [...figures, { what, value, limit: 50, unit: 'ms' }];
}
