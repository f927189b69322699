import type { Page } from '@playwright/test';
import { atRest, bar, cards, expect, expectPage, namesOnCards, open, storeSeen, test } from './fixtures.ts';

// Who goes back finds the list that they left: its filters, its order, and the place where it was scrolled to.

const back = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Volver/ })
    .first();

/** Goes deep into a list, opens the species of a card there, and gives its name and where it stood. */
async function openDeep(page: Page, index: number): Promise<{ name: string; top: number }> {
  const name = (await namesOnCards(page))[index] ?? '';
  const link = cards(page).getByRole('link', { name, exact: true });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await atRest(page);
  const top = await topOf(page, name);
  await link.click();
  await expectPage(page, name);
  return { name, top };
}

async function topOf(page: Page, name: string): Promise<number> {
  const card = cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
  return Math.round((await card.boundingBox())?.y ?? Number.NaN);
}

/** Expects a card to stand where it stood, give or take what letters and lines round. */
async function expectPlace(page: Page, { name, top }: { name: string; top: number }): Promise<void> {
  await expect(async () => {
    expect(Math.abs((await topOf(page, name)) - top)).toBeLessThan(4);
  }).toPass({ timeout: 10_000 });
}

const LISTS = [
  { from: '/birds', index: 150, says: 'Volver' },
  { from: '/birds?habitat=humedal', index: 40, says: 'Volver a la lista afinada' },
  { from: '/birds/orden/Passeriformes', index: 60, says: 'Volver a «Passeriformes»' },
  { from: '/search?nombre=real', index: 5, says: 'Volver a la búsqueda de «real»' },
  { from: '/birds/avistadas', index: 1, says: 'Volver a tus aves avistadas' },
];

for (const { from, index, says } of LISTS) {
  test(`from ${from}, «${says}» leads back to it and to the place where it was left`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await storeSeen(page, '["Abubilla","Urraca común"]');
    await open(page, from);
    await atRest(page);
    const place = await openDeep(page, index);
    await expect(back(page)).toHaveAccessibleName(says);
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(place.name);
    await expect(back(page)).toHaveAccessibleName(says);
    await back(page).click();
    await expect(page).toHaveURL(from);
    await expectPlace(page, place);
  });
}

test('Back, and a reload, find a narrowed list where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/birds?habitat=humedal');
  await expect(page.getByText(/^\d+ de 203 especies$/)).toBeVisible();
  await atRest(page);
  const place = await openDeep(page, 40);
  await page.goBack();
  await expect(page).toHaveURL('/birds?habitat=humedal');
  await expectPlace(page, place);
  await page.reload();
  await expect(page.getByText(/^\d+ de 203 especies$/)).toBeVisible();
  await expectPlace(page, place);
});

test('a reload deep in the list of all stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/birds');
  await page.mouse.wheel(0, 9000);
  await atRest(page);
  const name = (await namesOnCards(page))[90] ?? '';
  const place = { name, top: await topOf(page, name) };
  await page.reload();
  await expectPlace(page, place);
});

test('from a comparison, «Volver» leads back to it', async ({ page }) => {
  await open(page, '/comparar?aves=golondrina-comun,vencejo-comun');
  await page.getByRole('main').getByRole('link', { name: 'Vencejo común', exact: true }).first().click();
  await expectPage(page, 'Vencejo común');
  await expect(back(page)).toHaveAccessibleName('Volver a la comparación');
  await back(page).click();
  await expect(page).toHaveURL('/comparar?aves=golondrina-comun,vencejo-comun');
});

test('a page opened anew begins at its top, however deep another visit was', async ({ page }) => {
  await open(page, '/birds/orden/Passeriformes');
  await openDeep(page, 60);
  await open(page, '/guide');
  await open(page, '/birds/orden/Passeriformes');
  await atRest(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a species that is loaded again knows still where one came from', async ({ page }) => {
  await open(page, '/birds/orden/Strigiformes');
  await openDeep(page, 2);
  await page.reload();
  await expect(back(page)).toHaveAccessibleName('Volver a «Strigiformes»');
});

test('from home, the guide or another site, «Volver» leads to the list of all', async ({ page }) => {
  await open(page, '/birds/orden/Strigiformes');
  await bar(page).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Abubilla', exact: true }).first().click();
  await expectPage(page, 'Abubilla');
  await expect(back(page)).toHaveAccessibleName('Volver');
  await expect(back(page)).toHaveAttribute('href', '/birds');
  await open(page, '/birds/Cuco');
  await expect(back(page)).toHaveAccessibleName('Volver');
  await back(page).click();
  await expectPage(page, 'Todas las aves');
});
