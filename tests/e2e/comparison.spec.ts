import type { Page } from '@playwright/test';
import { alive, aveOf, expect, expectPage, open, stickingOut, test } from './fixtures.ts';

// «Comparar aves» on /comparar: two to four species side by side, in the address, what differs first.

const SWALLOW_AND_SWIFT = '/comparar?aves=golondrina-comun,vencejo-comun';

const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) => table(page).getByRole('columnheader');
const box = (page: Page) => page.getByRole('main').getByRole('combobox');
const rows = (page: Page) => table(page).getByRole('rowheader');
/** The cells under the title of a row. */
const cellsOf = (page: Page, title: string) =>
  table(page)
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) })
    .getByRole('cell');

test('swallow and swift: what is written of them stands first, then what differs, and no cell is empty', async ({
  page,
}) => {
  await open(page, SWALLOW_AND_SWIFT);
  await expect(columns(page)).toHaveText(['Golondrina común', 'Vencejo común']);
  await expect(page).toHaveTitle('Golondrina común y vencejo común · Guía de Aves de Madrid');
  const titles = await rows(page).allTextContents();
  expect(titles.slice(0, 5)).toEqual(['Cola (adulto)', 'Vientre', 'Alas', 'Posadero', 'Cabeza']);
  await expect(cellsOf(page, 'Vientre')).toHaveText(['crema claro', 'pardo negruzco']);
  await expect(cellsOf(page, 'Cola')).toHaveText(['Dos largas plumas en la cola', 'Cola corta ahorquillada']);
  await expect(cellsOf(page, 'Dorso')).toHaveText(['Dorso azul metálico', 'De color negro']);
  await expect(page.getByText(/en cursiva, el color con que se ve en la lámina/)).toBeVisible();
  for (const cell of await table(page).getByRole('cell').all())
    expect((await cell.textContent())?.trim() || (await cell.getByRole('img').count())).toBeTruthy();
});

test('what they have in common is named in one line, folded away', async ({ page }) => {
  await open(page, SWALLOW_AND_SWIFT);
  await expect(rows(page).filter({ hasText: 'Alimentación' })).toHaveCount(0);
  const fold = page.getByText('Iguales en: alimentación, frecuencia y amenaza');
  await expect(page.getByRole('definition').first()).toBeHidden();
  await fold.click();
  await expect(page.getByRole('definition')).toHaveText(['insectos', 'muy común', 'Vulnerable']);
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the first screen of ${width} px shows both plates and what tells them apart, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, SWALLOW_AND_SWIFT);
    for (const shown of [
      page.getByRole('img', { name: 'Imagen de Golondrina común' }),
      page.getByRole('img', { name: 'Imagen de Vencejo común' }),
      ...(await cellsOf(page, 'Cola (adulto)').all()),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 });
    expect(await stickingOut(page)).toEqual([]);
  });
}

test('the plates stand to one scale', async ({ page }) => {
  const width = async (nombre: string) =>
    (
      await table(page)
        .getByRole('img', { name: `Imagen de ${nombre}`, exact: true })
        .boundingBox()
    )?.width ?? 0;
  for (const size of [390, 1280]) {
    await page.setViewportSize({ width: size, height: 800 });
    await open(page, '/comparar?aves=buitre-negro,mosquitero-musical');
    await expect(table(page)).toBeVisible();
    const ratio = (await width('Buitre negro')) / (await width('Mosquitero musical'));
    const lengths = aveOf('Buitre negro').longitud / aveOf('Mosquitero musical').longitud;
    // The bird takes more or less of its plate, hence a third of play.
    expect(ratio).toBeGreaterThan(lengths * 0.66);
    expect(ratio).toBeLessThan(lengths * 1.5);
  }
});

test('at 320 px four species scroll in their own region, which the keyboard reaches, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/comparar?aves=mosquitero-comun,mosquitero-musical,curruca-zarcera,buitre-negro');
  const region = page.getByRole('region', { name: /^Comparación de mosquitero común, / });
  await region.focus();
  await expect(region).toBeFocused();
  expect(await region.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await open(page, SWALLOW_AND_SWIFT);
  await expect(table(page)).toBeVisible();
  const two = page.getByRole('region', { name: /^Comparación/ });
  expect(await two.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('by keyboard alone one comes from a species, adds, changes, takes out, and goes back step by step', async ({
  page,
}) => {
  await open(page, '/birds/Mosquitero-común');
  const alike = page.getByRole('region', { name: 'Se parece a' });
  await alike.getByRole('link', { name: 'Comparar con Mosquitero musical' }).press('Enter');
  await expect(page).toHaveURL('/comparar?aves=mosquitero-comun,mosquitero-musical');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Añadir otra' }).press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('curruca zarcera');
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveText(['Mosquitero común', 'Mosquitero musical', 'Curruca zarcera']);
  await page.getByRole('button', { name: 'Cambiar mosquitero musical' }).press('Enter');
  await expect(page.getByLabel('En lugar de mosquitero musical')).toBeFocused();
  await page.keyboard.type('AGUILA REAL');
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveText(['Mosquitero común', 'Águila real', 'Curruca zarcera']);
  await page.getByRole('button', { name: 'Quitar mosquitero común' }).press('Enter');
  await expect(page).toHaveURL('/comparar?aves=aguila-real,curruca-zarcera');
  for (const count of [3, 3, 2]) {
    await page.goBack();
    await expect(columns(page)).toHaveCount(count);
  }
  await page.goBack();
  await expectPage(page, 'Mosquitero común');
});

test('a name that means several is asked back, a slip is understood, and what means none is told', async ({
  page,
}) => {
  await open(page, '/comparar?aves=cuco');
  await expect(page.getByLabel('Otra ave, para ponerla junto a cuco')).toBeVisible();
  const write = async (text: string) => {
    await box(page).fill(text);
    await box(page).press('Enter');
  };
  const told = page.getByRole('main').getByRole('status');
  await write('   ');
  await expect(page).toHaveURL('/comparar?aves=cuco');
  await write('<b>dodo</b>');
  await expect(told.filter({ hasText: 'La guía no tiene ningún ave llamada «<b>dodo</b>».' })).toBeVisible();
  await write('CUCO');
  await expect(told.filter({ hasText: 'Cuco ya está en la comparación.' })).toBeVisible();
  await write('milano');
  await page.getByRole('button', { name: 'Milano negro' }).click();
  await expect(page).toHaveURL('/comparar?aves=cuco,milano-negro');
  await page.getByRole('button', { name: 'Añadir otra' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(box(page)).toHaveCount(0);
});

test('the field offers every name that is not there yet', async ({ page }) => {
  await open(page, '/comparar?aves=cuco');
  await expect(page.locator('datalist option')).toHaveCount(202);
});

test('without a species it asks for one and offers pairs that are often confused', async ({ page }) => {
  await open(page, '/comparar');
  await expect(page.getByLabel('Primera ave')).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Golondrina común y vencejo común' }).click();
  await expect(page).toHaveURL(SWALLOW_AND_SWIFT);
  await expect(columns(page)).toHaveCount(2);
});

test('a name is understood without accents, in capitals, with spaces; unknown ones and a fifth are named', async ({
  page,
}) => {
  const asked = encodeURIComponent(
    'URRACA comun,Dodo,<img src=x onerror=alert(1)>,%,Cuco,Abubilla,Azor-común,Lechuza-común',
  );
  await open(page, `/comparar?aves=${asked}`);
  await expect(columns(page)).toHaveText(['Urraca común', 'Cuco', 'Abubilla', 'Azor común']);
  await expect(page.getByText(/«Dodo»/)).toBeVisible();
  await expect(page.getByText(/«<img src=x onerror=alert\(1\)>»/)).toBeVisible();
  await expect(page.getByText('Caben cuatro aves como mucho; se queda fuera lechuza común.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Añadir otra' })).toHaveCount(0);
  await open(page, '/comparar?aves=Dodo,Moa,cuco,urraca-comun,abubilla,azor-comun,lechuza-comun,ansar-comun');
  await expect(page.getByText('La guía no tiene ningún ave llamada «Dodo» ni «Moa».')).toBeVisible();
  await expect(page.getByText(/se quedan fuera lechuza común y /)).toBeVisible();
  await open(page, '/comparar?aves=Dodo');
  await expect(page.getByText('La guía no tiene ningún ave llamada «Dodo».')).toBeVisible();
  await expect(page.getByLabel('Primera ave')).toBeVisible();
  for (const address of [
    '/comparar?aves=',
    '/comparar?aves=,,,',
    '/comparar?aves=%E0%A4%A',
    '/comparar?aves',
  ]) {
    await open(page, address);
    await expect(page.getByLabel('Primera ave')).toBeVisible();
  }
});

test('a comparison survives a reload and the way back from a species', async ({ page }) => {
  await open(page, SWALLOW_AND_SWIFT);
  await page.reload();
  await alive(page);
  await columns(page).getByRole('link', { name: 'Vencejo común' }).click();
  await expectPage(page, 'Vencejo común');
  await page.goBack();
  await expect(columns(page)).toHaveText(['Golondrina común', 'Vencejo común']);
});

test('«Compartir» copies the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, SWALLOW_AND_SWIFT);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText(/Dirección copiada/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
