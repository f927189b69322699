import type { Page } from '@playwright/test';
import {
  aves,
  axeFindings,
  expect,
  expectPage,
  open,
  stickingOut,
  storeSeen,
  storeSightings,
  test,
} from './fixtures.ts';

// The notebook in pictures, each with its numbers, and what is missing: two views of the seen list's page, fetched when chosen.

const SIGHTINGS = [
  { id: '1', nombre: 'Abubilla', fecha: '2026-05-02' },
  { id: '2', nombre: 'Abubilla', fecha: '2026-03-01' },
  { id: '3', nombre: 'Cuco', fecha: '2026-05' },
  { id: '4', nombre: 'Mirlo común', fecha: '2025-01-09' },
  { id: '5', nombre: 'Mirlo común' },
  { id: '6', nombre: 'Búho real', fecha: '2026-01-01' },
];
const SEEN = ['Abubilla', 'Cuco', 'Mirlo común'];

async function openView(page: Page, query: string): Promise<void> {
  await storeSightings(page, SIGHTINGS);
  await page.evaluate((names) => localStorage.setItem('seenBird', names), JSON.stringify(SEEN));
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00+01:00'));
  await open(page, `/birds/avistadas?${query}`);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the year is drawn beside the year before, and its numbers stand in a table', async ({ page }) => {
  await openView(page, 'vista=graficos');
  const year = section(page, 'Especies vistas en 2026');
  await expect(year.getByText('2 especies en 2026, 1 en 2025.')).toBeVisible();
  await year.getByText('Los números').press('Enter');
  await expect(year.getByRole('row', { name: /^marzo/ })).toHaveText('marzo11');
  await expect(year.getByRole('row', { name: /^mayo/ })).toHaveText('mayo21');
  await page.getByLabel('Año').selectOption('2025');
  await expect(
    section(page, 'Especies vistas en 2025').getByText('1 especie en 2025; de 2024 no hay nada con fecha.'),
  ).toBeVisible();
});

test.describe('on a phone with letters of twice their size', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const enlarge = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });

  test('nothing of the graphs sticks out of the window, nor do their numbers', async ({ page }) => {
    await openView(page, 'vista=graficos');
    await enlarge(page);
    await expect(section(page, 'Tu lista por órdenes')).toBeVisible();
    for (const numbers of await page.getByText('Los números').all()) await numbers.click();
    expect(await stickingOut(page)).toEqual([]);
  });

  test('nothing of what is missing sticks out of the window', async ({ page }) => {
    await openView(page, 'vista=falta');
    await enlarge(page);
    await expect(page.getByLabel('¿Dónde vas a mirar?')).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
  });
});

test('what was seen stands beside what there is, by month, order and habitat; what is not on the list does not count', async ({
  page,
}) => {
  await openView(page, 'vista=graficos');
  const count = (month: number) => aves.filter(({ meses }) => (meses as number[]).includes(month)).length;
  await section(page, 'Mes a mes').getByText('Los números').click();
  await expect(section(page, 'Mes a mes').getByRole('row', { name: /^enero/ })).toHaveText(
    `enero1${count(1)}`,
  );
  await expect(section(page, 'Mes a mes').getByRole('row', { name: /^mayo/ })).toHaveText(`mayo2${count(5)}`);
  await expect(
    section(page, 'Tu lista por órdenes').getByRole('row', { name: /^Strigiformes/ }),
  ).toContainText('0 de 7');
  await expect(section(page, 'Tu lista por hábitats').getByRole('row', { name: /^parque/ })).toContainText(
    /[1-3] de \d+/,
  );
  const list = section(page, 'La lista de 2026');
  await list.getByText('2 especies, por orden de llegada').click();
  await expect(list.getByRole('listitem')).toHaveText(['Abubilla, 1 de marzo de 2026', 'Cuco, mayo de 2026']);
  await list.getByRole('link', { name: 'Abubilla' }).click();
  await expectPage(page, 'Abubilla');
});

test('a list of nothing but marks without a day has no curve, and says so', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/avistadas?vista=graficos');
  await expect(page.getByText(/Aún no hay ningún avistamiento con fecha/)).toBeVisible();
  await expect(
    section(page, 'Tu lista por órdenes').getByRole('row', { name: /^Cuculiformes/ }),
  ).toContainText('1 de');
});

test('what is missing this month is listed, the easiest first, at the habitat that one chooses', async ({
  page,
}) => {
  await openView(page, 'vista=falta&donde=%3Cb%3E');
  const missing = section(page, 'Te falta');
  const there = aves.filter(
    ({ nombre, meses }) => (meses as number[]).includes(11) && !SEEN.includes(nombre),
  );
  await expect(missing.getByRole('status')).toContainText(
    `Te faltan ${there.length} aves de las que suele haber en noviembre;`,
  );
  await expect(missing.getByRole('article').first()).toContainText('común en noviembre');
  await missing.getByLabel('¿Dónde vas a mirar?').selectOption('en el humedal');
  const wet = there.filter(({ habitats }) => habitats.includes('humedal'));
  await expect(missing.getByRole('article')).toHaveCount(wet.length);
  await expect(page).toHaveURL(/donde=humedal/);
  await page.reload();
  await expect(missing.getByRole('article')).toHaveCount(wet.length);
  await missing.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Volver a tus aves avistadas' }).click();
  await expect(missing.getByRole('article')).toHaveCount(wet.length);
});

test('the pictures are fetched only when they are chosen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openView(page, '');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/assets\/(views|filterable)-/.test(url))).toEqual([]);
  await page.getByRole('radio', { name: 'En gráficos' }).check();
  await expect(section(page, 'Mes a mes')).toBeVisible();
  expect(asked.filter((url) => /\/assets\/views-.*\.js/.test(url))).toHaveLength(1);
});

for (const theme of ['light', 'dark'] as const)
  test(`the pictures and what is missing are for everybody, on a narrow phone too (${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 320, height: 700 });
    await openView(page, 'vista=graficos');
    await expect(section(page, 'Mes a mes')).toBeVisible();
    for (const numbers of await page.getByText('Los números').all()) await numbers.click();
    expect(await axeFindings(page, '4.5:1')).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Te falta' }).check();
    await expect(section(page, 'Te falta')).toBeVisible();
    expect(await axeFindings(page, '4.5:1')).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  });
