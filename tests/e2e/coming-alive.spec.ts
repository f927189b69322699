import type { Route } from '@playwright/test';
import { alive, expect, hold, seenButton, test } from './fixtures.ts';

// A page is legible before its scripts, and answers as soon as they are there.

test('a page whose scripts are still on their way can be read', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/birds/Abubilla', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Abubilla' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'En qué fijarte' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Se parece a' })).toBeVisible();
  release();
  await alive(page);
  await expect(page.getByRole('button', { name: 'Marcas en la lámina' })).toBeVisible();
});

for (const { what, answer } of [
  { what: 'does not come', answer: () => {} },
  { what: 'cannot be had', answer: (route: Route) => route.abort() },
]) {
  test(`a picture that ${what} does not keep the page from answering`, async ({ page, console }) => {
    console.allows(/Failed to load resource/);
    await page.route('**/images/**', answer);
    await page.goto('/birds/Abubilla', { waitUntil: 'commit' });
    await alive(page);
    await seenButton(page).click();
    await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
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
