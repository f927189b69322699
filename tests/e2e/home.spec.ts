import { expect, expectPage, open, test } from './fixtures.ts';

// The home page: welcome, introduction, and more than 200 species.

test('home welcomes the visitor, says what the guide is, educational and free, and leads to the list and to the help', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page).toHaveTitle('Guía de Aves de Madrid');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/bienvenida/i);
  await expect(main.getByText(/más de 200 especies de aves/)).toBeVisible();
  await expect(main.getByText(/Comunidad de Madrid/)).toBeVisible();
  const note = page.getByRole('region', { name: 'Sobre la guía' }).getByText(/educativa/);
  await expect(note).toContainText('gratuito');
  for (const [name, address, heading] of [
    ['Ver todas las aves', '/birds', 'Todas las aves'],
    ['Cómo usar la guía', '/guide', 'Guía de uso'],
  ] as const) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expectPage(page, heading);
    await page.goBack();
  }
});

test('home says on the first screen of a phone what one can do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const bar = await page.getByRole('navigation', { name: 'Accesos directos' }).boundingBox();
  const actions = page.getByRole('navigation', { name: 'Qué puedes hacer aquí' }).getByRole('link');
  await expect(actions).toHaveText([
    /Ver todas las aves/,
    /¿Qué ave es\?/,
    /Tus avistadas/,
    /¿Cuánto sabes\?/,
  ]);
  for (const action of await actions.all()) {
    const box = await action.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('each plate on home is drawn and leads to its species', async ({ page }) => {
  await open(page, '/');
  // The first list; the birds of the month come later and are those of the date.
  const welcome = page.getByRole('main').getByRole('list').first();
  const plates = welcome.getByRole('listitem').getByRole('link');
  const names = await plates.evaluateAll((links) =>
    links.map((link) => link.getAttribute('aria-label') ?? ''),
  );
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const link = welcome.getByRole('link', { name, exact: true });
    const image = link.getByRole('img', { name: `Imagen de ${name}` });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await link.click();
    await expectPage(page, name);
    await page.goBack();
    await expectPage(page, /bienvenida/i);
  }
});
