import type { Page, Route } from '@playwright/test';
import { PATIENCE } from '../../scripts/coming-alive.ts';
import { alive, expect, KINDS, NOT_FOUND, test } from './guia.ts';

// What can be read does not wait for scripts (decision 013).

/** When the browser first painted, had the pictures of the first screen, and asked for what the scripts need, ms. */
function times(page: Page): Promise<{ painted: number; seen: number[]; asked: number[] }> {
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    seen: [...document.images]
      .filter(({ loading }) => loading === 'eager')
      .flatMap(({ currentSrc }) => performance.getEntriesByName(currentSrc))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.(js|json)$/.test(name))
      .map(({ startTime }) => startTime),
  }));
}

for (const { kind, path } of KINDS.filter((each) => !('unknown' in each))) {
  test(`${kind} asks for its scripts once one sees it`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    const { painted, asked } = await times(page);
    expect(asked.length).toBeGreaterThan(4);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });
}

for (const { what, path, pictures } of [
  { what: 'the plate of a species', path: '/birds/Abubilla', pictures: 1 },
  { what: 'the first cards of a list', path: '/birds/orden/Passeriformes', pictures: 6 },
]) {
  test(`${what} is there before the scripts are asked for, or has kept them waiting long enough`, async ({
    page,
  }) => {
    await page.route('**/images/**', async (route) => {
      await page.waitForTimeout(300);
      await route.continue();
    });
    await page.goto(path);
    await alive(page);
    await expect.poll(async () => (await times(page)).seen.length).toBe(pictures);
    const { painted, seen, asked } = await times(page);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(Math.max(...seen), painted + PATIENCE));
  });
}

for (const { what, answer } of [
  { what: 'does not come', answer: () => {} },
  { what: 'cannot be had', answer: (route: Route) => route.abort() },
]) {
  test(`a picture that ${what} does not keep the page from coming alive`, async ({ page, consola }) => {
    consola.allows(/Failed to load resource/);
    await page.route('**/images/**', answer);
    await page.goto('/birds/Abubilla', { waitUntil: 'commit' });
    await alive(page);
    await page.getByRole('button', { name: '¿Avistada?' }).click();
    await expect(page.getByRole('button', { name: '¿Avistada?' })).toHaveAttribute('aria-pressed', 'true');
  });
}

test('what all pages need is asked for at once, not one file after the other', async ({ page }) => {
  const held: string[] = [];
  await page.route(/\/assets\/(react|guia|index|aves)-/, async (route) => {
    held.push(new URL(route.request().url()).pathname.replace(/-.*/, ''));
    // None is answered before all have been asked for.
    await expect.poll(() => held.length).toBe(4);
    await route.continue();
  });
  await page.goto('/birds/Abubilla');
  await alive(page);
  expect(held.toSorted()).toEqual(['/assets/aves', '/assets/guia', '/assets/index', '/assets/react']);
});

test('a page that shows nothing before its scripts asks for them in its head', async ({ page, consola }) => {
  consola.expects(NOT_FOUND);
  const response = await page.goto('/ninguna/parte');
  expect(await response?.text()).toMatch(/<link rel="modulepreload"[^>]*>[\s\S]*<\/head>/);
});

for (const { where, without } of [
  {
    where: 'does not tell of paints',
    without: () => {
      PerformanceObserver.prototype.observe = () => {};
    },
  },
  {
    where: 'cannot be asked about paints',
    without: () => {
      Reflect.deleteProperty(window, 'PerformanceObserver');
    },
  },
]) {
  test(`where the browser ${where}, the page comes alive all the same`, async ({ page }) => {
    await page.addInitScript(without);
    await page.goto('/birds/Abubilla');
    await alive(page);
    await expect(page.getByRole('button', { name: '¿Avistada?' })).toBeVisible();
  });
}
