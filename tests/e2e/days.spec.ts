import type { Page } from '@playwright/test';
import { expect, expectCount, open, seenButton, storedSeen, storeSeen, test } from './fixtures.ts';

// The days of sighting are kept beside the list, under a key of their own, and the list stays a list of names.

const day = (page: Page) => page.getByRole('main').getByText(/^Vista el /);

const storeDays = (page: Page, text: string) => storeSeen(page, text, 'seenBird.fechas');
const storedDays = (page: Page) => storedSeen(page, 'seenBird.fechas');

test('a mark keeps the day, taking it back forgets it, and marking again is of the new day', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T23:58:00'));
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await expect(day(page)).toHaveText('Vista el 21 de noviembre de 2026');
  expect(await storedSeen(page)).toBe('["Abubilla"]');
  expect(await storedDays(page)).toBe('{"Abubilla":"2026-11-21"}');
  await page.clock.setFixedTime(new Date('2026-11-22T00:01:00'));
  await page.reload();
  await expect(day(page)).toHaveText('Vista el 21 de noviembre de 2026');
  await seenButton(page).click();
  await expect(day(page)).toHaveCount(0);
  expect(await storedDays(page)).toBe('{}');
  await seenButton(page).click();
  await expect(day(page)).toHaveText('Vista el 22 de noviembre de 2026');
});

for (const width of [320, 1280]) {
  test(`nothing moves when the day comes, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(new Date('2026-09-27T10:00:00'));
    await open(page, '/birds/Abubilla');
    const place = () =>
      page
        .getByRole('region', { name: 'Datos' })
        .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await seenButton(page).click();
    await expect(day(page)).toBeVisible();
    expect(await place()).toBe(before);
  });
}

test('the seen list tells the day of each species; what is stored and no day is not shown, nor thrown away', async ({
  page,
}) => {
  const stored = {
    Cuco: '2026-05-01',
    'Gorrion moruno': '2025-12-24',
    'Búho real': '2026-02-30',
    'Águila real': '<b>ayer</b>',
    Dodo: ['x'],
  };
  await storeSeen(page, JSON.stringify(['Abejaruco europeo', ...Object.keys(stored)]));
  await storeDays(page, JSON.stringify(stored));
  await open(page, '/birds/avistadas');
  await expectCount(page, 5);
  const card = (text: string) => page.getByRole('article').filter({ hasText: text });
  await expect(card('Cuco')).toContainText('Vista el 1 de mayo de 2026');
  await expect(card('moruno')).toContainText('24 de diciembre de 2025');
  await expect(day(page)).toHaveCount(2);
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await expect(day(page)).toBeVisible();
  expect(JSON.parse((await storedDays(page)) ?? '')).toMatchObject(stored);
});
