import type { Browser, Page } from '@playwright/test';
import { onPhone, slowDown } from '../browser.ts';
import type { Figure } from '../budget.ts';
import type { Host } from '../host.ts';
import { middle } from '../middle.ts';
import { PAGES } from '../pages.ts';

/** How long `/birds` waits by specification, ms. */
const LIST_DELAY = 1500;

/** Visits of each page, of which the middle one counts. */
const VISITS = 9;

type Vitals = { lcp: number; cls: number };

/** Largest contentful paint, ms, and layout shift of one visit on a slow phone. */
async function visit(browser: Browser, address: string): Promise<Vitals> {
  const { context, page } = await onPhone(browser);
  await slowDown(page, { network: true });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000);
  const vitals = await readVitals(page);
  await context.close();
  return vitals;
}

function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const paints = await entriesOf('largest-contentful-paint');
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      lcp: paints.at(-1)?.startTime ?? Number.NaN,
      cls: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

/** The page with its scripts against the same page without, visit by visit in turn; the layout shift of each. */
export async function measureVitals(browser: Browser, host: Host, still: Host): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, path] of Object.entries(PAGES)) {
    const alive: Vitals[] = [];
    const plain: Vitals[] = [];
    for (let i = 0; i < VISITS; i++) {
      plain.push(await visit(browser, still.origin + path));
      alive.push(await visit(browser, host.origin + path));
    }
    const wait = kind === 'list' ? LIST_DELAY : 0;
    const lcpOf = (visits: readonly Vitals[]) => middle(visits.map((each) => each.lcp)) - wait;
    const [lcp, base] = [lcpOf(alive), lcpOf(plain)];
    const detail = `${Math.round(lcp)} against ${Math.round(base)} ms${wait ? ' beyond 1,500 ms' : ''}`;
    const what = `LCP with scripts / without: ${kind} (${detail})`;
    figures.push({ what, value: lcp / base, limit: 1.15, unit: '×' });
    const cls = Math.max(...alive.map((each) => each.cls));
    figures.push({ what: `CLS: ${kind}`, value: cls, limit: 0.01, unit: '' });
  }
  return figures;
}
