import type { Page } from '@playwright/test';
import { alive, atRest, aves, expect, open, test } from './guia.ts';

// Searching by name: what matches, what an empty box does, and what is shown when nothing matches.

// A search box, and a combobox once its suggestions are there: by its name alone.
const box = (page: Page) => page.getByLabel('Buscar aves', { exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const NONE = 'No se encontró información de aves';

async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

async function expectNone(page: Page): Promise<void> {
  await expect(page.getByText(NONE, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
}

test('a search leads to its address, shows what it found and clears the box', async ({ page }) => {
  await open(page, '/');
  await search(page, 'milano');
  await expect(page).toHaveURL('/search?nombre=milano');
  await expect(cards(page)).toHaveText(['Milano negro', 'Milano real']);
  await expect(page.getByText(NONE)).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
});

test('the magnifying glass searches as Enter does', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  await box(page).fill('cuco');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL('/search?nombre=cuco');
  await expect(cards(page)).toHaveText(['Cuco']);
  await expect(box(page)).toHaveValue('');
});

for (const [what, text] of [
  ['an empty box', ''],
  ['a box with only spaces', '   '],
] as const) {
  test(`${what} does nothing`, async ({ page }) => {
    await open(page, '/guide');
    const length = await page.evaluate(() => window.history.length);
    await search(page, text);
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await atRest(page);
    await expect(page).toHaveURL('/guide');
    await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(length);
  });
}

const EAGLES = ['Águila calzada', 'Águila imperial ibérica', 'Águila perdicera', 'Águila real'];

for (const [what, text, expected] of [
  ['without accents', 'aguila', EAGLES],
  ['with accents', 'águila', EAGLES],
  ['with accents that are not there', 'ÀGUÏLÂ', EAGLES],
  ['with decomposed accents', 'águila'.normalize('NFD'), EAGLES],
  ['in capitals', 'ÁGUILA REAL', ['Águila real']],
  ['with a hyphen for the space', 'aguila-real', ['Águila real']],
  ['with a part of a word', 'uila re', ['Águila real']],
  ['without the diaeresis', 'ciguena', ['Cigüeña blanca', 'Cigüeña negra']],
  ['with spaces at its ends', '  búho real ', ['Búho real']],
  ['of a word inside the name', 'del nilo', ['Ganso del Nilo']],
] as const) {
  test(`a search ${what} finds the same: «${text}»`, async ({ page }) => {
    await open(page, '/');
    await search(page, text);
    await expect(cards(page)).toHaveText([...expected]);
  });
}

test('a single letter finds every name that has it, and no other', async ({ page }) => {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const expected = aves.map((ave) => ave.nombre).filter((nombre) => plain(nombre).includes('z'));
  expect(expected.length).toBeGreaterThan(20);
  await open(page, '/search?nombre=Z');
  await expect(cards(page)).toHaveText(expected);
});

test('a search looks at the common name only', async ({ page }) => {
  for (const text of ['Upupa', 'Strigiformes', 'Residente', 'insectos']) {
    await open(page, `/search?nombre=${text}`);
    await expectNone(page);
  }
});

test('a search without matches shows a picture, says so, and leads on', async ({ page }) => {
  await open(page, '/');
  await search(page, 'dodo');
  await expect(page).toHaveURL('/search?nombre=dodo');
  await expectNone(page);
  await page.getByRole('main').getByRole('link', { name: 'Ver todas las aves' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las aves' })).toBeVisible();
});

for (const path of ['/search', '/search?nombre=', '/search?nombre=%20%20', '/search/?nombre=']) {
  test(`${path} shows all 203 species`, async ({ page }) => {
    await open(page, path);
    await expect(cards(page)).toHaveText(aves.map((ave) => ave.nombre));
    await expect(page.getByText(NONE)).toHaveCount(0);
  });
}

test('one search follows another, and a step back returns to the one before', async ({ page }) => {
  await open(page, '/');
  await search(page, 'milano');
  await expect(cards(page)).toHaveText(['Milano negro', 'Milano real']);
  await search(page, 'dodo');
  await expectNone(page);
  await page.goBack();
  await expect(cards(page)).toHaveText(['Milano negro', 'Milano real']);
  await expect(page).toHaveURL('/search?nombre=milano');
});

test('a search can be shared: its address shows the same to whoever opens it', async ({ page }) => {
  await open(page, '/');
  await search(page, 'cigüeña & ñandú + 100% #1 ?');
  await expectNone(page);
  const address = page.url();
  expect(new URL(address).searchParams.get('nombre')).toBe('cigüeña & ñandú + 100% #1 ?');
  await open(page, address);
  await expectNone(page);
  await expect(page.getByText('cigüeña & ñandú + 100% #1 ?')).toBeVisible();
});

test('a search tells assistive technology how many it found', async ({ page }) => {
  await open(page, '/');
  await search(page, 'milano');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '2 especies' })).toBeVisible();
  await search(page, 'abubilla');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^1 especie$/ }),
  ).toBeVisible();
});

for (const letter of ['a', 'ñ']) {
  test(`a text of 5,000 «${letter}» finds nothing, breaks nothing, and can be reloaded`, async ({ page }) => {
    await open(page, '/');
    await search(page, letter.repeat(5000));
    await expectNone(page);
    expect(new URL(page.url()).searchParams.get('nombre')).toHaveLength(5000);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await page.reload();
    await expectNone(page);
    await search(page, 'cuco');
    await expect(cards(page)).toHaveText(['Cuco']);
  });
}

test('markup in a search is shown as text and does nothing', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1"><b>cuco</b>';
  await open(page, '/');
  await search(page, markup);
  await expectNone(page);
  await expect(page.getByText(markup)).toBeVisible();
  await open(page, `/search?nombre=${encodeURIComponent(markup)}`);
  await expectNone(page);
  await expect(page.getByText(markup)).toBeVisible();
  await expect(page).toHaveTitle('Búsqueda · Guía de Aves de Madrid');
});

test('a broken percent escape in a search is a text like any other', async ({ page }) => {
  await open(page, '/search?nombre=%E0%A4%A');
  await expectNone(page);
});

test('what a visitor types before the page is alive is searched for', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('milano');
  release();
  await alive(page);
  await expect(box(page)).toHaveValue('milano');
  await box(page).press('Enter');
  await expect(page.getByText('2 especies')).toBeVisible();
});
