import type { Page } from '@playwright/test';
import { aves, expect, expectCount, open, seenButton, storedSeen, storeSeen, test } from './guia.ts';

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

for (const [count, percentage] of [
  [2, '0,99\u00a0%'],
  [7, '3,45\u00a0%'],
  [100, '49,26\u00a0%'],
  [202, '99,51\u00a0%'],
  [203, '100,00\u00a0%'],
] as const) {
  test(`${count} species seen of 203 are ${percentage}`, async ({ page }) => {
    await storeSeen(page, JSON.stringify(aves.slice(0, count).map((ave) => ave.nombre)));
    await open(page, '/');
    await expectCount(page, count);
    await expectPercentage(page, `${percentage}`);
    const bar = progress(page).getByRole('progressbar', { name: 'Aves avistadas' });
    await expect(bar).toHaveAttribute('max', '203');
    await expect(bar).toHaveAttribute('value', String(count));
  });
}

test('marks last over a reload, in every page and every list', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await open(page, '/birds/Búho-real');
  await expectCount(page, 1);
  await seenButton(page).click();
  await page.reload();
  await expectCount(page, 2);
  await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('img', { name: 'Avistada', exact: true })).toBeVisible();
  await open(page, '/birds/avistadas');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Abubilla', 'Búho real']);
  expect(await storedSeen(page)).toBe('["Abubilla","Búho real"]');
});

test('taking a mark back leaves the others', async ({ page }) => {
  await storeSeen(page, '["Abubilla","Búho real","Cuco"]');
  await open(page, '/birds/Búho-real');
  await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
  await seenButton(page).click();
  await expectCount(page, 2);
  expect(await storedSeen(page)).toBe('["Abubilla","Cuco"]');
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
    await open(page, `/birds/${nombre.replaceAll(' ', '-')}`);
    await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
    await seenButton(page).click();
    await expectCount(page, renamed.length - i - 1);
  }
  expect(await storedSeen(page)).toBe('["Dodo"]');
});

for (const [what, stored, count] of [
  ['a name and its older spelling', ['Gorrion moruno', 'Gorrión moruno'], 1],
  ['a name twice', ['Cuco', 'Cuco', 'Urraca común'], 2],
  ['names that are no species', ['Dodo', '', 'Cuco', '<b>Cuco</b>'], 1],
  ['lists inside the list', [['Cuco'], [[]], 'Cuco'], 1],
  ['entries of every kind', [null, 7, true, { nombre: 'Cuco' }, 'Cuco', -0.5], 1],
  ['only what is no species', [{}, null, 'Dodo'], 0],
] as const) {
  test(`of ${what}, only species count, each once, and nothing is thrown away`, async ({ page }) => {
    await storeSeen(page, JSON.stringify(stored));
    await open(page, '/birds/Abubilla');
    await expectCount(page, count);
    await seenButton(page).click();
    await expectCount(page, count + 1);
    const after = JSON.parse((await storedSeen(page)) ?? '');
    expect(after).toEqual([...JSON.parse(JSON.stringify(stored)), 'Abubilla']);
    await page.reload();
    await expectCount(page, count + 1);
  });
}

test('«Resetear» empties the list at once, and the pages with it', async ({ page }) => {
  await storeSeen(page, '["Abubilla","Cuco"]');
  await open(page, '/birds/avistadas');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(undo(page)).toHaveCount(0);
  await reset(page).click();
  await expectCount(page, 0);
  await expectPercentage(page, '0,00\u00a0%');
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await storedSeen(page)).toBe('[]');
  await page.reload();
  await expectCount(page, 0);
});

test('«Deshacer» brings back all that «Resetear» emptied, entries that are no species included', async ({
  page,
}) => {
  const stored = ['Gorrion moruno', 'Dodo', ['Cuco'], 'Abubilla'];
  await storeSeen(page, JSON.stringify(stored));
  await open(page, '/birds/avistadas');
  await expectCount(page, 2);
  await reset(page).click();
  await expectCount(page, 0);
  await undo(page).click();
  await expectCount(page, 2);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Abubilla', 'Gorrión moruno']);
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
  await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
  await undo(page).click();
  await expectCount(page, 2);
  expect(JSON.parse((await storedSeen(page)) ?? '')).toEqual(['Cuco', 'Abubilla']);
});

test('«Deshacer» after two «Resetear» brings back what either emptied', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Abubilla');
  await reset(page).click();
  await seenButton(page).click();
  await reset(page).click();
  await expectCount(page, 0);
  await undo(page).click();
  await expectCount(page, 2);
  expect(JSON.parse((await storedSeen(page)) ?? '').sort()).toEqual(['Abubilla', 'Cuco']);
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

test('the visitor hears that the list was emptied', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/');
  await reset(page).click();
  await expect(progress(page).getByRole('status')).toHaveText('Lista vaciada.');
});

test('who undoes by keyboard keeps their place and hears that the list is back', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/');
  await page.getByRole('button', { name: 'Resetear' }).press('Enter');
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Resetear' })).toBeFocused();
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Lista recuperada.');
});

test('there is nothing to undo of an empty list', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Resetear' }).click();
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Lista vaciada.');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
});
