import { aveOf, aves, expect, test } from './guia.ts';

// Every page is legible without JavaScript.

test.use({ javaScriptEnabled: false });

test('without JavaScript, home is legible and leads on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /bienvenida/i })).toBeVisible();
  await expect(page.getByText(/más de 200 especies/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imagen de Abubilla' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver todas las aves' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las aves' })).toBeVisible();
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
  await expect(page.getByRole('article')).toHaveCount(203);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Abubilla' })).toBeVisible();
});

test('without JavaScript, a species tells all, and leads to its neighbours and its order', async ({
  page,
}) => {
  const ave = aveOf('Búho real');
  await page.goto('/birds/Búho-real');
  await expect(page.getByText(ave.descripcion)).toBeVisible();
  await expect(page.getByText(ave.cientifico, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imagen de Búho real' })).toBeVisible();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buitre leonado' })).toBeVisible();
  await page.getByRole('link', { name: 'Anterior' }).click();
  await page.getByRole('link', { name: 'Strigiformes' }).click();
  const owls = aves.filter((each) => each.orden === 'Strigiformes').map((each) => each.nombre);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(owls);
});

for (const [path, heading] of [
  ['/birds/amenaza/En-peligro', 'En peligro'],
  ['/birds/estacion/De-paso', 'De paso'],
] as const) {
  test(`without JavaScript, ${path} shows its species`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const expected = aves.filter((each) => each.amenaza === heading || each.estacion === heading);
    await expect(page.getByRole('article')).toHaveCount(expected.length);
    await expect(page.getByRole('article').first().getByRole('link')).toBeVisible();
  });
}

test('without JavaScript, the guide is legible and reaches every order, threat level and season', async ({
  page,
}) => {
  await page.goto('/guide');
  for (const name of ['Filtros', 'Búsqueda', 'Leyenda de alimentación', 'Progreso', 'Contacto'])
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  for (const value of new Set(aves.flatMap((ave) => [ave.orden, ave.amenaza, ave.estacion])))
    await expect(page.getByRole('main').getByRole('link', { name: value, exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Otidiformes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Otidiformes' })).toBeVisible();
});

test('without JavaScript, a search says that it cannot search and shows all species', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Buscar aves' }).fill('cuco');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?nombre=cuco');
  await expect(page.getByText(/hace falta JavaScript/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(203);
});

test('without JavaScript, the seen list says why it is empty', async ({ page }) => {
  await page.goto('/birds/avistadas');
  await expect(page.getByRole('heading', { level: 1, name: 'Aves avistadas' })).toBeVisible();
  await expect(page.getByText(/hace falta JavaScript/)).toBeVisible();
});

test('without JavaScript, an address that is no page says so and leads on', async ({ page, consola }) => {
  consola.expects(/404/);
  await page.goto('/ninguna/parte');
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bienvenida/i })).toBeVisible();
});
