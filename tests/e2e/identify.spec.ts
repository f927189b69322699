import type { Page } from '@playwright/test';
import { REFERENCE_BIRDS } from '../../domain/identify/size.ts';
import { aves, cards, expect, namesOnCards, open, test } from './fixtures.ts';

// «¿Qué ave es?» on /search, answers in the address, all species ranked, each with its reason.

const group = (page: Page, name: string) => page.getByRole('group', { name });
const size = (page: Page) => group(page, '¿De qué tamaño era?');
const colours = (page: Page) => group(page, '¿De qué colores?');
const ranked = (page: Page) => page.getByRole('main').getByText('203 aves, primero las que mejor encajan');

test('whoever comes without a name finds the questions open above all the species', async ({ page }) => {
  await open(page, '/search');
  await expect(size(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(aves.length);
  await expect(ranked(page)).toHaveCount(0);
});

test('a search by name keeps the questions closed, and opens them when asked', async ({ page }) => {
  await open(page, '/search?nombre=milano');
  await expect(cards(page)).toHaveCount(2);
  await expect(size(page)).toHaveCount(0);
  await page.getByText('¿Qué ave es?').click();
  await expect(size(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
});

test('answers order the species and say why each is there', async ({ page }) => {
  await open(page, '/search');
  await size(page).getByRole('radio', { name: 'mirlo', exact: true }).check();
  await colours(page).getByRole('checkbox', { name: 'pardo' }).check();
  await group(page, '¿Dónde estaba?').getByRole('radio', { name: 'en tu parque' }).check();
  await group(page, '¿Qué hacía?').getByRole('radio', { name: 'en el suelo' }).check();
  await page.getByRole('combobox', { name: '¿En qué mes?' }).selectOption('noviembre');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toContainText('Mirlo común');
  await expect(cards(page).first()).toContainText(
    'parda (la hembra), tamaño de mirlo, en tu parque, en noviembre, en el suelo',
  );
  await expect(cards(page).first()).not.toContainText('No encaja');
  await expect(page).toHaveURL(
    '/search?tamano=mirlo&color=pardo&donde=parque&haciendo=suelo&cuando=noviembre',
  );
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '203 aves' })).toBeVisible();
});

test('each result says apart what does not fit', async ({ page }) => {
  await open(page, '/search?color=verde&color=negro&donde=roquedo&cuando=enero&haciendo=volando');
  const eagle = cards(page).filter({ hasText: 'Águila real' });
  await expect(eagle.getByText('negra, entre rocas, en enero, volando', { exact: true })).toBeVisible();
  await expect(eagle.getByText('No encaja: color verde', { exact: true })).toBeVisible();
});

test('no answers cut the list: all 203 can be reached, the next by «Ver más», where the focus goes on', async ({
  page,
}) => {
  await open(page, '/search?tamano=ciguena&color=rosa&donde=alta-montaña&haciendo=tronco&cuando=enero');
  await expect(cards(page)).toHaveCount(12);
  const more = page.getByRole('button', { name: 'Ver más' });
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).nth(12).getByRole('link')).toBeFocused();
  for (let shown = 24; shown < aves.length; shown += 12) await more.click();
  await expect(more).toHaveCount(0);
  expect(new Set(await namesOnCards(page))).toEqual(new Set(aves.map(({ nombre }) => nombre)));
});

test('an address can be shared, and a step back takes the last answer back', async ({ page }) => {
  await open(page, '/search');
  await colours(page).getByRole('checkbox', { name: 'verde' }).check();
  await group(page, '¿Qué hacía?').getByRole('radio', { name: 'en un tronco' }).check();
  await expect(cards(page).first()).toContainText('Pito real ibérico');
  const address = page.url();
  await page.goBack();
  await expect(group(page, '¿Qué hacía?').getByRole('radio', { name: 'No lo sé' })).toBeChecked();
  await expect(colours(page).getByRole('checkbox', { name: 'verde' })).toBeChecked();
  await page.goBack();
  await expect(cards(page)).toHaveCount(aves.length);
  await open(page, address);
  await expect(colours(page).getByRole('checkbox', { name: 'verde' })).toBeChecked();
  await expect(cards(page).first()).toContainText('Pito real ibérico');
  await group(page, '¿Qué hacía?').getByRole('radio', { name: 'No lo sé' }).check();
  await expect(page).not.toHaveURL(/haciendo/);
});

test('a fourth colour is not taken, and the page says why', async ({ page }) => {
  await open(page, '/search?color=blanco&color=negro&color=gris');
  await colours(page).getByRole('checkbox', { name: 'azul' }).click();
  await expect(colours(page).getByRole('checkbox', { name: 'azul' })).not.toBeChecked();
  await expect(colours(page).getByRole('status')).toHaveText(
    'Ya has elegido tres colores: quita uno y podrás añadir el azul.',
  );
  await colours(page).getByRole('checkbox', { name: 'gris' }).uncheck();
  await expect(colours(page).getByRole('status')).toHaveText('');
  await colours(page).getByRole('checkbox', { name: 'azul' }).check();
  await expect(page).toHaveURL(/color=blanco&color=negro&color=azul/);
});

test('the month is that of today until another is said, and can be left open', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-05-10T10:00:00'));
  await open(page, '/search?donde=ciudad&haciendo=volando');
  const month = page.getByRole('combobox', { name: '¿En qué mes?' });
  await expect(month.getByRole('option', { selected: true })).toHaveText('mayo');
  await expect(cards(page).first()).toContainText('en mayo');
  await month.selectOption('cualquier mes');
  await expect(page).toHaveURL(/cuando=cualquiera/);
  await expect(cards(page).first()).not.toContainText('en mayo');
});

test('what an address says and nobody understands is left out, told, and breaks nothing', async ({
  page,
}) => {
  const hostile = encodeURIComponent('<img src=x onerror=alert(1)>');
  await open(page, `/search?color=fucsia&color=pardo&tamano=${hostile}&cuando=99&haciendo=%E0%A4%A`);
  await expect(
    page.getByRole('status').filter({ hasText: 'no cuentan: «fucsia», «<img src=x' }),
  ).toBeVisible();
  await expect(colours(page).getByRole('checkbox', { name: 'pardo' })).toBeChecked();
  await expect(cards(page)).toHaveCount(12);
});

test('with a name as well, those that have it come first and none is lost', async ({ page }) => {
  await open(page, '/search?nombre=milano&color=anaranjado&cuando=enero&haciendo=volando');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(0)).toContainText('Milano real');
  await expect(cards(page).nth(1)).toContainText('Milano negro');
  await expect(page.getByRole('status').filter({ hasText: '2 especies con ese nombre' })).toBeVisible();
});

test('a name that nothing has is told as ever, and the ranking still helps', async ({ page }) => {
  await open(page, '/search?nombre=dodo&tamano=pato&haciendo=agua');
  await expect(page.getByText('No se encontró información de aves', { exact: true })).toBeVisible();
  await expect(cards(page).first()).toContainText('Ánade azulón');
});

test('an empty search and the home page lead to the questions', async ({ page }) => {
  for (const path of ['/search?nombre=dodo', '/']) {
    await open(page, path);
    await page.getByRole('main').getByRole('link', { name: '¿Qué ave es?' }).click();
    await expect(page).toHaveURL('/search');
    await expect(size(page)).toBeVisible();
  }
});

test('the keyboard alone answers, and the focus stays where it answers', async ({ page }) => {
  await open(page, '/search');
  await size(page).getByRole('radio', { name: 'No lo sé' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/tamano=gorrion/);
  await expect(size(page).getByRole('radio', { name: 'gorrión', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/color=blanco/);
  await expect(colours(page).getByRole('checkbox', { name: 'blanco' })).toBeFocused();
  await page.getByRole('link', { name: 'Ver las que mejor encajan' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
});

test('the silhouettes are drawn to one scale', async ({ page }) => {
  await open(page, '/search');
  const perCm: number[] = [];
  for (const { nombre, longitud } of REFERENCE_BIRDS) {
    const label = size(page)
      .locator('label')
      .filter({ hasText: new RegExp(`^${nombre}$`) });
    const box = await label.locator('svg').boundingBox();
    perCm.push((box?.width ?? 0) / longitud);
  }
  // A bird that stands is a little less wide than it is long; how much depends on how upright it stands.
  expect(Math.max(...perCm) / Math.min(...perCm)).toBeLessThan(1.2);
});
