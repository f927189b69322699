import type { Page } from '@playwright/test';
import { aves, expect, NOT_FOUND, open, storeSeen, test } from './guia.ts';

// «Filtrar», its three selects, and the lists of an order, a threat level and a season.

const FILTERS = [
  { name: 'Orden', field: 'orden' },
  { name: 'Amenaza', field: 'amenaza' },
  { name: 'Estación', field: 'estacion' },
] as const;

const toggle = (page: Page) => page.getByRole('button', { name: 'Filtrar' });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function expectOpen(page: Page): Promise<void> {
  for (const { name } of FILTERS) await expect(select(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aves Avistadas', exact: true })).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  for (const { name } of FILTERS) await expect(select(page, name)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Aves Avistadas', exact: true })).toBeHidden();
}

for (const { name, field } of FILTERS) {
  const values = [...new Set(aves.map((ave) => ave[field]))];

  test(`«${name}» offers each value that the species have, once, and no other`, async ({ page }) => {
    await open(page, '/');
    await toggle(page).click();
    const options = await select(page, name).locator('option:not([disabled])').allTextContents();
    expect([...options].sort()).toEqual([...values].sort());
  });

  test(`choosing any option of «${name}» leads to its species and closes the dropdown`, async ({ page }) => {
    await open(page, '/');
    for (const value of values) {
      await toggle(page).click();
      await select(page, name).selectOption(value);
      await expect(page).toHaveURL(encodeURI(`/birds/${field}/${value.replaceAll(' ', '-')}`));
      await expect(page.getByRole('heading', { level: 1, name: value, exact: true })).toBeVisible();
      await expectClosed(page);
      const expected = aves.filter((ave) => ave[field] === value).map((ave) => ave.nombre);
      const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
      await expect(names).toHaveText(expected);
      // The dropdown says what is being shown.
      await toggle(page).click();
      await expect(select(page, name)).toHaveValue(value);
      await toggle(page).click();
      await expectClosed(page);
    }
  });
}

test('«Filtrar» opens the dropdown at one press and closes it at the next', async ({ page }) => {
  await open(page, '/');
  await expectClosed(page);
  await toggle(page).click();
  await expectOpen(page);
  await toggle(page).click();
  await expectClosed(page);
  await toggle(page).click();
  await expectOpen(page);
});

test('Escape closes the dropdown and leaves the keyboard on «Filtrar»', async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await select(page, 'Amenaza').focus();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
});

test('a press outside closes the dropdown', async ({ page }) => {
  await open(page, '/guide');
  await toggle(page).click();
  await expectOpen(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expectClosed(page);
});

test('«Aves Avistadas» in the dropdown leads to the seen list and closes the dropdown', async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await page.getByRole('link', { name: 'Aves Avistadas', exact: true }).click();
  await expect(page).toHaveURL('/birds/avistadas');
  await expect(page.getByRole('heading', { level: 1, name: 'Aves avistadas', exact: true })).toBeVisible();
  await expectClosed(page);
});

test('a filter chosen after another replaces it in the dropdown', async ({ page }) => {
  await open(page, '/birds/orden/Strigiformes');
  await toggle(page).click();
  await expect(select(page, 'Orden')).toHaveValue('Strigiformes');
  await select(page, 'Estación').selectOption('Estival');
  await expect(page.getByRole('heading', { level: 1, name: 'Estival' })).toBeVisible();
  await toggle(page).click();
  await expect(select(page, 'Estación')).toHaveValue('Estival');
  await expect(select(page, 'Orden')).toHaveValue('');
});

test('a threat level bears its icon, «Especie exótica invasora» none', async ({ page }) => {
  for (const amenaza of new Set(aves.map((ave) => ave.amenaza))) {
    await open(page, `/birds/amenaza/${amenaza.replaceAll(' ', '-')}`);
    await expect(page.getByRole('heading', { level: 1, name: amenaza, exact: true })).toBeVisible();
    const icon = page.getByRole('main').getByRole('img', { name: /amenaza/i });
    if (amenaza === 'Especie exótica invasora') await expect(icon).toHaveCount(0);
    else {
      await expect(icon).toHaveCount(1);
      await expect(icon).toHaveAccessibleName(new RegExp(`${amenaza}$`));
    }
  }
});

test('no order and no season bears the icon of a threat', async ({ page }) => {
  for (const path of ['/birds/orden/Strigiformes', '/birds/estacion/Escasa']) {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('img', { name: /amenaza/i })).toHaveCount(0);
  }
});

for (const path of ['/birds/orden/Dinornithiformes', '/birds/amenaza/Extinto', '/birds/estacion/Monzón']) {
  test(`${path}, of which there is nothing, says so with a picture and leads on`, async ({
    page,
    consola,
  }) => {
    consola.expects(NOT_FOUND);
    await open(page, path);
    await expect(page.getByText('No se encontró información de aves', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Ver todas las aves' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Todas las aves' })).toBeVisible();
  });
}

test('the seen list, titled «Aves avistadas», shows the species that are marked and only those', async ({
  page,
}) => {
  await storeSeen(page, '["Urraca común","Abubilla","Dodo"]');
  await open(page, '/birds/avistadas');
  await expect(page.getByRole('heading', { level: 1, name: 'Aves avistadas', exact: true })).toBeVisible();
  const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Abubilla', 'Urraca común']);
  for (const name of ['Abubilla', 'Urraca común'])
    await expect(
      page.getByRole('article').filter({ hasText: name }).getByRole('img', { name: 'Avistada', exact: true }),
    ).toBeVisible();
});

test('an empty seen list says how to fill it', async ({ page }) => {
  await open(page, '/birds/avistadas');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/«¿Avistada\?»/)).toBeVisible();
});

test('a species marked bears its medal in every list, the others none', async ({ page }) => {
  await storeSeen(page, '["Búho real"]');
  for (const path of [
    '/birds',
    '/birds/orden/Strigiformes',
    '/birds/estacion/Residente',
    '/search?nombre=buho',
  ]) {
    await open(page, path);
    const medals = page.getByRole('main').getByRole('img', { name: 'Avistada', exact: true });
    await expect(medals).toHaveCount(1);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('img', { name: 'Avistada', exact: true }) });
    await expect(card.getByRole('link')).toHaveText('Búho real');
  }
});

test('going back closes the dropdown', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Guía de uso' })
    .click();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('combobox', { name: 'Orden' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /bienvenida/i })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Orden' })).toBeHidden();
});
