import type { Page } from '@playwright/test';
import { paths } from '../../domain/addresses/paths.ts';
import { expect, expectPage, open, stickingOut, test } from './fixtures.ts';

// A colouring sheet for each species: its drawing, its colours by number, one page of paper.

const sheet = (page: Page) => page.getByRole('region', { name: 'Hoja para colorear' });
const drawing = (page: Page) => sheet(page).getByRole('img', { name: /^Dibujo de .* solo con líneas/ });

test('a species leads to its colouring sheet, and the sheet back to it', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  await page.getByRole('link', { name: 'Para colorear' }).click();
  await expectPage(page, 'Para colorear: abubilla');
  await expect(page).toHaveURL(/\/laminas\/abubilla\/colorear$/);
  await expect(drawing(page)).toBeVisible();
  await expect
    .poll(() => drawing(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(sheet(page).getByRole('list', { name: 'Colores' }).getByRole('listitem').first()).toHaveText(
    /^1 [a-z]+/,
  );
  await page.getByRole('link', { name: 'Volver a la ficha' }).click();
  await expectPage(page, 'Abubilla');
});

test('an address as one types it finds the sheet, and one that names no bird says so', async ({
  page,
  console,
}) => {
  console.expects(/404/);
  await open(page, '/laminas/aguila-real/colorear');
  await expectPage(page, 'Para colorear: águila real');
  await open(page, '/laminas/dodo/colorear');
  await expectPage(page, 'No se encontró el pájaro');
});

test('a sheet prints on one page with its name, its colours and nothing to press', async ({ page }) => {
  for (const nombre of ['Abubilla', 'Garza real', 'Pito real ibérico']) {
    await open(page, paths.colouring(nombre));
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(sheet(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});

test('the paper is white in the dark too, and nothing sticks out on a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/laminas/gorrion-comun/colorear');
  await expect(sheet(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await stickingOut(page)).toEqual([]);
});
