import type { Page } from '@playwright/test';
import {
  expect,
  expectCount,
  expectNames,
  expectPage,
  expectSeen,
  goToSeen,
  open,
  openEmpty,
  REFUSALS,
  saved,
  seenButton,
  storedSeen,
  storeSeen,
  test,
} from './fixtures.ts';

// A stored list that cannot be read: corrupt text is logged, counts as empty and is kept aside before the first write; storage that throws loses nothing.

const LOGGED = /seenBird.*cannot be read/;
const notice = (page: Page, text: RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const aside = (page: Page) => storedSeen(page, 'seenBird.respaldo');

// Of any other text `kept-store.test.ts` tells.
for (const text of ['', '["Abubilla","Cu', '{"0":"Abubilla","length":1}']) {
  test(`a stored list that is «${text}» counts as empty, is said to be unreadable, and is kept aside`, async ({
    page,
    console,
  }) => {
    console.expects(LOGGED);
    await storeSeen(page, text);
    await open(page, '/birds/Cuco');
    await expectCount(page, 0);
    await expectSeen(page, false);
    await expect(notice(page, /No hemos podido leer tu lista/)).toBeVisible();
    // Looking at it changes nothing.
    expect(await storedSeen(page)).toBe(text);
    expect(await aside(page)).toBeNull();
    await seenButton(page).click();
    await expectCount(page, 1);
    expect(await storedSeen(page)).toBe('["Cuco"]');
    expect(await aside(page)).toBe(text);
    await page.reload();
    await expectCount(page, 1);
    await expect(notice(page, /No hemos podido leer tu lista/)).toHaveCount(0);
  });
}

test('«Resetear» sets a corrupt text aside too', async ({ page, console }) => {
  console.expects(LOGGED);
  await storeSeen(page, '["Abubilla"');
  await open(page, '/');
  await page.getByRole('button', { name: 'Resetear' }).click();
  expect(await storedSeen(page)).toBe('[]');
  expect(await aside(page)).toBe('["Abubilla"');
});

const CANNOT_SAVE = /no nos deja guardar la lista/;

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
    await page.getByLabel('Recuperar copia').setInputFiles(backup);
    await expectNames(page, ['Abubilla', 'Acentor alpino', 'Cuco']);
    await page.getByRole('button', { name: 'Resetear' }).click();
    await expectCount(page, 0);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Deshacer' }).click();
    await expectCount(page, 3);
  });
}

for (const what of ['reading', 'writing'] as const) {
  test(`a list stored before is untouched where the browser refuses ${what}`, async ({ page, console }) => {
    console.allows(/seenBird|save scroll positions/);
    await storeSeen(page, '["Cuco","Urraca común"]');
    // What is stored, whatever the page is refused.
    const stored = await page.context().newPage();
    await openEmpty(stored);
    await page.addInitScript(REFUSALS[what]);
    await open(page, '/birds/Abubilla');
    if (what === 'writing') await expectCount(page, 2);
    await seenButton(page).click();
    await expect(notice(page, CANNOT_SAVE)).toBeVisible();
    const after = JSON.parse((await storedSeen(stored)) ?? '[]');
    expect(after).toEqual(expect.arrayContaining(['Cuco', 'Urraca común']));
  });
}
