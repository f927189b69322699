import type { Page } from '@playwright/test';
import {
  expect,
  expectCount,
  expectDays,
  open,
  seenButton,
  storedSeen,
  storeSeen,
  test,
} from './fixtures.ts';

// The days of marks are kept in the notebook, and the list stays a list of names.

const day = (page: Page) => page.getByRole('main').getByText(/^Vista el /);

const storeDays = (page: Page, text: string) => storeSeen(page, text, 'seenBird.fechas');
const storedDays = (page: Page) => storedSeen(page, 'seenBird.fechas');

test('a mark keeps the day; taking it back keeps it aside, and marking again brings it back', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T23:58:00'));
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await expect(day(page)).toHaveText('Vista el 21 de noviembre de 2026');
  await expect.poll(() => storedSeen(page)).toBe('["Abubilla"]');
  await expectDays(page, ['Abubilla 2026-11-21']);
  await page.clock.setFixedTime(new Date('2026-11-22T00:01:00'));
  await page.reload();
  await expect(day(page)).toHaveText('Vista el 21 de noviembre de 2026');
  await seenButton(page).click();
  await expect(day(page)).toHaveCount(0);
  await expect.poll(() => storedSeen(page)).toBe('[]');
  await seenButton(page).click();
  await expect(day(page)).toHaveText('Vista el 21 de noviembre de 2026');
  await expectDays(page, ['Abubilla 2026-11-21']);
});

test('the days that an earlier version of the guide kept are carried over, and nothing is asked', async ({
  page,
}) => {
  await storeSeen(page, '["Cuco","Abubilla"]');
  await storeDays(page, '{"Cuco":"2026-05-01","Dodo":"1660-01-01","Búho real":"2020-01-01"}');
  await open(page, '/guide');
  await expectDays(page, ['Cuco 2026-05-01', 'Búho real 2020-01-01']);
  await expect.poll(() => storedDays(page)).toBe('{"Dodo":"1660-01-01"}');
});

test('the seen list tells the day of each species', async ({ page }) => {
  await storeSeen(page, '["Cuco","Abubilla","Gorrion moruno"]');
  await storeDays(page, '{"Cuco":"2026-05-01","Gorrion moruno":"2025-12-24","Búho real":"2020-01-01"}');
  await open(page, '/birds/avistadas');
  await expect(page.getByRole('article').filter({ hasText: 'Cuco' })).toContainText(
    'Vista el 1 de mayo de 2026',
  );
  await expect(page.getByRole('article').filter({ hasText: 'moruno' })).toContainText(
    '24 de diciembre de 2025',
  );
  await expect(day(page)).toHaveCount(2);
});

test('«Deshacer» after «Resetear» brings the days back too', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await storeDays(page, '{"Cuco":"2026-05-01"}');
  await open(page, '/birds/Cuco');
  await page.getByRole('button', { name: 'Resetear' }).click();
  await expect(day(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(day(page)).toHaveText('Vista el 1 de mayo de 2026');
  await expectDays(page, ['Cuco 2026-05-01']);
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

test('days that cannot be read are said to be unreadable, and kept aside; the list is untouched', async ({
  page,
  console,
}) => {
  console.expects(/seenBird.fechas cannot be read/);
  await storeSeen(page, '["Cuco"]');
  await storeDays(page, '["Cuco"]');
  await open(page, '/birds/Abubilla');
  await expectCount(page, 1);
  await expect(page.getByText(/No hemos podido leer las fechas/)).toBeVisible();
  await seenButton(page).click();
  await expect(day(page)).toBeVisible();
  await expect.poll(() => storedSeen(page)).toBe('["Cuco","Abubilla"]');
  await expect.poll(() => storedSeen(page, 'seenBird.fechas.respaldo')).toBe('["Cuco"]');
});

test('of stored days, only days are shown, and nothing is thrown away', async ({ page }) => {
  const stored = { Cuco: 7, 'Búho real': '2026-02-30', 'Águila real': '<b>ayer</b>', Dodo: ['x'] };
  await storeSeen(page, '["Cuco","Búho real","Águila real","Urraca común"]');
  await storeDays(page, JSON.stringify(stored));
  await open(page, '/birds/avistadas');
  await expectCount(page, 4);
  await expect(day(page)).toHaveCount(0);
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await expect(day(page)).toBeVisible();
  expect(JSON.parse((await storedDays(page)) ?? '')).toMatchObject(stored);
});
