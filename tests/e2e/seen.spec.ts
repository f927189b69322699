import type { Page } from '@playwright/test';
import {
  addressOf,
  aves,
  cards,
  expect,
  expectCount,
  expectDays,
  expectNames,
  expectPage,
  expectSeen,
  medals,
  open,
  seenButton,
  storedSeen,
  storeSeen,
  test,
} from './fixtures.ts';

// The seen list: marking and unmarking, the counter of 203 with two decimals, and what is kept under `seenBird`.

const progress = (page: Page) => page.getByRole('contentinfo').getByRole('region', { name: 'Tu progreso' });
const reset = (page: Page) => progress(page).getByRole('button', { name: 'Resetear' });
const undo = (page: Page) => progress(page).getByRole('button', { name: 'Deshacer' });

/** The counter's percentage to the character, its no-break space included. */
async function expectPercentage(page: Page, percentage: string): Promise<void> {
  await expect.poll(() => progress(page).textContent()).toContain(percentage);
}

test('a mark is counted, stored, and taken back', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  await expectCount(page, 0);
  await expectPercentage(page, '0,00\u00a0%');
  expect(await storedSeen(page)).toBeNull();
  await seenButton(page).click();
  await expectCount(page, 1);
  await expectPercentage(page, '0,49\u00a0%');
  expect(await storedSeen(page)).toBe('["Abubilla"]');
  await seenButton(page).click();
  await expectCount(page, 0);
  await expectPercentage(page, '0,00\u00a0%');
  expect(await storedSeen(page)).toBe('[]');
});

test('all species seen are a hundred in a hundred', async ({ page }) => {
  await storeSeen(page, JSON.stringify(aves.map((ave) => ave.nombre)));
  await open(page, '/');
  await expectCount(page, 203);
  await expectPercentage(page, '100,00\u00a0%');
  const bar = progress(page).getByRole('progressbar', { name: 'Aves avistadas' });
  await expect(bar).toHaveAttribute('max', '203');
  await expect(bar).toHaveAttribute('value', '203');
});

test('marks last over a reload, in every page and every list', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await open(page, '/birds/Búho-real');
  await expectCount(page, 1);
  await seenButton(page).click();
  await page.reload();
  await expectCount(page, 2);
  await expectSeen(page, true);
  await expect(medals(page.getByRole('main'))).toBeVisible();
  await open(page, '/birds/avistadas');
  await expectNames(page, ['Abubilla', 'Búho real']);
  expect(await storedSeen(page)).toBe('["Abubilla","Búho real"]');
});

test('nothing is written before the visitor marks something', async ({ page }) => {
  await storeSeen(page, '[ "Abubilla" ]');
  await open(page, '/birds/Cuco');
  await expectCount(page, 1);
  await open(page, '/birds/avistadas');
  expect(await storedSeen(page)).toBe('[ "Abubilla" ]');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['seenBird']);
});

test('a mark stored under an older spelling counts for its species, and can be taken back', async ({
  page,
}) => {
  const renamed = aves.flatMap(({ nombre, alias = [] }) => alias.map((older) => ({ nombre, older })));
  expect(renamed.length).toBeGreaterThan(0);
  await storeSeen(page, JSON.stringify(['Dodo', ...renamed.map(({ older }) => older)]));
  await open(page, '/birds/avistadas');
  await expectCount(page, renamed.length);
  for (const [i, { nombre }] of renamed.entries()) {
    await open(page, addressOf(nombre));
    await expectSeen(page, true);
    await seenButton(page).click();
    await expectCount(page, renamed.length - i - 1);
  }
  expect(await storedSeen(page)).toBe('["Dodo"]');
});

test('of what is stored only species count, each once, and nothing is thrown away', async ({ page }) => {
  const stored = [
    'Gorrion moruno',
    'Gorrión moruno',
    'Cuco',
    'Cuco',
    '<b>Cuco</b>',
    ['Cuco'],
    null,
    { x: 7 },
  ];
  await storeSeen(page, JSON.stringify(stored));
  await open(page, '/birds/Abubilla');
  await expectCount(page, 2);
  await seenButton(page).click();
  await expectCount(page, 3);
  expect(JSON.parse((await storedSeen(page)) ?? '')).toEqual([...stored, 'Abubilla']);
});

test('«Resetear» empties the list at once, «Deshacer» brings all of it back, what is no species included', async ({
  page,
}) => {
  const stored = ['Gorrion moruno', 'Dodo', ['Cuco'], 'Abubilla'];
  await storeSeen(page, JSON.stringify(stored));
  await open(page, '/birds/avistadas');
  await expectCount(page, 2);
  await expect(undo(page)).toHaveCount(0);
  await reset(page).click();
  await expectCount(page, 0);
  await expect(cards(page)).toHaveCount(0);
  expect(await storedSeen(page)).toBe('[]');
  await undo(page).click();
  await expectCount(page, 2);
  await expectNames(page, ['Abubilla', 'Gorrión moruno']);
  expect(JSON.parse((await storedSeen(page)) ?? '')).toEqual(stored);
  await expect(undo(page)).toHaveCount(0);
});

test('«Deshacer» keeps what was marked after «Resetear», also on another page', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Abubilla');
  await reset(page).click();
  await seenButton(page).click();
  await expectCount(page, 1);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expectPage(page, 'Acentor alpino');
  await undo(page).click();
  await expectCount(page, 2);
  expect(JSON.parse((await storedSeen(page)) ?? '')).toEqual(['Cuco', 'Abubilla']);
});

test('that the list was emptied is said on every page, after a reload and in every tab, until one closes it or undoes', async ({
  page,
}) => {
  await storeSeen(page, '["Cuco","Abubilla","Dodo"]');
  await open(page, '/birds/Abubilla');
  const other = await page.context().newPage();
  await open(other, '/guide');
  const notice = (tab: Page) => progress(tab).getByText('Has vaciado tu lista: 2 aves.');
  await reset(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(notice(other)).toBeVisible();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await open(page, '/search');
  await expect(notice(page)).toBeVisible();
  await undo(page).click();
  await expectCount(other, 2);
  for (const tab of [page, other]) await expect(notice(tab)).toHaveCount(0);
  expect(JSON.parse((await storedSeen(page)) ?? '')).toEqual(['Cuco', 'Abubilla', 'Dodo']);
  await reset(other).click();
  await other.getByRole('button', { name: 'Cerrar aviso' }).click();
  for (const tab of [page, other]) await expect(notice(tab)).toHaveCount(0);
  await page.reload();
  await expectCount(page, 0);
  await expect(notice(page)).toHaveCount(0);
});

test('an emptied list can be recovered for thirty days, also once its notice was closed, beside what was marked since', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
  await storeSeen(page, '["Cuco","Dodo"]');
  await storeSeen(page, '{"Cuco":"2026-05-01"}', 'seenBird.fechas');
  await open(page, '/birds/Abubilla');
  await reset(page).click();
  await expect(progress(page).getByText('Has vaciado tu lista: 1 ave.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(reset(page)).toBeFocused();
  await seenButton(page).click();
  await expectDays(page, ['Abubilla 2026-11-21']);
  await page.clock.setFixedTime(new Date('2026-12-21T09:00:00'));
  await open(page, '/birds/avistadas');
  await page.getByRole('button', { name: 'Recuperar la lista del 21 de noviembre, 1 ave' }).click();
  await expectNames(page, ['Abubilla', 'Cuco']);
  await expect(page.getByText('Vista el 1 de mayo de 2026')).toBeVisible();
  expect(JSON.parse((await storedSeen(page)) ?? '').sort()).toEqual(['Abubilla', 'Cuco', 'Dodo']);
  await expect(page.getByRole('button', { name: /^Recuperar la lista/ })).toHaveCount(0);
  await reset(page).click();
  await page.clock.setFixedTime(new Date('2027-01-21T10:00:00'));
  await page.reload();
  await expect(page.getByText('Todavía no has marcado ninguna.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Recuperar la lista/ })).toHaveCount(0);
});

test('a second «Resetear» while the notice stands is undone together with the first', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Abubilla');
  await reset(page).click();
  await seenButton(page).click();
  await reset(page).click();
  await expect(progress(page).getByText('Has vaciado tu lista: 2 aves.')).toBeVisible();
  await page.reload();
  await undo(page).click();
  await expectCount(page, 2);
});

test('who empties and undoes by keyboard hears of both and keeps their place', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/');
  await reset(page).press('Enter');
  await expect(progress(page).getByRole('status')).toHaveText('Has vaciado tu lista: 1 ave.');
  await undo(page).press('Enter');
  await expect(reset(page)).toBeFocused();
  await expect(progress(page).getByRole('status')).toHaveText('Lista recuperada.');
  // Of an empty list there is nothing to undo.
  await storeSeen(page, '[]');
  await open(page, '/');
  await reset(page).click();
  await expect(progress(page).getByRole('status')).toHaveText('Lista vaciada.');
  await expect(undo(page)).toHaveCount(0);
});
