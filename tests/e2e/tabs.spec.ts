import type { Page } from '@playwright/test';
import {
  addressOf,
  aves,
  expect,
  expectCount,
  expectSeen,
  hold,
  open,
  seenButton,
  storedSeen,
  storedSightings,
  storeSeen,
  test,
} from './fixtures.ts';

// Two open tabs agree by themselves, and marks made in both survive.

async function twoTabs(page: Page, first: string, second: string): Promise<[Page, Page]> {
  const other = await page.context().newPage();
  await open(page, first);
  await open(other, second);
  return [page, other];
}

test('what is marked, taken back or cleared in one tab shows in the other by itself', async ({ page }) => {
  const [one, two] = await twoTabs(page, '/birds/Abubilla', '/birds/Abubilla');
  await seenButton(one).click();
  await expectCount(two, 1);
  await expectSeen(two, true);
  await seenButton(two).click();
  await expectCount(one, 0);
  await expectSeen(one, false);
  await seenButton(two).click();
  await expectCount(one, 1);
  // The notebook takes the day in, and until then it has the list written once more.
  await expect.poll(() => two.evaluate(() => localStorage.getItem('seenBird.fechas') ?? '{}')).toBe('{}');
  await two.evaluate(() => localStorage.clear());
  await expectCount(one, 0);
});

test('a mark taken back in another tab stays away, though the notebook of the first comes only after that', async ({
  page,
}) => {
  const [one, two] = await twoTabs(page, '/birds/Abubilla', '/birds/Abubilla');
  const release = await hold(one);
  await seenButton(one).click();
  await expectSeen(two, true);
  await seenButton(two).click();
  await expectCount(one, 0);
  const waiting = () => one.evaluate(() => localStorage.getItem('seenBird.fechas'));
  await expect.poll(waiting).toBe('{}');
  // Something for the first notebook to take in, by which its end can be told.
  await one.evaluate(() => localStorage.setItem('seenBird.fechas', '{"Cuco":"2026-11-21"}'));
  release();
  await expect.poll(waiting).toBe('{}');
  await expectCount(one, 0);
  await expectSeen(two, false);
});

test('«Resetear» in one tab empties the other; «Deshacer» keeps what was marked there since', async ({
  page,
}) => {
  await storeSeen(page, '["Urraca común"]');
  const [one, two] = await twoTabs(page, '/', '/birds/Cuco');
  await one.getByRole('button', { name: 'Resetear' }).click();
  await expectCount(two, 0);
  await seenButton(two).click();
  await expectCount(one, 1);
  await one.getByRole('button', { name: 'Deshacer' }).click();
  await expectCount(two, 2);
  expect(JSON.parse((await storedSeen(one)) ?? '').sort()).toEqual(['Cuco', 'Urraca común']);
});

test('a list that one tab spoils is said to be unreadable in the other, which goes on working', async ({
  page,
  console,
}) => {
  console.expects(/seenBird.*cannot be read/);
  const [one, two] = await twoTabs(page, '/', '/birds/Cuco');
  await one.evaluate(() => localStorage.setItem('seenBird', '{}'));
  await expect(two.getByText(/No hemos podido leer tu lista/)).toBeVisible();
  await seenButton(two).click();
  await expectCount(two, 1);
  await expect.poll(() => storedSeen(two)).toBe('["Cuco"]');
});

/**
 * Marks the species of a tab and goes on to the next one, a hundred times, as fast as the page allows; gives their names.
 * Two tabs are two processes of the browser, so each hears of the other's writes only after some time.
 */
function markHundred(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const heading = () => document.querySelector('main h1')?.textContent ?? '';
    const until = async (done: () => boolean) => {
      while (!done()) await new Promise((resolve) => setTimeout(resolve, 1));
    };
    const marked: string[] = [];
    for (;;) {
      const nombre = heading();
      const button = document.querySelector<HTMLElement>('main button[aria-pressed="false"]');
      if (!button) throw new Error(`${nombre} cannot be marked.`);
      button.click();
      marked.push(nombre);
      if (marked.length === 100) return marked;
      const next = [...document.querySelectorAll<HTMLElement>('main nav a')].at(-1);
      next?.click();
      await until(() => heading() !== nombre);
    }
  });
}

test.describe('with less motion, so that no fading holds the presses up', () => {
  test.use({ reducedMotion: 'reduce' });

  test('of a hundred marks in each of two tabs at once, none is lost, and no day', async ({ page }) => {
    test.slow();
    const [one, two] = await twoTabs(page, '/birds/Abejaruco-europeo', addressOf(aves[101]?.nombre ?? ''));
    const marked = (await Promise.all([markHundred(one), markHundred(two)])).flat();
    expect(new Set(marked).size).toBe(200);
    await expectCount(one, 200);
    await expectCount(two, 200);
    for (const tab of [one, two]) {
      await expect
        .poll(async () => JSON.parse((await storedSeen(tab)) ?? '').sort())
        .toEqual(marked.toSorted());
    }
    const days = async () => (await storedSightings(one)).map(({ nombre }) => nombre).sort();
    await expect.poll(days).toEqual(marked.toSorted());
  });
});
