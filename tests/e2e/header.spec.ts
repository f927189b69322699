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
