import type { Page } from '@playwright/test';
import { atRest, aves, bar, cards, expect, expectNames, expectPage, open, test } from './fixtures.ts';

// The list of all: «Cargando aves...» for 1,500 ms, then 203 cards in the order of a Spanish dictionary.

/** What one entering of the list looked like, frame by frame; times in ms are those of the frames. */
type Entering = {
  indicatorFrom: number;
  listFrom: number;
  /** Some frame showed both, or neither before the list. */
  together: boolean;
  gap: boolean;
  /** A link of the list took the focus while the indicator showed. */
  focused: boolean;
};

declare global {
  interface Window {
    enterings: Entering[];
  }
}

/** Looks at every frame of every page from its first. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.enterings = [];
    let now: Entering | null = null;
    const shown = (element?: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    function look(frame: number) {
      const indicator = [...document.querySelectorAll('main [role="status"]')].find(
        (element) => element.textContent?.trim() === 'Cargando aves...',
      );
      const link = document.querySelector<HTMLElement>('main article a');
      if (!indicator) now = null;
      if (shown(indicator)) {
        if (!now) {
          now = { indicatorFrom: frame, listFrom: 0, together: false, gap: false, focused: false };
          window.enterings.push(now);
        }
        if (shown(link)) now.together = true;
        link?.focus({ preventScroll: true });
        if (link && document.activeElement === link) now.focused = true;
      } else if (now && now.listFrom === 0 && !shown(link)) {
        now.gap = true;
      }
      if (now && now.listFrom === 0 && shown(link)) now.listFrom = frame;
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
}

/** The record of the nth entering of the list since the page was loaded, once it is over. */
async function entering(page: Page, nth: number): Promise<Entering> {
  await page.waitForFunction((i) => (window.enterings[i]?.listFrom ?? 0) > 0, nth, { timeout: 30_000 });
  const record = (await page.evaluate(() => window.enterings))[nth];
  if (!record) throw new Error('The list was never entered.');
  return record;
}

/** Waits until a page was seen: what comes and goes between two frames, nobody has left the list for. */
async function aFrameOf(page: Page, name: string): Promise<void> {
  await expectPage(page, name);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** 1,500 ms of the indicator and then the list; a busy machine may be late to draw the frame with 203 cards. */
function expectTheDelay({ indicatorFrom, listFrom, gap }: Entering): void {
  expect(listFrom - indicatorFrom).toBeGreaterThan(1450);
  expect(listFrom - indicatorFrom).toBeLessThan(2000);
  expect(gap, 'a frame with neither indicator nor list').toBe(false);
}

test('«Cargando aves...» shows with the first paint and the list 1,500 ms later, out of reach till then', async ({
  page,
}) => {
  await watch(page);
  await page.goto('/birds', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Cargando aves...' })).toBeVisible();
  const record = await entering(page, 0);
  expectTheDelay(record);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  expect(record.indicatorFrom - painted).toBeLessThan(50);
  expect(record).toMatchObject({ together: false, focused: false });
  await expect(page.getByText('Cargando aves...')).toBeHidden();
  const first = cards(page).first().getByRole('link');
  await first.focus();
  await expect(first).toBeFocused();
});

test('«Cargando aves...» shows again each time the list is entered', async ({ page }) => {
  await watch(page);
  await open(page, '/');
  await bar(page).getByRole('link', { name: 'Todas las aves' }).click();
  expectTheDelay(await entering(page, 0));
  await page.getByRole('article').filter({ hasText: 'Abejero europeo' }).getByRole('link').click();
  await aFrameOf(page, 'Abejero europeo');
  await page.getByRole('link', { name: 'Volver' }).click();
  expectTheDelay(await entering(page, 1));
  await page.goBack();
  await aFrameOf(page, 'Abejero europeo');
  await page.goForward();
  expectTheDelay(await entering(page, 2));
  await page.reload();
  expectTheDelay(await entering(page, 0));
});

test('the pictures of the first screen come while the indicator shows', async ({ page }) => {
  const picture = page.waitForResponse(`**/images/${aves[0]?.imagen}-*`);
  await page.goto('/birds', { waitUntil: 'commit' });
  await picture;
  await expect(page.getByText('Cargando aves...')).toBeVisible();
});

// `data/load-aves.test.ts` tells that this order is that of a Spanish dictionary.
test('the list shows the 203 species in the order of the data', async ({ page }) => {
  await open(page, '/birds');
  await expectNames(
    page,
    aves.map((ave) => ave.nombre),
  );
});

test('a card shows picture, name and scientific name; a press anywhere on it opens its species', async ({
  page,
}) => {
  await open(page, '/birds');
  const card = cards(page).filter({ hasText: 'Búho real' });
  await expect(card.getByRole('img', { name: 'Imagen de Búho real' })).toBeVisible();
  await expect(card.getByText('Bubo bubo')).toBeVisible();
  await card.getByRole('link', { name: 'Búho real' }).click();
  await expect(page).toHaveURL(encodeURI('/birds/Búho-real'));
  await expectPage(page, 'Búho real');
  await page.goBack();
  await expectPage(page, 'Todas las aves');
  await card.getByRole('img').click({ force: true });
  await expectPage(page, 'Búho real');
});

for (const path of ['/birds', '/birds?mes=mayo']) {
  test(`going back to ${path} finds the list where it was left`, async ({ page }) => {
    await open(page, path);
    const link = page.getByRole('link', { name: 'Martinete común', exact: true });
    await expect(link).toBeVisible();
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 137);
    await atRest(page);
    const shown = await cards(page).count();
    const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
    const left = await top();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await link.click();
    await expectPage(page, 'Martinete común');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect(cards(page)).toHaveCount(shown);
    // Above it the list may be laid out in more detail than before: what counts is where the card stands.
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(2);
  });
}
