import type { Page } from '@playwright/test';
import {
  alive,
  bar,
  expect,
  expectCount,
  expectPage,
  expectSeen,
  hold,
  KINDS,
  seenButton,
  storedSeen,
  storeSeen,
  test,
} from './fixtures.ts';

// What is pressed between the first paint and the scripts counts, and is seen to count at once.

/** Opens a page whose scripts are still on their way; gives what lets them come. */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await hold(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    letGo();
    await alive(page);
  };
}

test('a bird marked before the page is alive is marked, and seen to be at once', async ({ page }) => {
  const wake = await openAsleep(page, '/birds/Abubilla');
  const icon = () => seenButton(page).locator('svg').innerHTML();
  const [cross, unmarked] = [await icon(), await seenButton(page).screenshot()];
  await seenButton(page).click();
  expect((await seenButton(page).screenshot()).equals(unmarked)).toBe(false);
  const check = await icon();
  expect(check).not.toBe(cross);
  await wake();
  await expectSeen(page, true);
  expect(await icon()).toBe(check);
  await expectCount(page, 1);
  await expect.poll(() => storedSeen(page)).toBe('["Abubilla"]');
});

test('a second press before the page is alive takes the first back', async ({ page }) => {
  const wake = await openAsleep(page, '/birds/Abubilla');
  const icon = () => seenButton(page).locator('svg').innerHTML();
  const cross = await icon();
  await seenButton(page).click();
  await seenButton(page).click();
  expect(await icon()).toBe(cross);
  await wake();
  await expectCount(page, 0);
  await expectSeen(page, false);
  expect(await icon()).toBe(cross);
});

test('a bird of an earlier visit, marked again before the page knows of it, stays marked', async ({
  page,
}) => {
  await storeSeen(page, '["Abubilla"]');
  const wake = await openAsleep(page, '/birds/Abubilla');
  await seenButton(page).click();
  await wake();
  await expectCount(page, 1);
  await expectSeen(page, true);
});

test('presses are made in the order in which they came', async ({ page }) => {
  await storeSeen(page, '["Abubilla","Búho real"]');
  const wake = await openAsleep(page, '/birds/Abubilla');
  await page.getByRole('button', { name: 'Resetear' }).click();
  await seenButton(page).click();
  await wake();
  await expectCount(page, 1);
  await expectSeen(page, true);
});

test('a list asked to be narrowed before it is alive opens its panel', async ({ page }) => {
  const wake = await openAsleep(page, '/birds/orden/Strigiformes');
  await page.getByRole('button', { name: 'Afinar la lista' }).press('Enter');
  await wake();
  await expect(page.getByRole('region', { name: 'Afinar la lista' })).toBeVisible();
});

test('a filter chosen before the page is alive leads to its birds', async ({ page }) => {
  const wake = await openAsleep(page, '/guide');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const select = page.getByRole('combobox', { name: 'Amenaza' });
  await select.selectOption('En peligro');
  await wake();
  await expectPage(page, 'En peligro');
  await expect(select).toBeHidden();
});

test('a search made before the page is alive finds', async ({ page }) => {
  const wake = await openAsleep(page, '/');
  await page.getByRole('searchbox', { name: 'Buscar aves' }).fill('cuco');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?nombre=cuco');
  await wake();
  await expect(page.getByRole('link', { name: 'Cuco', exact: true })).toBeVisible();
});

test('what is typed before the page is alive stays, and an empty search does nothing', async ({ page }) => {
  const wake = await openAsleep(page, '/');
  const box = page.getByLabel('Buscar aves', { exact: true });
  await box.fill('   ');
  await page.keyboard.press('Enter');
  await box.fill('cuco');
  await wake();
  await expect(page).toHaveURL('/');
  await expect(box).toHaveValue('cuco');
  await expect(box).toBeFocused();
});

test('links lead on before the page is alive', async ({ page }) => {
  const wake = await openAsleep(page, '/birds/Abubilla');
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expectPage(page, 'Acentor alpino');
  await bar(page).getByRole('link', { name: 'Guía de uso' }).click();
  await expectPage(page, 'Guía de uso');
  await wake();
});

test('what is scrolled before the page is alive stays where it is', async ({ page }) => {
  const wake = await openAsleep(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await wake();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('a mark pressed before the page is alive says its phrase where the plate is', async ({ page }) => {
  const wake = await openAsleep(page, '/birds/Abubilla');
  const mark = page.getByRole('link', { name: 'Marca 1' });
  await mark.locator('circle').last().click();
  const phrase = mark.locator('+ g rect');
  await expect(phrase).toBeVisible();
  await expect(page).toHaveURL('/birds/Abubilla');
  await wake();
  await expect(phrase).toBeVisible();
});

for (const { kind, path } of KINDS.filter((each) => !('unknown' in each))) {
  test(`no button of ${kind} looks alive and is dead`, async ({ page }) => {
    const wake = await openAsleep(page, path);
    await page.evaluate(() => {
      window.print = () => {};
    });
    const buttons = await page.locator('button:not([popovertarget], [type="submit"]):visible').all();
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      await button.click();
      await expect(button).toHaveAttribute('data-kept');
    }
    await wake();
    await expect(page.locator('[data-kept]')).toHaveCount(0);
  });
}
