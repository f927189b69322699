import type { Page } from '@playwright/test';
import { bar, expect, expectPage, open, test } from './fixtures.ts';

// The navigation bar; that it stands on every page is asked in `every-page.spec.ts`.

for (const path of ['/birds', '/birds/']) {
  test(`the navigation bar leads where it says and names the current page, having come in by ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    const current = bar(page).locator('a[aria-current="page"]');
    await expect(current).toHaveText(['Todas las aves']);
    for (const [name, title, address] of [
      ['Guía de uso', 'Guía de uso', '/guide'],
      ['Home', /bienvenida/i, '/'],
      ['Todas las aves', 'Todas las aves', '/birds'],
    ] as const) {
      await bar(page).getByRole('link', { name, exact: true }).click();
      await expectPage(page, title);
      await expect(page).toHaveURL(address);
      await expect(current).toHaveText([name]);
    }
  });
}

const header = (page: Page) => page.getByRole('banner');
const rooms = (page: Page) => page.getByRole('navigation', { name: 'Accesos directos' });

for (const { width, height, most } of [
  { width: 390, height: 844, most: 120 },
  { width: 768, height: 1024, most: 72 },
  { width: 844, height: 390, most: 72 },
  { width: 1024, height: 768, most: 72 },
  { width: 1180, height: 820, most: 72 },
  { width: 1280, height: 800, most: 72 },
]) {
  test(`the header takes no more than ${most} px of a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/guide');
    expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(most);
    for (const name of ['Home', 'Todas las aves', 'Guía de uso'])
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Filtrar' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByPlaceholder('Buscar aves...')).toBeInViewport({ ratio: 1 });
    for (const name of ['¿Qué ave es?', 'Avistadas', 'Juego'])
      await expect(rooms(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });
}

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]) {
  test(`nothing of the header is cut or covered with text twice as large, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/guide');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
    });
    const controls = header(page).locator('a, button, input').filter({ visible: true });
    const faults = await controls.evaluateAll((all) =>
      all.flatMap((each) => {
        each.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const text = (each.textContent ?? '').trim();
        const cut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
        return [
          left < 0 || right > innerWidth ? [`sticks out: ${text}`] : [],
          cut && each.tagName !== 'INPUT' ? [`cut: ${text}`] : [],
          there && (each.contains(there) || there.contains(each)) ? [] : [`covered: ${text}`],
        ].flat();
      }),
    );
    expect(await controls.count()).toBeGreaterThanOrEqual(9);
    expect(faults).toEqual([]);
  });
}

test('what one does with the guide is one press away, from the foot of a phone, and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/birds');
  await page.mouse.wheel(0, 3000);
  await rooms(page).getByRole('link', { name: 'Avistadas' }).click();
  await expectPage(page, 'Aves avistadas');
  await expect(rooms(page).locator('a[aria-current="page"]')).toHaveText('Avistadas');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await rooms(page).boundingBox())?.y ?? 0);
});
