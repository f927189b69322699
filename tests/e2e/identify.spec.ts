import type { Page } from '@playwright/test';
import { REFERENCE_BIRDS } from '../../domain/identify/size.ts';
import { aves, cards, expect, expectPage, namesOnCards, open, test } from './fixtures.ts';

// «¿Qué ave es?» on /que-ave-es, answers in the address, all species ranked, each with its reason.

const group = (page: Page, name: string) => page.getByRole('group', { name });
const size = (page: Page) => group(page, '¿De qué tamaño era?');
const colours = (page: Page) => group(page, '¿De qué colores?');
const ranked = (page: Page) => page.getByRole('main').getByText('203 aves, primero las que mejor encajan');

test('whoever comes finds the questions, and no species before an answer', async ({ page }) => {
  await open(page, '/que-ave-es');
  await expect(size(page)).toBeVisible();
  await expect(page.getByText('Contesta a una pregunta')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(ranked(page)).toHaveCount(0);
});

test('answers order the species and say why each is there', async ({ page }) => {
  await open(page, '/que-ave-es');
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
    '/que-ave-es?tamano=mirlo&color=pardo&donde=parque&haciendo=suelo&cuando=noviembre',
  );
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '203 aves' })).toBeVisible();
});

test('who has only heard it is answered too, and the address keeps what it sounded like', async ({
  page,
}) => {
  await open(page, '/que-ave-es');
  await group(page, '¿Cómo sonaba?').getByRole('radio', { name: 'tamborileaba' }).check();
  await page.getByRole('combobox', { name: '¿En qué mes?' }).selectOption('marzo');
  await expect(cards(page).filter({ hasText: 'Pico picapinos' })).toContainText('tamborileaba');
  await expect(page).toHaveURL('/que-ave-es?sonaba=tamborilea&cuando=marzo');
  await page.reload();
  await expect(group(page, '¿Cómo sonaba?').getByRole('radio', { name: 'tamborileaba' })).toBeChecked();
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
  await open(page, '/que-ave-es?tamano=ciguena&color=rosa&donde=alta-montaña&haciendo=tronco&cuando=enero');
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
  await open(page, '/que-ave-es');
  await colours(page).getByRole('checkbox', { name: 'verde' }).check();
  await group(page, '¿Qué hacía?').getByRole('radio', { name: 'en un tronco' }).check();
  await expect(cards(page).first()).toContainText('Pito real ibérico');
  const address = page.url();
  await page.goBack();
  await expect(group(page, '¿Qué hacía?').getByRole('radio', { name: 'No lo sé' })).toBeChecked();
  await expect(colours(page).getByRole('checkbox', { name: 'verde' })).toBeChecked();
  await page.goBack();
  await expect(cards(page)).toHaveCount(0);
  await open(page, address);
  await expect(colours(page).getByRole('checkbox', { name: 'verde' })).toBeChecked();
  await expect(cards(page).first()).toContainText('Pito real ibérico');
  await group(page, '¿Qué hacía?').getByRole('radio', { name: 'No lo sé' }).check();
  await expect(page).not.toHaveURL(/haciendo/);
});

test('a fourth colour is not taken, and the page says why', async ({ page }) => {
  await open(page, '/que-ave-es?color=blanco&color=negro&color=gris');
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
  await open(page, '/que-ave-es?donde=ciudad&haciendo=volando');
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
  await open(page, `/que-ave-es?color=fucsia&color=pardo&tamano=${hostile}&cuando=99&haciendo=%E0%A4%A`);
  await expect(
    page.getByRole('status').filter({ hasText: 'no cuentan: «fucsia», «<img src=x' }),
  ).toBeVisible();
  await expect(colours(page).getByRole('checkbox', { name: 'pardo' })).toBeChecked();
  await expect(cards(page)).toHaveCount(12);
});

test('more cards that were asked for are there after a reload and on the way back from a species', async ({
  page,
}) => {
  await open(page, '/que-ave-es?tamano=mirlo&color=negro&cuando=mayo');
  await page.getByRole('button', { name: 'Ver más' }).click();
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(cards(page)).toHaveCount(36);
  await page.reload();
  await expect(cards(page)).toHaveCount(36);
  const nombre = (await namesOnCards(page))[30] ?? '';
  await cards(page).nth(30).getByRole('link').click();
  await expectPage(page, nombre);
  await page.goBack();
  await expect(cards(page)).toHaveCount(36);
  await expect(cards(page).nth(30)).toBeInViewport();
  await expect(size(page).getByRole('radio', { name: 'mirlo', exact: true })).toBeChecked();
  await colours(page).getByRole('checkbox', { name: 'gris' }).check();
  await expect(cards(page)).toHaveCount(12);
});

test('nothing lies over the answers: whatever one scrolls to can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/que-ave-es?color=negro');
  await expect(ranked(page)).toBeVisible();
  const covered = await page.evaluate(() => {
    const inputs = [...document.querySelectorAll<HTMLElement>('main label:has(input)')];
    return inputs.flatMap((label) => {
      return (['start', 'end'] as const).flatMap((block) => {
        label.scrollIntoView({ block });
        const { left, top, width, height } = label.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return label.contains(there) ? [] : [`${block}: ${label.textContent}`];
      });
    });
  });
  expect(covered).toEqual([]);
});

test('a search by name leads here, with the answers that its address gives', async ({ page }) => {
  await open(page, '/search?nombre=milano&color=anaranjado&cuando=enero&haciendo=volando');
  await expect(cards(page)).toHaveText([/Milano negro/, /Milano real/]);
  await page.getByRole('link', { name: 'mira cuáles encajan' }).click();
  await expect(page).toHaveURL('/que-ave-es?color=anaranjado&cuando=enero&haciendo=volando');
  await expect(colours(page).getByRole('checkbox', { name: 'anaranjado' })).toBeChecked();
  await expect(cards(page)).toHaveCount(12);
});

test('a search, whatever it finds, and the home page lead to the questions', async ({ page }) => {
  for (const path of ['/search?nombre=dodo', '/search?nombre=cuco', '/search', '/']) {
    await open(page, path);
    await page.getByRole('main').getByRole('link', { name: '¿Qué ave es?', exact: true }).click();
    await expect(page).toHaveURL('/que-ave-es');
    await expect(size(page)).toBeVisible();
  }
});

test('the keyboard alone answers, and the focus stays where it answers', async ({ page }) => {
  await open(page, '/que-ave-es');
  await size(page).getByRole('radio', { name: 'No lo sé' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/tamano=gorrion/);
  await expect(size(page).getByRole('radio', { name: 'gorrión', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/color=blanco/);
  await expect(colours(page).getByRole('checkbox', { name: 'blanco' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Ver las que mejor encajan' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
});

test('the silhouettes are drawn to one scale', async ({ page }) => {
  await open(page, '/que-ave-es');
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
