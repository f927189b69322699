import type { Page } from '@playwright/test';
import { loadFlightSheets } from '../../data/load-flight-sheets.ts';
import { aves, axeFindings, expect, expectPage, open, stickingOut, test } from './fixtures.ts';

// Sheets of birds in flight: to one scale each, their names on demand, a round of the quiz with their figures.

const SHEETS = loadFlightSheets(aves);
const TOTAL = SHEETS.reduce((sum, sheet) => sum + sheet.aves.length, 0);

const sheet = (page: Page, name: string) => page.getByRole('region', { name });
const figures = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });

test('names are asked for one by one, or all at once, and lead to their species', async ({ page }) => {
  await open(page, '/vuelo');
  await expect(figures(page)).toHaveCount(TOTAL);
  const vulture = sheet(page, 'Rapaces').getByRole('link', { name: 'Buitre negro' });
  await expect(vulture).toBeHidden();
  await sheet(page, 'Rapaces').getByText('1: ¿cuál es?', { exact: true }).click();
  await expect(vulture).toBeVisible();
  const all = page.getByRole('button', { name: 'Ver todos los nombres' });
  await all.click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(TOTAL);
  await expect(sheet(page, 'Rapaces').getByRole('link', { name: 'Gavilán común' })).toBeVisible();
  await all.click();
  await expect(vulture).toBeHidden();
  await all.press('Enter');
  await vulture.click();
  await expectPage(page, 'Buitre negro');
  await page.getByRole('link', { name: 'Volver a las aves en vuelo' }).click();
  await expectPage(page, 'Aves en vuelo');
});

test('what is twice as broad in the sky is so on its sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/vuelo');
  for (const { titulo, aves: keys } of SHEETS) {
    const shown = await sheet(page, titulo).getByRole('img').all();
    expect(shown).toHaveLength(keys.length);
    const scales = await Promise.all(
      shown.map(async (img, i) => {
        const width = await img.evaluate((shown: HTMLImageElement) => shown.width);
        const { envergadura } = aves.find(({ nombre }) => nombre === keys[i]?.nombre) ?? { envergadura: 0 };
        return width / envergadura;
      }),
    );
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.03);
  }
});

for (const theme of ['light', 'dark'] as const)
  test(`the sheets are for everybody, on a narrow phone and named too (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/vuelo');
    await page.getByRole('button', { name: 'Ver todos los nombres' }).click();
    expect(await axeFindings(page, '4.5:1')).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  });

test('a round asks figures in flight, each among its neighbours on the sheet', async ({ page }) => {
  await open(page, '/vuelo');
  await page.getByRole('link', { name: 'Jugar con ellas' }).click();
  await expect(page).toHaveURL(/\/juego\?juego=vuelo&juego-vuelo=si$/);
  const onSheets = SHEETS.map((each) => each.aves.map(({ nombre }) => nombre));
  const main = page.getByRole('main');
  for (const question of [1, 2, 3]) {
    await expect(main.getByRole('img', { name: `Ave en vuelo de la pregunta ${question}` })).toBeVisible();
    const names = await main.locator('button[class*=option]').allInnerTexts();
    expect(names).toHaveLength(4);
    expect(onSheets.some((nombres) => names.every((name) => nombres.includes(name.trim())))).toBe(true);
    await main.locator('button[class*=option]').first().click();
    await main.getByRole('button', { name: 'Siguiente pregunta' }).click();
  }
});
