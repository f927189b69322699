import type { Page } from '@playwright/test';
import {
  addressOf,
  aves,
  cards,
  expect,
  expectCount,
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

test('«Deshacer» is offered for ten seconds and then no longer', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-01T08:00:00') });
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Abubilla');
  await expectCount(page, 1);
  await page.clock.pauseAt(new Date('2026-05-01T09:00:00'));
  await reset(page).click();
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(9_900);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo(page)).toBeHidden();
  await expectCount(page, 0);
});

test('who empties and undoes by keyboard hears of both and keeps their place', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/');
  await reset(page).press('Enter');
  await expect(progress(page).getByRole('status')).toHaveText('Lista vaciada.');
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
