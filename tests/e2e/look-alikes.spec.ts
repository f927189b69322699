import type { Page } from '@playwright/test';
import { aveOf, expect, expectPage, open, test } from './fixtures.ts';

// Look-alikes with what tells them apart, and 2 to 4 species side by side, in the address, at 360 px too.

const alike = (page: Page) => page.getByRole('region', { name: 'Se parece a' });
const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');

test('a species page names its look-alikes, says what tells them apart and leads to them', async ({
  page,
}) => {
  await open(page, '/birds/Mosquitero-común');
  const cards = alike(page).getByRole('listitem');
  expect(await cards.count()).toBeLessThanOrEqual(6);
  await expect(cards.filter({ hasText: 'Mosquitero musical' })).toContainText('tiene las patas claras');
  await alike(page).getByRole('link', { name: 'Mosquitero musical', exact: true }).click();
  await expectPage(page, 'Mosquitero musical');
  await expect(alike(page).getByRole('link', { name: 'Mosquitero común', exact: true })).toBeVisible();
});

test('a bird like no other says so', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  await expect(alike(page)).toContainText('es difícil confundirla');
  await expect(alike(page).getByRole('link', { name: 'Comparar con la especie que elijas' })).toBeVisible();
});

test('by keyboard alone one compares, adds, takes out and goes back', async ({ page }) => {
  await open(page, '/birds/Mosquitero-común');
  await expect(page.getByRole('button', { name: 'Marcas en la lámina' })).toBeVisible();
  await alike(page).getByRole('link', { name: 'Comparar con Mosquitero musical' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?comparar=Mosquitero-musical$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Comparar' })).toBeFocused();
  await expect(columns(page)).toHaveText(['Especie', 'Mosquitero común', /^Mosquitero musical/]);
  const select = page.getByRole('combobox', { name: 'Otra especie' });
  await select.focus();
  await page.keyboard.type('Curruca zar');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Añadir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 2, name: 'Comparar' })).toBeFocused();
  await page.getByRole('button', { name: 'Quitar Mosquitero musical' }).focus();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveText(['Especie', 'Mosquitero común', /^Curruca zarcera/]);
  await page.goBack();
  await expect(columns(page)).toHaveCount(4);
  await page.goBack();
  await page.goBack();
  await expect(table(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/comparar/);
});

test('rows that differ say so in words, and rows that agree do not', async ({ page }) => {
  await open(page, '/birds/Mosquitero-común?comparar=mosquitero-musical');
  const row = (name: string) =>
    table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Patas')).toContainText('Distinto');
  await expect(row('Patas')).toContainText('Patas negruzcas');
  await expect(row('Patas')).toContainText('Patas claras');
  await expect(row('Longitud')).toContainText(`${aveOf('Mosquitero musical').longitud} cm`);
  await expect(row('Longitud')).not.toContainText('Distinto');
  await expect(row('Envergadura')).toContainText('Distinto');
});

test('the plates stand to one scale', async ({ page }) => {
  await open(page, '/birds/Buitre-negro?comparar=Mosquitero-musical');
  const width = async (nombre: string) =>
    (
      await table(page)
        .getByRole('img', { name: `Imagen de ${nombre}`, exact: true })
        .boundingBox()
    )?.width ?? 0;
  await expect(table(page)).toBeVisible();
  const ratio = (await width('Buitre negro')) / (await width('Mosquitero musical'));
  const lengths = aveOf('Buitre negro').longitud / aveOf('Mosquitero musical').longitud;
  // The bird takes more or less of its plate, hence a third of play.
  expect(ratio).toBeGreaterThan(lengths * 0.66);
  expect(ratio).toBeLessThan(lengths * 1.5);
});

test('an unknown species is ignored and named as text, and so is a fifth', async ({ page }) => {
  const asked = encodeURIComponent(
    'Dodo,<img src=x onerror=alert(1)>,%,Cuco,Abubilla,Azor-común,Lechuza-común',
  );
  await open(page, `/birds/Urraca-común?comparar=${asked}`);
  await expect(page.getByText(/«Dodo»/)).toBeVisible();
  await expect(page.getByText(/«<img src=x onerror=alert\(1\)>»/)).toBeVisible();
  await expect(page.getByText('Caben 4 especies como mucho; se queda fuera Lechuza común.')).toBeVisible();
  await expect(columns(page)).toHaveCount(5);
  await expect(page.getByRole('combobox', { name: 'Otra especie' })).toHaveCount(0);
  await open(page, '/birds/Urraca-común?comparar=Dodo');
  await expect(page.getByText('La guía no tiene ningún ave llamada «Dodo».')).toBeVisible();
  await expect(page.getByText('Elige una especie para verla al lado de esta.')).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});

test('at 360 px the names of the rows stay in sight while the species scroll by', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/birds/Mosquitero-común?comparar=Mosquitero-musical,Curruca-zarcera,Buitre-negro');
  const region = page.getByRole('region', { name: /^Comparación de/ });
  await region.focus();
  await expect(region).toBeFocused();
  await region.evaluate((element) => element.scrollTo({ left: 400 }));
  const box = await table(page)
    .getByRole('rowheader', { name: /^Envergadura/ })
    .boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
});
