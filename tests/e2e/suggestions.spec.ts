import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { alive, atRest, expect, open, test } from './fixtures.ts';

// Suggestions while typing, after the ARIA combobox pattern; Enter without choosing goes to /search as specified.
// What is suggested, and in which order, is tested beside `domain/search/suggest.ts` and in `data/search.test.ts`.

const CHUNK = '**/assets/suggestions-*.js*';
const box = (page: Page) => page.getByLabel('Buscar aves', { exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Aves sugeridas' });
const options = (page: Page) => list(page).getByRole('option');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Types as a visitor does, once the suggestions are there. */
async function type(page: Page, text: string): Promise<void> {
  await box(page).click();
  await expect(page.getByRole('combobox', { name: 'Buscar aves' })).toBeVisible();
  await page.keyboard.type(text);
}

async function openAndType(page: Page, path: string, text: string): Promise<void> {
  await open(page, path);
  await type(page, text);
}

async function boundsOf(shown: Locator) {
  const bounds = await shown.boundingBox();
  if (!bounds) throw new Error('It is not shown.');
  return bounds;
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The option that the keyboard is on, as assistive technology is told. */
async function expectActive(page: Page, name: string | null): Promise<void> {
  const id = await box(page).getAttribute('aria-activedescendant');
  if (name === null) {
    expect(id).toBeNull();
    await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
    return;
  }
  await expect(page.locator(`[id="${id}"]`)).toHaveText(name);
  await expect(list(page).getByRole('option', { selected: true })).toHaveText(name);
}

test('by keyboard alone one types, goes down to a species and opens its page', async ({ page }) => {
  await openAndType(page, '/', 'aguila re');
  await expect(options(page)).toHaveText(['Águila real Aquila chrysaetos']);
  await expect(options(page).locator('b')).toHaveText('Águila re');
  await box(page).fill('real');
  await expect(options(page)).toHaveCount(8);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expectActive(page, null);
  await press(page, 'ArrowUp');
  await expectActive(page, 'Pinzón real Fringilla montifringilla');
  await press(page, 'ArrowDown');
  await expectActive(page, 'Búho real Bubo bubo');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp');
  await expectActive(page, 'Garza real Ardea cinerea');
  await expect(box(page)).toHaveValue('real');
  await press(page, 'Enter');
  await expect(page).toHaveURL('/birds/Garza-real');
  await expect(heading(page, 'Garza real')).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await expect(list(page)).toBeHidden();
});

test('a bird is suggested by the name that people give it, and the name is read with it', async ({
  page,
}) => {
  await openAndType(page, '/', 'loro');
  await expect(options(page)).toHaveText([
    'Cotorra argentina · loro Myiopsitta monachus',
    'Cotorra de Kramer · loro Psittacula krameri',
  ]);
  await expect(options(page).locator('b')).toHaveText(['loro', 'loro']);
  await box(page).fill('house sp');
  await expect(options(page).locator('b')).toHaveText('House Sp');
  await expect(options(page).locator('[lang=en]')).toHaveText('House Sparrow');
  await press(page, 'ArrowDown');
  await expectActive(page, 'Gorrión común · House Sparrow Passer domesticus');
  await press(page, 'Enter');
  await expect(heading(page, 'Gorrión común')).toBeFocused();
});

test('Enter without choosing searches for the text, exactly as without suggestions', async ({ page }) => {
  await openAndType(page, '/', 'Milano ');
  await expect(options(page)).toHaveCount(2);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/search?nombre=Milano');
  await expect(page.getByText('2 especies')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(list(page)).toBeHidden();
  await type(page, 'abubilla');
  await press(page, 'ArrowDown', 'Escape', 'Enter');
  await expect(page).toHaveURL('/search?nombre=abubilla');
  await type(page, 'cuco');
  await press(page, 'ArrowDown', 'x');
  await expectActive(page, null);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/search?nombre=cucox');
});

test('an empty box suggests nothing and does nothing, with arrows and Enter too', async ({ page }) => {
  await open(page, '/guide');
  for (const text of ['', '   ']) {
    await type(page, text);
    await press(page, 'ArrowDown', 'ArrowUp', 'Enter');
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  }
  await expect(page).toHaveURL('/guide');
});

test('Escape closes the list and keeps the text; a second one is the browser’s', async ({ page }) => {
  await openAndType(page, '/', 'milano');
  await expect(list(page)).toBeVisible();
  await press(page, 'Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('milano');
  await expect(box(page)).toBeFocused();
  await press(page, 'ArrowDown');
  await expectActive(page, 'Milano negro Milvus migrans');
  await press(page, 'Escape', 'Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type('epops');
  await expect(options(page)).toHaveText(['Abubilla Upupa epops']);
  await expect(options(page).locator('i b')).toHaveText('epops');
});

test('Home and End move in the text; leaving with Tab closes the list and chooses nothing', async ({
  page,
}) => {
  await openAndType(page, '/', 'ilano');
  await press(page, 'Home', 'm', 'End', ' ', 'r');
  await expect(box(page)).toHaveValue('milano r');
  await expect(options(page)).toHaveText(['Milano real Milvus milvus']);
  await press(page, 'ArrowDown', 'Tab');
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(box(page)).toHaveValue('milano r');
});

test('with the mouse one opens and closes the list, searches, points at a species and opens it', async ({
  page,
}) => {
  await openAndType(page, '/guide', 'búho');
  await expect(list(page)).toBeVisible();
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
  await expect(list(page)).toBeHidden();
  await box(page).click();
  await box(page).click();
  await expect(list(page)).toBeVisible();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL('/search?nombre=b%C3%BAho');
  await expect(list(page)).toBeHidden();
  await type(page, 'búho');
  await options(page).filter({ hasText: 'Búho real' }).hover();
  await expectActive(page, 'Búho real Bubo bubo');
  await options(page).filter({ hasText: 'Búho real' }).click();
  await expect(heading(page, 'Búho real')).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test.describe('by touch, above the keyboard of a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 380 } });

  test('the list is as high as fits, follows the choice, and a tap on 44 px opens a species', async ({
    page,
  }) => {
    await open(page, '/guide');
    await box(page).tap();
    await page.keyboard.type('real');
    await expect(options(page)).toHaveCount(8);
    const { y, height } = await boundsOf(list(page));
    expect(y + height).toBeLessThanOrEqual(380);
    await press(page, 'ArrowUp');
    await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
    await expect(box(page)).toBeInViewport({ ratio: 1 });
    for (const option of await options(page).all()) {
      expect((await boundsOf(option)).height).toBeGreaterThanOrEqual(44);
    }
    await options(page).filter({ hasText: 'Garza real' }).tap();
    await expect(heading(page, 'Garza real')).toBeVisible();
    await expect(list(page)).toBeHidden();
  });
});

test('assistive technology hears how many there are, in Spanish, and when there are none', async ({
  page,
}) => {
  await openAndType(page, '/', 'milano');
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: /^2 sugerencias\. Recorre/ })).toBeAttached();
  await page.keyboard.type('qwpt');
  await expect(status.filter({ hasText: 'Ninguna sugerencia.' })).toBeAttached();
});

/** Holds back what is asked for at `files` until released. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, (route) => promise.then(() => route.continue()));
  return resolve;
}

test('suggestions that come late find letters, caret and focus as they were', async ({ page }) => {
  const release = await hold(page, CHUNK);
  await open(page, '/');
  const before = await box(page).elementHandle();
  await box(page).click();
  await page.keyboard.type('mlano');
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  release();
  await expect(options(page).first()).toHaveText('Milano negro Milvus migrans');
  await expect(page.getByRole('status').filter({ hasText: /sugerencias\. Recorre/ })).toBeAttached();
  expect(await box(page).evaluate((element, same) => element === same, before)).toBe(true);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('i');
  await expect(box(page)).toHaveValue('milano');
  await expect(options(page).first().locator('b')).toHaveText('Milano');
});

test('suggestions that come after one has left the box stay closed', async ({ page }) => {
  const release = await hold(page, CHUNK);
  await open(page, '/');
  await box(page).fill('milano');
  await page.getByRole('link', { name: 'Home' }).focus();
  release();
  await expect(page.getByRole('combobox', { name: 'Buscar aves' })).toHaveAttribute('aria-expanded', 'false');
  await expect(box(page)).toHaveValue('milano');
  await expect(page.getByRole('link', { name: 'Home' })).toBeFocused();
  await box(page).click();
  await expect(options(page)).toHaveCount(2);
});

test('what is typed before the page is alive is kept, gets suggestions, and is searched for', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).click();
  await page.keyboard.type('milano');
  release();
  await alive(page);
  await expect(options(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue('milano');
  await press(page, 'Enter');
  await expect(page.getByText('2 especies')).toBeVisible();
});

test('a composition of an input method goes on when suggestions come in its midst', async ({ page }) => {
  const release = await hold(page, CHUNK);
  await open(page, '/');
  await box(page).click();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('cig');
  release();
  await expect(options(page)).toHaveCount(3);
  await compose('cigu');
  // The keys of the method's own window are not the list's.
  await box(page).evaluate((element) => {
    const key = (name: string) =>
      new KeyboardEvent('keydown', { key: name, isComposing: true, bubbles: true, cancelable: true });
    for (const name of ['ArrowDown', 'Enter', 'Escape']) element.dispatchEvent(key(name));
  });
  await expectActive(page, null);
  await expect(list(page)).toBeVisible();
  await session.send('Input.insertText', { text: 'cigüeña n' });
  await expect(box(page)).toHaveValue('cigüeña n');
  await expect(options(page)).toHaveText(['Cigüeña negra Ciconia nigra']);
});

test('where suggestions cannot be fetched one searches all the same, and later they come', async ({
  page,
  console,
}) => {
  console.expects(/Failed to load resource/);
  console.expects(/A part of the page cannot be fetched/);
  await page.route(CHUNK, (route) => route.abort());
  await open(page, '/guide');
  await box(page).click();
  await page.keyboard.type('milano');
  await atRest(page);
  await expect(box(page)).not.toHaveAttribute('role');
  await press(page, 'Enter');
  await expect(page).toHaveURL('/search?nombre=milano');
  await expect(page.getByText('2 especies')).toBeVisible();
  await page.unroute(CHUNK);
  await type(page, 'cuco');
  await expect(options(page).first()).toHaveText('Cuco Cuculus canorus');
});

test('no page asks for suggestions before the box is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/birds/Abubilla');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((url) => /suggestions/.test(url))).toEqual([]);
});

test('the list stands under the box and within the window from 320 px to 1,920 px', async ({ page }) => {
  await openAndType(page, '/guide', 'real');
  await expect(options(page)).toHaveCount(8);
  for (const width of [320, 360, 390, 480, 600, 768, 800, 900, 960, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [under, over] = [await boundsOf(list(page)), await boundsOf(box(page))];
    const gap = under.y - over.y - over.height;
    expect(gap >= 0 && gap < 20, `${gap} px under the box at ${width} px`).toBe(true);
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const room = Math.min(under.x, width - under.x - under.width, -scrolls);
    expect(room, `room in the window at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test(`axe finds nothing on the open list, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 700 });
    await openAndType(page, '/guide', 'real');
    await press(page, 'ArrowDown');
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
    const looked = passes.map(({ id }) => id);
    expect(looked).toEqual(expect.arrayContaining(['aria-required-children', 'aria-allowed-role']));
  });
}

test('with forced colours one sees which species is chosen, and print shows no list', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAndType(page, '/guide', 'real');
  await press(page, 'ArrowDown');
  const outlines = await options(page).evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).outlineStyle),
  );
  expect(outlines).toEqual(['solid', ...Array(7).fill('none')]);
  await page.emulateMedia({ media: 'print' });
  await expect(list(page)).toBeHidden();
});
