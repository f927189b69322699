import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../find-browser.ts';
import { FLAGS } from './browser.ts';
import type { Figure } from './budget.ts';
import type { Host } from './host.ts';
import { PAGES } from './pages.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The four marks of Lighthouse, mobile, for one page of each kind, each in a browser that holds nothing yet. */
export async function measureLighthouse(host: Host): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, path] of Object.entries(PAGES)) {
    const browser = await puppeteer.launch({
      executablePath: findBrowser(),
      args: [...FLAGS, '--ignore-certificate-errors'],
    });
    const page = await browser.newPage();
    const result = await lighthouse(
      host.origin + path,
      { onlyCategories: CATEGORIES, logLevel: 'error' },
      undefined,
      page,
    );
    await browser.close();
    if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
    for (const category of CATEGORIES) {
      const { score, auditRefs } = result.lhr.categories[category] ?? { score: 0, auditRefs: [] };
      const failing = auditRefs
        .filter(({ id, weight }) => weight > 0 && (result.lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id);
      const what = `Lighthouse, ${category}: ${kind}${failing.length > 0 ? ` (${failing.join(', ')})` : ''}`;
      figures.push({
        what,
        value: Math.round((score ?? 0) * 100),
        limit: 100,
        unit: 'points',
        atLeast: true,
      });
    }
  }
  return figures;
}
