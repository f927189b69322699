import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../engines/find-chromium.ts';
import { FLAGS } from '../browser.ts';
import type { Figure } from '../budget.ts';
import type { Host } from '../host.ts';
import { middle } from '../middle.ts';
import { PAGES } from '../pages.ts';

/** The categories whose marks depend on the page alone, not on how fast the machine is. */
const STEADY = ['accessibility', 'best-practices', 'seo'];

/** Visits of each page for performance, of which the middle mark counts, as Lighthouse's authors advise (its docs/variability.md). */
const VISITS = 5;

/** What Lighthouse gives for one visit. */
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

/** What Lighthouse, mobile, says of a page in a browser that holds nothing yet. */
async function visit(address: string, categories: string[]): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: [...FLAGS, '--ignore-certificate-errors'],
  });
  try {
    const page = await browser.newPage();
    const flags = { onlyCategories: categories, logLevel: 'error' } as const;
    const result = await lighthouse(address, flags, undefined, page);
    if (!result) throw new Error(`Lighthouse gave nothing for ${address}`);
    return result;
  } finally {
    await browser.close();
  }
}

type Mark = { points: number; wanting: string[] };

/** The mark of one category, 0 to 100 points, and what was found wanting. */
function markOf({ lhr }: Result, category: string): Mark {
  const { score, auditRefs } = lhr.categories[category] ?? { score: 0, auditRefs: [] };
  const wanting = auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return { points: Math.round((score ?? 0) * 100), wanting };
}

/** One category of all visits of a page, as a figure. */
function figureOf(kind: string, category: string, visits: readonly Result[]): Figure {
  const marks = visits.map((each) => markOf(each, category));
  const all = marks.map(({ points }) => points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const value = middle(all);
  const wanting = marks.find(({ points }) => points === value)?.wanting ?? [];
  const detail = [...(least === most ? [] : [`${least} to ${most}`]), ...wanting].join(', ');
  const what = `Lighthouse, ${category}: ${kind}${detail && ` (${detail})`}`;
  return { what, value, limit: 100, unit: 'points', atLeast: true };
}

/** What Lighthouse, mobile, gives one page of each kind in these categories. */
async function measure(host: Host, categories: string[], times: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, path] of Object.entries(PAGES)) {
    const visits: Result[] = [];
    for (let i = 0; i < times; i++) visits.push(await visit(host.origin + path, categories));
    figures.push(...categories.map((category) => figureOf(kind, category, visits)));
  }
  return figures;
}

/** The marks of Lighthouse, mobile, that do not depend on how fast the machine is, for one page of each kind. */
export function measureLighthouse(host: Host): Promise<Figure[]> {
  return measure(host, STEADY, 1);
}

/** The mark of Lighthouse, mobile, for performance, for one page of each kind. */
export function measurePerformance(host: Host): Promise<Figure[]> {
  return measure(host, ['performance'], VISITS);
}
