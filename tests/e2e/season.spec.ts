import type { Page } from '@playwright/test';
import { dayInMadrid } from '../../domain/calendar/day.ts';
import { aveOfTheDay } from '../../domain/season/ave-of-the-day.ts';
import { MAX_PROPOSALS, whatToSee } from '../../domain/season/this-month.ts';
import { listedOf, summaryOf } from '../../domain/species/ave.ts';
import { aveOf, aves, expect, open, test, title } from './fixtures.ts';

// The current month on the strip, «Qué ver este mes» and the bird of the day, and no date in a prerendered page.

const APRIL = '2026-04-15T10:00:00+02:00';

/** Opens an address on a day of the test's own. */
async function openOn(page: Page, day: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(day));
  await open(page, path);
}

const now = (page: Page) => page.getByRole('region', { name: 'Ahora en Madrid' });
const ofTheDay = (page: Page) => now(page).getByRole('article').getByRole('link');
const ofMonth = (page: Page) => now(page).getByRole('listitem').getByRole('link');

/** Names that the data propose on a day. */
function expected(instant: string) {
  const day = dayInMadrid(new Date(instant));
  return {
    day: aveOfTheDay(aves, day)?.nombre ?? '',
    month: whatToSee(aves.map(listedOf).map(summaryOf), day).map(({ ave }) => ave.nombre),
  };
}

// Of other days `data/season.test.ts` tells, of the midnight of Madrid `domain/calendar`.
test.describe('on a device that thinks it is in Kiritimati', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('home shows the bird of the day, which is that of Madrid, and eight of the month', async ({
    page,
  }) => {
    const day = '2026-05-01T00:30:00+02:00';
    await openOn(page, day, '/');
    await expect(now(page).getByText('1 de mayo')).toBeVisible();
    await expect(ofTheDay(page)).toHaveText(expected(day).day);
    await expect(ofMonth(page)).toHaveText(expected(day).month);
    await expect(ofMonth(page)).toHaveCount(MAX_PROPOSALS);
    await expect(now(page).getByText(/\(orientativo\)/)).toBeVisible();
  });
});

test('each bird of the month leads to its species, with a plate that loads', async ({ page }) => {
  await openOn(page, APRIL, '/');
  for (const image of await now(page).locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const [name = ''] = expected(APRIL).month;
  await ofMonth(page).first().click();
  await expect(title(page, name)).toBeFocused();
});

test('a page left open overnight shows the new day to whoever comes back to it', async ({ page }) => {
  await openOn(page, APRIL, '/');
  await expect(now(page).getByText('15 de abril')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-04-16T10:00:00+02:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(now(page).getByText('16 de abril')).toBeVisible();
  await expect(ofTheDay(page)).toHaveText(expected('2026-04-16T10:00:00+02:00').day);
});

test('the strip of a species marks the current month, in shape and in words', async ({ page }) => {
  await openOn(page, APRIL, '/birds/Abubilla');
  const strip = page.getByRole('list', { name: 'Meses' });
  const current = strip.locator('[aria-current="date"]');
  await expect(current).toHaveCount(1);
  await expect(current.getByRole('img')).toHaveAccessibleName('abril: común');
  expect(await current.evaluate((li) => getComputedStyle(li, '::after').content)).toContain('▲');
  await expect(page.getByText('Este mes, abril: común')).toBeVisible();
  await expect(page.getByText(/Presente de febrero a septiembre.*orientativo/)).toBeVisible();
});

test('the strip tells of each month what the data tell, and a bird that is away is said to be', async ({
  page,
}) => {
  await openOn(page, '2026-12-15T10:00:00+01:00', '/birds/Abubilla');
  await expect(page.getByText('Este mes, diciembre: falta')).toBeVisible();
  const names = await page
    .getByRole('list', { name: 'Meses' })
    .getByRole('img')
    .evaluateAll((each) => each.map((span) => span.getAttribute('aria-label') ?? ''));
  const words = aveOf('Abubilla').abundancia.map((level) => ['falta', 'rara', 'escasa', 'común'][level]);
  expect(names.map((name) => name.split(': ')[1])).toEqual(words);
});
