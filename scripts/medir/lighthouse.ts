import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../find-browser.ts';
import { FLAGS } from './browser.ts';
import type { Figure } from './budget.ts';
import type { Host } from './host.ts';
import { middle } from './middle.ts';
import { PAGES } from './pages.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Visits of each page. Of performance, which moves from visit to visit, the middle mark counts, as Lighthouse's authors
 * advise (its docs/variability.md); of the other categories the least.
 */
const VISITS = 5;

/** What Lighthouse gives for one visit. */
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

/** What Lighthouse, mobile, says of a page in a browser that holds nothing yet. */
async function visit(address: string): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: [...FLAGS, '--ignore-certificate-errors'],
  });
  const page = await browser.newPage();
  const result = await lighthouse(
    address,
    { onlyCategories: CATEGORIES, logLevel: 'error' },
    undefined,
    page,
  );
  await browser.close();
  if (!result) throw new Error(`Lighthouse gave nothing for ${address}`);
  return result;
}

/** The mark of one category, 0 to 100 points, and what was found wanting. */
function markOf({ lhr }: Result, category: string): { mark: number; wanting: string[] } {
  const { score, auditRefs } = lhr.categories[category] ?? { score: 0, auditRefs: [] };
  const wanting = auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return { mark: Math.round((score ?? 0) * 100), wanting };
}

/** The four marks of Lighthouse, mobile, for one page of each kind. */
export async function measureLighthouse(host: Host): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, path] of Object.entries(PAGES)) {
    const visits: Result[] = [];
    for (let i = 0; i < VISITS; i++) visits.push(await visit(host.origin + path));
    for (const category of CATEGORIES) {
      const marks = visits.map((each) => markOf(each, category));
      const wanting = [...new Set(marks.flatMap((each) => each.wanting))];
      const all = marks.map(({ mark }) => mark);
      const spread = `${Math.min(...all)} to ${Math.max(...all)}`;
      const detail = [spread, ...wanting].join(', ');
      figures.push({
        what: `Lighthouse, ${category}: ${kind} (${detail})`,
        value: category === 'performance' ? middle(all) : Math.min(...all),
        limit: 100,
        unit: 'points',
        atLeast: true,
      });
    }
  }
  return figures;
}
