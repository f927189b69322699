import { expect, expectPage, NOT_FOUND, open, test } from './fixtures.ts';

// Addresses of before lead to the pages that stand there now, with all that they told, and leave no step in the history.

const MOVED = [
  {
    before: '/search?tamano=mirlo&color=negro&color=gris&donde=parque&cuando=mayo&haciendo=suelo',
    now: '/que-ave-es?tamano=mirlo&color=negro&color=gris&donde=parque&cuando=mayo&haciendo=suelo',
    name: '¿Qué ave es?',
  },
  { before: '/search?nombre=&color=rojo', now: '/que-ave-es?color=rojo', name: '¿Qué ave es?' },
  { before: '/search/?color=fucsia', now: '/que-ave-es?color=fucsia', name: '¿Qué ave es?' },
  {
    before: '/birds/Golondrina-común?comparar=Vencejo-común,Avión-común',
    now: '/comparar?aves=golondrina-comun,Vencejo-com%C3%BAn,Avi%C3%B3n-com%C3%BAn',
    name: 'Comparar aves',
  },
  { before: '/birds/Abubilla?comparar=', now: '/comparar?aves=abubilla', name: 'Comparar aves' },
  {
    before: '/guide?juego=clase-3b&juego-orden=Strigiformes&juego-vistas=no#cuanto-sabes',
    now: '/juego?juego=clase-3b&juego-orden=Strigiformes&juego-vistas=no',
    name: '¿Cuánto sabes?',
  },
];

for (const { before, now, name } of MOVED) {
  test(`${before} leads to ${now}, and Back to where one came from`, async ({ page }) => {
    await open(page, '/birds/avistadas');
    await open(page, before);
    await expectPage(page, name);
    await expect(page).toHaveURL(now);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${now.split('?')[0]}$`),
    );
    await page.goBack();
    await expectPage(page, 'Aves avistadas');
  });
}

test('what was told comes along: answers, species and round', async ({ page }) => {
  await open(page, '/search?tamano=mirlo&color=negro&cuando=mayo');
  await expect(page.getByRole('radio', { name: 'mirlo', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'negro' })).toBeChecked();
  await open(page, '/birds/golondrina-comun?comparar=Dodo,Vencejo-común');
  await expect(page.getByRole('columnheader')).toHaveText(['Golondrina común', 'Vencejo común']);
  await expect(page.getByText('La guía no tiene ningún ave llamada «Dodo».')).toBeVisible();
  await open(page, '/guide?juego=a&juego-orden=Otidiformes');
  await expect(page.getByRole('heading', { name: 'Pregunta 1 de 2: ¿qué ave es?' })).toBeVisible();
});

test('an address without what was moved stays where it is', async ({ page }) => {
  for (const [path, name] of [
    ['/guide#cuanto-sabes', 'Guía de uso'],
    ['/birds/Abubilla?nombre=cuco', 'Abubilla'],
    ['/search?nombre=cuco&color=gris', 'Resultados de la búsqueda'],
  ] as const) {
    await open(page, path);
    await expectPage(page, name);
    await expect(page).toHaveURL(path);
  }
  await open(page, '/guide#cuanto-sabes');
  await page.getByRole('main').getByRole('link', { name: 'el juego de la guía' }).click();
  await expectPage(page, '¿Cuánto sabes?');
});

test('what lies under the new pages is no page', async ({ page, console }) => {
  console.expects(NOT_FOUND);
  for (const path of ['/que-ave-es/mirlo', '/comparar/cuco', '/juego/1', '/que-ave']) {
    await open(page, path);
    await expectPage(page, 'Unexpected Application Error!');
  }
});

test('a comparison of an unknown species says that the guide has none', async ({ page, console }) => {
  console.expects(NOT_FOUND);
  await open(page, '/birds/Dodo?comparar=cuco');
  await expectPage(page, 'No se encontró el pájaro');
});
