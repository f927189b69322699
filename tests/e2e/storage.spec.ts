import type { Page } from '@playwright/test';
import {
  expect,
  expectCount,
  expectNames,
  expectPage,
  expectSeen,
  goToSeen,
  open,
  REFUSALS,
  saved,
  seenButton,
  storedSeen,
  storeSeen,
  test,
} from './fixtures.ts';

// A stored list that cannot be read: corrupt text is logged, counts as empty and is kept aside before the first write; storage that throws loses nothing.

const notice = (page: Page, text: RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

// Of any other text `kept-store.test.ts` tells.
for (const { key, text, says } of [
  { key: 'seenBird', text: '["Abubilla","Cu', says: /No hemos podido leer tu lista/ },
  { key: 'seenBird', text: '{"0":"Abubilla","length":1}', says: /No hemos podido leer tu lista/ },
  { key: 'seenBird.fechas', text: '["Cuco"]', says: /No hemos podido leer las fechas/ },
]) {
  test(`what is stored under «${key}», if it is «${text}», counts as nothing, is said to be unreadable, and is kept aside`, async ({
    page,
    console,
  }) => {
    const aside = () => storedSeen(page, `${key}.respaldo`);
    console.expects(new RegExp(`${key} cannot be read`));
    await storeSeen(page, text, key);
    await open(page, '/birds/Cuco');
    await expectCount(page, 0);
    await expectSeen(page, false);
    await expect(notice(page, says)).toBeVisible();
    // Looking at it changes nothing.
    await expect.poll(() => storedSeen(page, key)).toBe(text);
    expect(await aside()).toBeNull();
    await seenButton(page).click();
    await expectCount(page, 1);
    await expect.poll(() => storedSeen(page)).toBe('["Cuco"]');
    expect(await aside()).toBe(text);
    await page.reload();
    await expectCount(page, 1);
    await expect(notice(page, says)).toHaveCount(0);
  });
}

// That what was stored before stays untouched `kept-store.test.ts` tells.
for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`where the browser refuses ${what} of its storage, marks last from page to page, and the visitor is told once and offered a copy`, async ({
    page,
    console,
  }) => {
    console.allows(/seenBird|save scroll positions/);
    await page.addInitScript(refuse);
    await open(page, '/birds/Abubilla');
    await expect(page.getByText('Upupa epops')).toBeVisible();
    await expectCount(page, 0);
    await seenButton(page).click();
    await expectSeen(page, true);
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expectPage(page, 'Acentor alpino');
    await seenButton(page).click();
    await expectCount(page, 2);
    await expect(page.getByText(/tiene el almacenamiento lleno o bloqueado/)).toHaveCount(1);
    const { text } = await saved(page, page.getByRole('button', { name: 'Guardar copia ahora' }));
    const { avistadas } = JSON.parse(text);
    expect(avistadas).toMatchObject([{ nombre: 'Abubilla' }, { nombre: 'Acentor alpino' }]);
    expect(avistadas[0].fecha).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.getByRole('link', { name: 'Anterior' }).click();
    await expectPage(page, 'Abubilla');
    await expectSeen(page, true);
    await goToSeen(page);
    // A copy can be recovered there too, while the tab is open.
    const backup = { name: 'a.json', mimeType: '', buffer: Buffer.from('["Cuco","Abubilla"]') };
    await page
      .getByRole('main')
      .getByRole('link', { name: /Guardar una copia/ })
      .click();
    await page.getByLabel('Elegir un archivo').setInputFiles(backup);
    await page.getByRole('button', { name: 'Añadir' }).click();
    await page.getByRole('link', { name: 'Ver tu cuaderno' }).click();
    await expectNames(page, ['Abubilla', 'Acentor alpino', 'Cuco']);
    await page.getByRole('button', { name: 'Resetear' }).click();
    await expectCount(page, 0);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Deshacer' }).click();
    await expectCount(page, 3);
  });
}
