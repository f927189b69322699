import type { Page } from '@playwright/test';
import { expectedIn } from '../../domain/places/expected-aves.ts';
import { alive, aveOf, expect, expectPage, lugares, NOT_FOUND, open, SHEET, test } from './fixtures.ts';

// All places, on the map and in the list; one place, what to expect there this month, on paper and in the quiz.

const SANTILLANA = '/lugares/embalse-de-santillana';
const NOVEMBER = '2026-11-21T10:00:00+01:00';
const atSantillana = lugares.find(({ id }) => id === 'embalse-de-santillana')?.especies ?? [];

const list = (page: Page) => page.getByRole('list', { name: 'Lugares', exact: true });
const names = (page: Page) => list(page).getByRole('heading', { level: 2 });
const marks = (page: Page) => page.getByRole('group', { name: 'Mapa de los lugares' }).getByRole('link');

/** Numbers and names that the map tells. */
const namesOnMap = (page: Page) =>
  marks(page).evaluateAll((each) =>
    each.map((mark) => mark.getAttribute('aria-label')?.replace(/^\d+\. /, '')),
  );

test('map and list tell the same places, all of them', async ({ page }) => {
  await open(page, '/lugares');
  await expect(names(page)).toHaveText(lugares.map(({ nombre }) => nombre));
  await expect.poll(() => namesOnMap(page)).toEqual(lugares.map(({ nombre }) => nombre));
  await expect(page.getByText(/Instituto Geográfico Nacional \(CC BY 4\.0 ign\.es\)/)).toBeVisible();
});

test('a month and a habitat choose among them, the address tells the choice, and a reload keeps it', async ({
  page,
}) => {
  await open(page, '/lugares');
  await page.getByLabel('Buenos en').selectOption('enero');
  await page.getByLabel('Con hábitat de').selectOption('humedal');
  await expect(page).toHaveURL('/lugares?mes=enero&habitat=humedal');
  const expected = lugares.filter(
    ({ mejorEpoca, habitats }) => mejorEpoca.includes(1) && habitats.includes('humedal'),
  );
  await page.reload();
  await expect(names(page)).toHaveText(expected.map(({ nombre }) => nombre));
  await expect.poll(() => namesOnMap(page)).toEqual(expected.map(({ nombre }) => nombre));
  await expect(page.getByRole('status').filter({ hasText: `${expected.length} lugares.` })).toBeVisible();
});

test('a choice that leaves none says so and gives all back', async ({ page }) => {
  await open(page, '/lugares?mes=agosto&habitat=estepa');
  await expect(page.getByText('Ninguno de los lugares')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos los lugares' }).click();
  await expect(names(page)).toHaveCount(lugares.length);
});

test('what an address asks for in vain is told, and all places are shown', async ({ page }) => {
  await open(page, '/lugares?mes=brumario&habitat=%3Cscript%3E');
  await expect(page.getByText('No conocemos el mes «brumario»')).toBeVisible();
  await expect(page.getByText('No conocemos el hábitat «<script>»')).toBeVisible();
  await expect(names(page)).toHaveCount(lugares.length);
});

test.describe('for who lets the browser tell where they are', () => {
  test.use({ geolocation: { latitude: 40.038, longitude: -3.61 }, permissions: ['geolocation'] });

  test('the nearest come first once they ask, with how far they are, and the address does not tell', async ({
    page,
  }) => {
    await open(page, '/lugares');
    await page.getByRole('button', { name: 'Cerca de mí' }).click();
    await expect(names(page).first()).toHaveText('Jardín del Príncipe y sotos de Aranjuez');
    await expect(list(page).getByRole('listitem').first()).toContainText(
      /a (unos|menos de) \d+ km en línea recta/,
    );
    await expect(page).toHaveURL('/lugares');
    await page.getByRole('button', { name: 'Ordenar por comarcas' }).click();
    await expect(names(page).first()).toHaveText('Casa de Campo');
  });
});

test('who refuses to tell where they are reads why nothing is near', async ({ page }) => {
  await open(page, '/lugares');
  await page.getByRole('button', { name: 'Cerca de mí' }).click();
  await expect(page.getByText(/no tiene permiso|no sabe ahora mismo/)).toBeVisible();
  await expect(names(page)).toHaveCount(lugares.length);
});

test('by keyboard a mark of the map leads to its place, before the scripts are there too', async ({
  page,
}) => {
  await open(page, '/lugares');
  await marks(page).first().focus();
  await page.keyboard.press('Enter');
  await expectPage(page, 'Casa de Campo');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a place tells this month what to expect, the likeliest first, and folds the rest of the year', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(NOVEMBER));
  await open(page, SANTILLANA);
  const section = page.getByRole('region', { name: 'Qué esperar en noviembre' });
  const all = atSantillana.map(aveOf);
  const expected = expectedIn(all, 11).map(({ nombre }) => nombre);
  await expect(section.getByRole('list').first().getByRole('link')).toHaveText(expected);
  await section.getByText('El resto del año').click();
  await expect(section.getByRole('list').last().getByRole('link')).toHaveCount(all.length - expected.length);
  await expect(page.getByText(/Son aves sensibles a las molestias/)).toContainText('buitre negro');
  await open(page, '/lugares/casa-de-campo');
  await expect(page.getByText(/Es un ave sensible a las molestias/)).toContainText('águila imperial ibérica');
});

test('one comes back from a species to the place from which one opened it', async ({ page }) => {
  await page.clock.setFixedTime(new Date(NOVEMBER));
  await open(page, SANTILLANA);
  await page.getByRole('region', { name: 'Sus joyas' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Volver al lugar' }).click();
  await expectPage(page, 'Embalse de Santillana');
});

test('a place leads to a walk there, to a round with its birds alone, and to the open map', async ({
  page,
}) => {
  await open(page, SANTILLANA);
  await expect(page.getByRole('link', { name: 'Apuntar una salida aquí' })).toHaveAttribute(
    'href',
    '/salida?lugar=Embalse+de+Santillana',
  );
  const map = page.getByRole('link', { name: /OpenStreetMap \(sales de la guía\)/ });
  await expect(map).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=40.713&mlon=-3.838#map=13/40.713/-3.838',
  );
  await page.getByRole('link', { name: 'Jugar con sus aves' }).click();
  await expect(page.getByText('Con las aves de este lugar: Embalse de Santillana.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Pregunta 1 de 10/ })).toBeVisible();
});

test('a round that names an unknown place says so and asks for all', async ({ page }) => {
  await open(page, '/juego?juego=clase&juego-lugar=do%C3%B1ana');
  await expect(page.getByText('No conocemos el lugar «donana»')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Pregunta 1 de 10/ })).toBeVisible();
});

test('printed, a place is one sheet with a box and a plate for each of its species', async ({ page }) => {
  const most = Math.max(...lugares.map(({ especies }) => especies.length));
  for (const { id, especies } of lugares.filter(({ especies }) => especies.length === most)) {
    await open(page, `/lugares/${id}`);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    const sheet = page.getByRole('region', { name: 'Hoja de campo' });
    await expect(sheet.getByRole('listitem')).toHaveCount(especies.length);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.height, id).toBeLessThanOrEqual(SHEET.height);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the sheet is printed once its plates have come', async ({ page }) => {
  await open(page, SANTILLANA);
  await page.evaluate(() => {
    window.print = () => {
      const plates = [...document.querySelectorAll<HTMLImageElement>('#hoja-de-campo img')];
      document.body.dataset.loaded = String(plates.filter((each) => each.naturalWidth > 0).length);
    };
  });
  await page.getByRole('button', { name: 'Imprimir la hoja de campo' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-loaded', String(atSantillana.length));
});

test('an unknown place says so and leads to all', async ({ page, console }) => {
  console.expects(NOT_FOUND);
  await page.goto('/lugares/do%C3%B1ana');
  await alive(page);
  await expectPage(page, 'No conocemos ese lugar');
  await page.getByRole('link', { name: 'Ver todos los lugares' }).click();
  await expectPage(page, 'Lugares para ver aves');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all places and all species of a place can be read', async ({ page }) => {
    await page.goto('/lugares');
    await expect(names(page)).toHaveCount(lugares.length);
    await page.goto(SANTILLANA);
    await page.locator('summary', { hasText: `Las ${atSantillana.length} aves que puedes esperar` }).click();
    await expect(page.getByRole('link', { name: 'Zampullín cuellinegro' }).last()).toBeVisible();
  });
});

test('the search box finds a place, while one types and after Enter', async ({ page }) => {
  await open(page, '/');
  const box = page.getByLabel('Buscar aves', { exact: true });
  await box.click();
  await expect(page.getByRole('combobox', { name: 'Buscar aves' })).toBeVisible();
  await page.keyboard.type('santillana');
  await expect(page.getByRole('option').first()).toHaveText(
    'Embalse de Santillana · lugar, Manzanares el Real y Soto del Real',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?nombre=santillana');
  await page.getByRole('region', { name: 'Lugares para ver aves' }).getByRole('link').click();
  await expectPage(page, 'Embalse de Santillana');
});

test('a species names its places as links; a sensitive one names none and says why', async ({ page }) => {
  await open(page, '/birds/Ánade-rabudo');
  const where = page.getByRole('region', { name: 'Dónde y cuándo' });
  await expect(where.getByText(aveOf('Ánade rabudo').donde)).toBeVisible();
  await where.getByRole('link', { name: 'Embalse de Santillana' }).click();
  await expectPage(page, 'Embalse de Santillana');
  await open(page, '/birds/Águila-imperial-ibérica');
  await expect(where.getByText('Es sensible a las molestias')).toBeVisible();
  await expect(where.getByRole('link')).toHaveCount(0);
});
