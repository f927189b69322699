import { aveOf, aves, cards, expect, expectNames, expectPage, NOT_FOUND, test } from './fixtures.ts';

// Every page is legible without JavaScript.

test.use({ javaScriptEnabled: false });

test('without JavaScript, home is legible and leads on', async ({ page }) => {
  await page.goto('/');
  await expectPage(page, /bienvenida/i);
  await expect(page.getByText(/más de 200 especies/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imagen de Abubilla' })).toBeVisible();
  const now = page.getByRole('region', { name: 'Ahora en Madrid' });
  await expect(now.getByText(/hace falta JavaScript/)).toBeVisible();
  await expect(now.getByRole('link')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Ver todas las aves' }).click();
  await expectPage(page, 'Todas las aves');
});

test('without JavaScript, the list shows after «Cargando aves...» and leads to a species', async ({
  page,
}) => {
  // The style sheet times the indicator; its clock stands still until both have been looked at.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/birds', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Abubilla', exact: true });
  await expect(page.getByText('Cargando aves...')).toBeVisible();
  await expect(link).toBeHidden();
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(link).toBeVisible();
  await expect(page.getByText('Cargando aves...')).toBeHidden();
  await expect(cards(page)).toHaveCount(203);
  await link.click();
  await expectPage(page, 'Abubilla');
});

test('without JavaScript, a species tells all but what goes by the date, and leads to its look-alikes, neighbours and order', async ({
  page,
}) => {
  const ave = aveOf('Búho real');
  await page.goto('/birds/Búho-real');
  await expect(page.getByText(ave.descripcion)).toBeVisible();
  await expect(page.getByText(ave.cientifico, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imagen de Búho real' })).toBeVisible();
  await page.getByRole('link', { name: 'Marca 3' }).click();
  await expect(page).toHaveURL(/#rasgo-3$/);
  await expect(page.locator('[aria-current="date"]')).toHaveCount(0);
  await expect(page.getByText(/Este mes/)).toHaveCount(0);
  const alike = page.getByRole('region', { name: 'Se parece a' });
  await expect(alike.getByRole('link', { name: /^Comparar/ }).first()).toBeHidden();
  await alike.getByRole('heading').getByRole('link').first().click();
  await expect(alike.getByRole('link', { name: 'Búho real', exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expectPage(page, 'Buitre leonado');
  await page.getByRole('link', { name: 'Anterior' }).click();
  await page.getByRole('link', { name: 'Strigiformes' }).click();
  const owls = aves.filter((each) => each.orden === 'Strigiformes').map((each) => each.nombre);
  await expectNames(page, owls);
});

test('without JavaScript, the guide is legible and reaches every order, threat level and season', async ({
  page,
}) => {
  await page.goto('/guide');
  for (const name of ['Filtros', 'Búsqueda', 'Leyenda de alimentación', 'Progreso', 'Contacto'])
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  for (const value of new Set(aves.flatMap((ave) => [ave.orden, ave.amenaza, ave.estacion])))
    await expect(page.getByRole('main').getByRole('link', { name: value, exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Otidiformes' }).click();
  await expectPage(page, 'Otidiformes');
});

test('without JavaScript, a list is found by its name as it is written, and says its true address', async ({
  page,
}) => {
  const response = await page.goto('/birds/amenaza/En peligro crítico');
  expect(response?.status()).toBe(200);
  await expectPage(page, 'En peligro crítico');
  const critical = aves.filter((each) => each.amenaza === 'En peligro crítico').map((each) => each.nombre);
  await expectNames(page, critical);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /En-peligro-cr%C3%ADtico$/);
});

test('without JavaScript, a search says that it cannot search and shows all species', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Buscar aves' }).fill('cuco');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?nombre=cuco');
  await expect(page.getByText(/hace falta JavaScript/)).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(203);
});

test('without JavaScript, the pages that need it say what they are and lead to the lists', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/que-ave-es', '¿Qué ave es?'],
    ['/comparar', 'Comparar aves'],
    ['/juego', '¿Cuánto sabes?'],
    ['/salida', 'Apuntar una salida'],
    ['/copias', 'Traer y llevar tu cuaderno'],
  ] as const) {
    await page.goto(path);
    await expectPage(page, name);
    await expect(page.getByText(/hace falta JavaScript/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'todas las aves' }).click();
    await expectPage(page, 'Todas las aves');
  }
});

test('without JavaScript, the seen list says why it is empty', async ({ page }) => {
  await page.goto('/birds/avistadas');
  await expectPage(page, 'Aves avistadas');
  await expect(page.getByText(/hace falta JavaScript/)).toBeVisible();
});

test('without JavaScript, an address that is no page says so and leads on', async ({ page, console }) => {
  console.expects(NOT_FOUND);
  await page.goto('/ninguna/parte');
  await expectPage(page, 'Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expectPage(page, /bienvenida/i);
});
