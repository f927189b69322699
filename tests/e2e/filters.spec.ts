import type { Page } from '@playwright/test';
import {
  aves,
  bar,
  cards,
  expect,
  expectNames,
  expectPage,
  medals,
  open,
  storeSeen,
  test,
} from './fixtures.ts';

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

  test(`«${name}» offers each value that the species have; choosing one leads to its species, closes the dropdown and alone stays chosen in it`, async ({
    page,
  }) => {
    await open(page, field === 'orden' ? '/birds/estacion/Escasa' : '/birds/orden/Strigiformes');
    for (const value of [values[0] ?? '', values.at(-1) ?? '']) {
      await toggle(page).click();
      const options = await select(page, name).locator('option:not([disabled])').allTextContents();
      expect([...options].sort()).toEqual([...values].sort());
      await select(page, name).selectOption(value);
      await expect(page).toHaveURL(encodeURI(`/birds/${field}/${value.replaceAll(' ', '-')}`));
      await expectPage(page, value);
      await expectClosed(page);
      await expectNames(
        page,
        aves.filter((ave) => ave[field] === value).map((ave) => ave.nombre),
      );
      await toggle(page).click();
      for (const each of FILTERS)
        await expect(select(page, each.name)).toHaveValue(each.name === name ? value : '');
      await toggle(page).click();
    }
  });

  test(`the page of each «${name}» holds its species and no other, as the host sends it`, async ({
    request,
  }) => {
    for (const value of values) {
      const html = await (
        await request.get(encodeURI(`/birds/${field}/${value.replaceAll(' ', '-')}`))
      ).text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const names = [...main.matchAll(/<h2[^>]*><a [^>]*>([^<]+)</g)].map(([, text]) => text);
      expect(names, value).toEqual(aves.filter((ave) => ave[field] === value).map((ave) => ave.nombre));
    }
  });
}

test('«Filtrar» opens the dropdown at one press and closes it at the next, as do Escape, a press outside, a link in it and Back', async ({
  page,
}) => {
  await open(page, '/');
  await bar(page).getByRole('link', { name: 'Guía de uso' }).click();
  await expectPage(page, 'Guía de uso');
  await expectClosed(page);
  for (const close of [
    () => toggle(page).click(),
    async () => {
      await select(page, 'Amenaza').press('Escape');
      await expect(toggle(page)).toBeFocused();
    },
    () => page.getByRole('heading', { level: 1 }).click(),
    async () => {
      await page.getByRole('link', { name: 'Aves Avistadas', exact: true }).click();
      // Back before it has come would leave the page before.
      await expectPage(page, 'Aves avistadas');
    },
    () => page.goBack(),
  ]) {
    await toggle(page).click();
    await expectOpen(page);
    await close();
    await expectClosed(page);
  }
  await expectPage(page, 'Guía de uso');
});

test('arrow keys move through the options of a select, Enter chooses, and leaving chooses nothing', async ({
  page,
}) => {
  await open(page, '/birds/estacion/Escasa');
  await toggle(page).click();
  await select(page, 'Amenaza').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(select(page, 'Amenaza')).toHaveValue('Casi amenazado');
  await expect(page).toHaveURL('/birds/estacion/Escasa');
  await expectOpen(page);
  await page.keyboard.press('Tab');
  await expect(select(page, 'Amenaza')).toHaveValue('');
  await expect(page).toHaveURL('/birds/estacion/Escasa');
  await select(page, 'Orden').focus();
  // Letters move too.
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expectPage(page, 'Strigiformes');
  await expectClosed(page);
  await toggle(page).click();
  await expect(select(page, 'Orden')).toHaveValue('Strigiformes');
});

test('a change that no key caused, as assistive tools send it, chooses at once', async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await select(page, 'Estación').evaluate((element: HTMLSelectElement) => {
    element.value = 'De paso';
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expectPage(page, 'De paso');
  await expectClosed(page);
});

test('a threat level bears its icon; «Especie exótica invasora», an order and a season none', async ({
  page,
}) => {
  const icon = page.getByRole('main').getByRole('img', { name: /amenaza/i });
  for (const amenaza of new Set(aves.map((ave) => ave.amenaza))) {
    await page.goto(encodeURI(`/birds/amenaza/${amenaza.replaceAll(' ', '-')}`));
    await expectPage(page, amenaza);
    if (amenaza === 'Especie exótica invasora') await expect(icon).toHaveCount(0);
    else await expect(icon).toHaveAccessibleName(new RegExp(`${amenaza}$`));
  }
  for (const path of ['/birds/orden/Strigiformes', '/birds/estacion/Escasa']) {
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    await expect(icon).toHaveCount(0);
  }
});

test('a species marked bears its medal in every list, the others none', async ({ page }) => {
  await storeSeen(page, '["Búho real"]');
  for (const path of [
    '/birds',
    '/birds/orden/Strigiformes',
    '/birds/estacion/Residente',
    '/search?nombre=buho',
    '/search?color=pardo&nombre=buho%20real',
  ]) {
    await open(page, path);
    await expect(medals(page.getByRole('main'))).toHaveCount(1);
    const card = cards(page).filter({ has: medals(page) });
    await expect(card.getByRole('link')).toHaveText('Búho real');
  }
});
