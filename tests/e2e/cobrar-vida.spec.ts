import { alive, expect, KINDS, test } from './guia.ts';

// Issue 4, «Speed»: what can be read does not wait for scripts.

for (const { kind, path } of KINDS.filter((each) => !('unknown' in each))) {
  test(`${kind} asks for its scripts once one sees it`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });
}

test('where the browser does not tell of paints, the page comes alive all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/birds/Abubilla');
  await alive(page);
  await expect(page.getByRole('button', { name: '¿Avistada?' })).toBeVisible();
});
