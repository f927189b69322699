import type { Browser, Locator, Page } from '@playwright/test';
import { paths } from '../../../domain/addresses/paths.ts';
import { onPhone } from '../browser.ts';
import type { Figure } from '../budget.ts';
import type { Host } from '../host.ts';
import { middle } from '../middle.ts';

/** A name, a binomial, a slip at its end, a text that nothing answers to, a name deep in the list. */
const TEXTS = ['aguila real', 'turdus', 'abubilal', 'zqxjkv', 'zorzal comun'];

/** Wait after a key until all it caused is done, the message to screen readers (after 200 ms) included. */
const SETTLED = 350;

/** Asks what the main thread has spent, ms of its own time: unlike the clock, it does not count what others did meanwhile. */
export async function meter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** What each key of all texts costs in a box beyond what the same wait costs without one: the caret blinks. */
async function costsOfKeys(page: Page, box: Locator): Promise<number[]> {
  const spent = await meter(page);
  const costOf = async (act: () => Promise<void>) => {
    const before = await spent();
    await act();
    await page.waitForTimeout(SETTLED);
    return (await spent()) - before;
  };
  const costs: number[] = [];
  for (const text of TEXTS) {
    await costOf(() => box.fill(''));
    const rest = middle([
      await costOf(async () => {}),
      await costOf(async () => {}),
      await costOf(async () => {}),
    ]);
    for (const key of text) costs.push((await costOf(() => page.keyboard.press(key))) - rest);
  }
  return costs;
}

/** What a key costs the browser itself, ms: in a box of a page that holds nothing else. */
async function costOfBareKey(browser: Browser): Promise<number> {
  const { context, page } = await onPhone(browser);
  await page.setContent('<input aria-label="Vacía">');
  const box = page.getByLabel('Vacía');
  await box.focus();
  const costs = await costsOfKeys(page, box);
  await context.close();
  return middle(costs);
}

/** What a key in the search box costs the main thread at full speed beyond the browser's own, once the browser has met the scripts. */
export async function measureTyping(browser: Browser, host: Host): Promise<Figure[]> {
  const own = await costOfBareKey(browser);
  const { context, page } = await onPhone(browser);
  await page.goto(host.origin + paths.guide(), { waitUntil: 'networkidle' });
  const box = page.getByLabel('Buscar aves', { exact: true });
  await box.focus();
  await page.getByRole('combobox', { name: 'Buscar aves' }).waitFor();
  await costsOfKeys(page, box);
  const costs = (await costsOfKeys(page, box)).toSorted((a, b) => a - b);
  await context.close();
  const value = (costs[Math.ceil(0.95 * costs.length) - 1] ?? Number.NaN) - own;
  const rest = `middle ${(middle(costs) - own).toFixed(1)} ms; ${own.toFixed(1)} ms more are the browser's own, in a bare box`;
  return [{ what: `a key in the search box, 95 of 100 (${rest})`, value, limit: 8, unit: 'ms' }];
}
