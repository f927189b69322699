import type { Page } from '@playwright/test';
import { expect, expectPage, medals, open, REFUSALS, seenButton, test } from './fixtures.ts';

// The rasgos as numbered points on the plate; switched off, reached by keyboard, read out in order.

const MARKS = [
  'Patas negruzcas',
  'Ceja corta y apagada',
  'Media luna clara bajo el ojo',
  'Punta del ala corta',
  'Pico fino y oscuro',
];

const group = (page: Page) => page.getByRole('group', { name: 'Marcas en la lámina' });
const phrases = (page: Page) => page.getByRole('region', { name: 'En qué fijarte' }).getByRole('listitem');
const button = (page: Page) => page.getByRole('button', { name: 'Marcas en la lámina' });

test('each mark bears the number of its phrase and is described by it, in order', async ({ page }) => {
  await open(page, '/birds/Mosquitero-común');
  const links = group(page).getByRole('link');
  await expect(links).toHaveCount(MARKS.length);
  for (const [i, phrase] of MARKS.entries()) {
    await expect(links.nth(i)).toHaveAccessibleName(`Marca ${i + 1}`);
    await expect(links.nth(i)).toHaveAccessibleDescription(new RegExp(phrase));
  }
  await expect(phrases(page)).toHaveText(MARKS.map((phrase) => new RegExp(`^${phrase}`)));
  await expect(phrases(page).nth(1)).toHaveText(/Frente a mosquitero musical/);
});

test('by keyboard one goes through the marks in order and sees each phrase', async ({ page }) => {
  await open(page, '/birds/Mosquitero-común');
  await expect(button(page)).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).focus();
  for (const [i, phrase] of MARKS.entries()) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `Marca ${i + 1}` })).toBeFocused();
    await expect(group(page).getByText(phrase)).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#rasgo-5$/);
});

test('the pointer on a phrase shows its mark; a pressed mark its phrase, and the page stays where it is', async ({
  page,
}) => {
  await open(page, '/birds/Mosquitero-común');
  await expect(button(page)).toBeVisible();
  await phrases(page).filter({ hasText: 'Patas negruzcas' }).hover();
  await expect(group(page).getByText('Patas negruzcas')).toBeVisible();
  await page.getByRole('link', { name: 'Marca 2' }).click();
  await expect(group(page).getByText('Ceja corta y apagada')).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
});

test('the marks can be switched off, and stay off on the next page and after a reload', async ({ page }) => {
  await open(page, '/birds/Mosquitero-común');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await button(page).focus();
  await page.keyboard.press('Space');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(group(page)).toBeHidden();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expectPage(page, 'Mosquitero musical');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(group(page)).toBeHidden();
  await page.reload();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await button(page).click();
  await expect(group(page)).toBeVisible();
});

test('where storage is blocked the button works all the same', async ({ page, console }) => {
  console.allows(/seenBird|save scroll positions/);
  await page.addInitScript(REFUSALS.access);
  await open(page, '/birds/Mosquitero-común');
  await button(page).click();
  await expect(group(page)).toBeHidden();
});

/** The share of the plate that the window shows. */
const shownOfPlate = (page: Page) =>
  group(page).evaluate((plate) => {
    const { top, bottom, height } = plate.getBoundingClientRect();
    return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
  });

test('a focused mark has a ring of its own size, and no line runs across the plate', async ({ page }) => {
  await open(page, '/birds/Mosquitero-común');
  const mark = page.getByRole('link', { name: 'Marca 2' });
  await page.getByRole('link', { name: 'Marca 1' }).focus();
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await expect(mark).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await expect(mark.locator('circle').first()).not.toHaveCSS('stroke', 'none');
  const box = await mark.boundingBox();
  expect(Math.max(box?.width ?? 999, box?.height ?? 999)).toBeLessThan(60);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tapped mark shows its phrase on the plate, all of which is in sight', async ({ page }) => {
    await open(page, '/birds/Mosquitero-común');
    // The plate half out of the window.
    await group(page).evaluate((plate) => window.scrollBy(0, plate.getBoundingClientRect().top + 60));
    await page.getByRole('link', { name: 'Marca 1' }).click();
    await expect(group(page).getByText('Patas negruzcas')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => shownOfPlate(page)).toBeGreaterThan(0.99);
    await expect(page.getByRole('link', { name: 'Marca 1' })).toBeInViewport({ ratio: 1 });
    await expect(page).not.toHaveURL(/#/);
  });

  test('the numbers are round, and those of the phrases too however long these are', async ({ page }) => {
    await open(page, '/birds/Mosquitero-común');
    for (const link of await group(page).getByRole('link').all()) {
      const badge = await link.locator('circle').nth(1).boundingBox();
      expect(badge?.width).toBeGreaterThanOrEqual(24);
      expect(Math.abs((badge?.width ?? 0) - (badge?.height ?? 1))).toBeLessThan(0.5);
    }
    const phrase = phrases(page).first();
    await phrase.evaluate((element) => element.append(' y algo más que decir de ellas'.repeat(4)));
    const round = await phrase.evaluate((element) => {
      const { inlineSize, blockSize } = getComputedStyle(element, '::before');
      return inlineSize === blockSize;
    });
    expect(round).toBe(true);
  });

  test('each mark is 24 px across or more, and none lies on another or on the medal', async ({ page }) => {
    for (const path of ['/birds/Mosquitero-común', '/birds/Buitre-negro', '/birds/Vencejo-común']) {
      await open(page, path);
      await seenButton(page).click();
      const medal = await medals(page.getByRole('main')).boundingBox();
      const boxes = [];
      for (const link of await group(page).getByRole('link').all()) {
        const box = await link.locator('circle').first().boundingBox();
        if (!box || !medal) throw new Error('A mark or the medal is not drawn.');
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        expect(box.x > medal.x + medal.width || box.y > medal.y + medal.height).toBe(true);
        boxes.push(box);
      }
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.width - 0.5);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mark leads to its phrase', async ({ page }) => {
    await page.goto('/birds/Mosquitero-común');
    await page.getByRole('link', { name: 'Marca 3' }).click();
    await expect(page).toHaveURL(/#rasgo-3$/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a tapped mark shows its phrase on the plate, which stays in sight', async ({ page }) => {
      await page.goto('/birds/Mosquitero-común');
      await page.getByRole('link', { name: 'Marca 5' }).tap();
      await expect(page).toHaveURL(/#rasgo-5$/);
      await expect(group(page).getByText('Pico fino y oscuro')).toBeInViewport({ ratio: 1 });
      expect(await shownOfPlate(page)).toBe(1);
    });
  });
});
