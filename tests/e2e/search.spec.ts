import type { Page } from '@playwright/test';
import { atRest, expect, open, stickingOut, test } from './fixtures.ts';

// Searching by name: what an empty box does, and what is shown when nothing matches. Which names a text finds is tested
// in `data/search.test.ts`, what is typed before the page is alive in `suggestions.spec.ts`.

// A search box, and a combobox once its suggestions are there: by its name alone.
const box = (page: Page) => page.getByLabel('Buscar aves', { exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const asked = (page: Page) => page.getByRole('region', { name: '¿Quisiste decir…?' });
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

test('a search leads to its address, shows and tells how many it found, and clears the box', async ({
  page,
}) => {
  const told = page.getByRole('main').getByRole('status');
  await open(page, '/');
  await search(page, 'ÀGUÏLÂ-reál'.normalize('NFD'));
  await expect(cards(page)).toHaveText(['Águila real']);
  await expect(told.filter({ hasText: /^1 especie$/ })).toBeVisible();
  await search(page, 'milano');
  await expect(page).toHaveURL('/search?nombre=milano');
  await expect(cards(page)).toHaveText(['Milano negro', 'Milano real']);
  await expect(told.filter({ hasText: '2 especies' })).toBeVisible();
  await expect(page.getByText(NONE)).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
});

test('an empty box, or one with only spaces, suggests nothing and does nothing, with arrows too', async ({
  page,
}) => {
  await open(page, '/guide');
  const length = await page.evaluate(() => window.history.length);
  for (const text of ['', '   ']) {
    await box(page).click();
    await expect(page.getByRole('combobox', { name: 'Buscar aves' })).toBeVisible();
    for (const key of ['ArrowDown', 'ArrowUp']) await box(page).press(key);
    await search(page, text);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await atRest(page);
    await expect(page).toHaveURL('/guide');
    await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(length);
  }
});

test('a slip of the finger shows the specified empty text, and asks which bird was meant', async ({
  page,
}) => {
  await open(page, '/guide');
  await search(page, 'vuitre');
  await expect(page).toHaveURL('/search?nombre=vuitre');
  await expect(page.getByText(NONE, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'Una rama sin ningún pájaro' })).toBeVisible();
  await expect(asked(page).getByRole('status')).toHaveText('Hay 2 aves con un nombre parecido.');
  await expect(cards(page)).toHaveText(['Buitre leonado', 'Buitre negro']);
  await asked(page).getByRole('link', { name: 'Buitre leonado' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buitre leonado' })).toBeVisible();
});

test('a name that several birds bear shows them all, each with that name', async ({ page }) => {
  await open(page, '/');
  await search(page, 'Tordo');
  await expect(page.getByText(NONE, { exact: true })).toBeVisible();
  await expect(asked(page).getByRole('status')).toHaveText('La gente llama así a 6 aves.');
  await expect(asked(page).getByRole('article')).toHaveText(Array(6).fill(/También: tordo$/));
  await expect(cards(page).first()).toHaveText('Estornino negro');
  expect(await stickingOut(page)).toEqual([]);
});

for (const [text, nombre, told] of [
  ['becada', 'Chocha perdiz', 'becada (lo que has buscado)'],
  ['common blackbird', 'Mirlo común', 'Common Blackbird (lo que has buscado)'],
  ['sylvia UNDATA', 'Curruca rabilarga', 'Sylvia undata (lo que has buscado)'],
  ['Upupa epops', 'Abubilla', 'Upupa epops'],
] as const) {
  test(`a name that one bird alone bears leads to it, and its page says which: «${text}»`, async ({
    page,
  }) => {
    await open(page, '/guide');
    await search(page, text);
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible();
    await expect(page.getByRole('main').getByText(told)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
  });
}

test('such a name in the address leads there too, and the page can be reloaded', async ({ page }) => {
  await open(page, '/search?nombre=colorin');
  await expect(page.getByRole('heading', { level: 1, name: 'Jilguero europeo' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('colorín (lo que has buscado)')).toBeVisible();
});

test('where the other names cannot be fetched the specified empty page stands', async ({ page, console }) => {
  console.expects(/Failed to load resource/);
  console.expects(/A part of the page cannot be fetched/);
  await page.route('**/assets/nombres-*.js', (route) => route.abort());
  await open(page, '/search?nombre=becada');
  await expectNone(page);
});

for (const text of ['🦜'.repeat(50), '\u202eolrim', '(a+)+$', `${'mirlo'.repeat(400)}`]) {
  test(`a hostile text shows the empty page and does no more: «${text.slice(0, 12)}»`, async ({ page }) => {
    await open(page, '/');
    await search(page, text);
    await expectNone(page);
    expect(await stickingOut(page)).toEqual([]);
  });
}

test('a search without matches shows a picture, says so, and leads on; a step back returns to the one before', async ({
  page,
}) => {
  await open(page, '/');
  await search(page, 'milano');
  await expect(cards(page)).toHaveText(['Milano negro', 'Milano real']);
  await search(page, 'dodo');
  await expect(page).toHaveURL('/search?nombre=dodo');
  await expectNone(page);
  await page.goBack();
  await expect(page).toHaveURL('/search?nombre=milano');
  await expect(cards(page)).toHaveText(['Milano negro', 'Milano real']);
  await page.goForward();
  await page.getByRole('main').getByRole('link', { name: 'Ver todas las aves' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las aves' })).toBeVisible();
});

test('an address without a text finds nothing, says so, and leads on', async ({ page }) => {
  for (const path of ['/search', '/search?nombre=', '/search/?nombre=%20%20']) {
    await open(page, path);
    await expectNone(page);
    await expect(page.getByText('Has buscado')).toHaveCount(0);
  }
});

const MARKUP = '<img src=x onerror="document.title=1"><b>cuco</b>';

for (const text of ['cigüeña & ñandú + 100% #1 ?', MARKUP]) {
  test(`a search can be shared: its address shows the same text to whoever opens it: «${text}»`, async ({
    page,
  }) => {
    await open(page, '/');
    await search(page, text);
    await expectNone(page);
    await expect(page.getByText(text)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('nombre')).toBe(text);
    await page.reload();
    await expectNone(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveTitle('Búsqueda · Guía de Aves de Madrid');
  });
}

test('a text of 5,000 letters or a broken escape finds nothing, breaks nothing, and can be reloaded', async ({
  page,
}) => {
  await open(page, '/search?nombre=%E0%A4%A');
  await expectNone(page);
  await search(page, 'ñ'.repeat(5000));
  // The page before shows nothing found either: only the address tells that this search has come.
  await expect.poll(() => new URL(page.url()).searchParams.get('nombre')?.length).toBe(5000);
  await expectNone(page);
  expect(await stickingOut(page)).toEqual([]);
  await page.reload();
  await expectNone(page);
  await search(page, 'cuco');
  await expect(cards(page)).toHaveText(['Cuco']);
});
