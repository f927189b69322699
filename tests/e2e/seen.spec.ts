import type { Page } from '@playwright/test';
import {
  cards,
  expect,
  expectCount,
  expectNames,
  expectPage,
  expectSeen,
  goToSeen,
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

test('a mark is stored at once and not before, counts, lasts over a reload in every page and list, and can be taken back', async ({
  page,
}) => {
  const bar = progress(page).getByRole('progressbar', { name: 'Aves avistadas' });
  await open(page, '/birds/Abubilla');
  await expectCount(page, 0);
  await expectPercentage(page, '0,00\u00a0%');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await seenButton(page).click();
  await expectCount(page, 1);
  await expectPercentage(page, '0,49\u00a0%');
  expect(await storedSeen(page)).toBe('["Abubilla"]');
  await open(page, '/birds/Búho-real');
  await seenButton(page).click();
  await page.reload();
  await expectCount(page, 2);
  await expect(bar).toHaveAttribute('max', '203');
  await expect(bar).toHaveAttribute('value', '2');
  await expectSeen(page, true);
  await expect(medals(page.getByRole('main'))).toBeVisible();
  await open(page, '/birds/avistadas');
  await expectPage(page, 'Aves avistadas');
  await expectNames(page, ['Abubilla', 'Búho real']);
  await expect(medals(cards(page))).toHaveCount(2);
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await expectCount(page, 1);
  expect(await storedSeen(page)).toBe('["Búho real"]');
});

test('an empty seen list says how to fill it', async ({ page }) => {
  await open(page, '/birds/avistadas');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/«¿Avistada\?»/)).toBeVisible();
});

// `avistadas.test.ts` tells of every list that can be stored.
test('of what is stored only species count, each once under whatever spelling, and nothing else is thrown away', async ({
  page,
}) => {
  const others = ['Cuco', 'Cuco', '<b>Cuco</b>', ['Cuco'], null, { x: 7 }];
  const text = JSON.stringify(['Gorrion moruno', 'Gorrión moruno', ...others], null, 1);
  await storeSeen(page, text);
  await open(page, '/birds/Gorrión-moruno');
  await expectCount(page, 2);
  await expectSeen(page, true);
  expect(await storedSeen(page)).toBe(text);
  await seenButton(page).click();
  await expectCount(page, 1);
  expect(JSON.parse((await storedSeen(page)) ?? '')).toEqual(others);
});

test('«Resetear» empties the list and its days at once; «Deshacer» brings all of it back, what is no species included, beside what was marked since, also on another page', async ({
  page,
}) => {
  const stored = ['Gorrion moruno', 'Dodo', ['Cuco'], 'Abubilla'];
  const days = '{"Abubilla":"2026-05-01"}';
  await storeSeen(page, JSON.stringify(stored));
  await storeSeen(page, days, 'seenBird.fechas');
  await open(page, '/birds/Cuco');
  await expectCount(page, 2);
  await expect(undo(page)).toHaveCount(0);
  await reset(page).click();
  await expectCount(page, 0);
  expect(await storedSeen(page)).toBe('[]');
  expect(await storedSeen(page, 'seenBird.fechas')).toBe('{}');
  await seenButton(page).click();
  await goToSeen(page);
  await expectNames(page, ['Cuco']);
  await undo(page).click();
  await expectNames(page, ['Abubilla', 'Cuco', 'Gorrión moruno']);
  await expect(page.getByText('Vista el 1 de mayo de 2026')).toBeVisible();
  expect(JSON.parse((await storedSeen(page)) ?? '')).toEqual([...stored, 'Cuco']);
  await expect(undo(page)).toHaveCount(0);
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
