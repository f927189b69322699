import type { Page } from '@playwright/test';
import {
  cards,
  expect,
  expectCount,
  expectDays,
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
  await expect.poll(() => storedSeen(page)).toBe('["Abubilla"]');
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
  await expect.poll(() => storedSeen(page)).toBe('["Búho real"]');
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
  await expect.poll(() => storedSeen(page)).toBe(text);
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
  await expect.poll(() => storedSeen(page)).toBe('[]');
  await expect.poll(() => storedSeen(page, 'seenBird.fechas')).toBe('{}');
  await seenButton(page).click();
  await goToSeen(page);
  await expectNames(page, ['Cuco']);
  await undo(page).click();
  await expectNames(page, ['Abubilla', 'Cuco', 'Gorrión moruno']);
  await expect(page.getByText('Vista el 1 de mayo de 2026')).toBeVisible();
  expect(JSON.parse((await storedSeen(page)) ?? '')).toEqual([...stored, 'Cuco']);
  await expect(undo(page)).toHaveCount(0);
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
