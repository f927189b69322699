import { expect, KINDS, NOT_FOUND, open, test } from './guia.ts';

// The navigation bar: its links, and where one is.

for (const page_ of KINDS) {
  test(`the navigation bar stands on ${page_.kind}`, async ({ page, consola }) => {
    if ('unknown' in page_) consola.expects(NOT_FOUND);
    await open(page, page_.path);
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Principal' });
    for (const [name, address] of [
      ['Home', '/'],
      ['Todas las aves', '/birds'],
      ['Guía de uso', '/guide'],
    ] as const) {
      const link = nav.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', address);
    }
    await expect(nav.getByRole('button', { name: 'Filtrar' })).toBeVisible();
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar aves' });
    await expect(box).toBeVisible();
    await expect(box).toHaveAttribute('placeholder', 'Buscar aves...');
  });
}

test('the navigation bar leads where it says', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  const nav = page.getByRole('navigation', { name: 'Principal' });
  await nav.getByRole('link', { name: 'Todas las aves' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las aves' })).toBeVisible();
  await expect(page).toHaveURL('/birds');
  await nav.getByRole('link', { name: 'Guía de uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
  await expect(page).toHaveURL('/guide');
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bienvenida/i })).toBeVisible();
  await expect(page).toHaveURL('/');
});

for (const path of ['/birds', '/birds/']) {
  test(`the navigation bar names one page as the current one, having come in by ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    const current = page.getByRole('navigation', { name: 'Principal' }).locator('a[aria-current="page"]');
    await expect(current).toHaveText(['Todas las aves']);
    await page.getByRole('link', { name: 'Guía de uso' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
    await expect(current).toHaveText(['Guía de uso']);
  });
}
