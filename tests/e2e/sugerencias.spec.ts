import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { alive, atRest, expect, open, test } from './guia.ts';

// Suggestions while typing, after the ARIA combobox pattern; Enter without choosing goes to /search as specified.

const CHUNK = '**/assets/sugerencias-*.js*';
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
  await open(page, '/');
  await type(page, 'real');
  await expect(options(page)).toHaveText([
    'Águila real Aquila chrysaetos',
    'Alcaudón real Lanius meridionalis',
    'Búho real Bubo bubo',
    'Colirrojo real Phoenicurus phoenicurus',
    'Garza real Ardea cinerea',
    'Milano real Milvus milvus',
    'Pinzón real Fringilla montifringilla',
    'Pito real ibérico Picus sharpei',
  ]);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expectActive(page, null);
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 'Águila real Aquila chrysaetos');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expectActive(page, 'Alcaudón real Lanius meridionalis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/birds/Alcaud%C3%B3n-real');
  await expect(heading(page, 'Alcaudón real')).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await expect(list(page)).toBeHidden();
});

test('arrows leave the text as typed, and up from the text goes to the last', async ({ page }) => {
  await open(page, '/');
  await type(page, 'milano');
  await page.keyboard.press('ArrowUp');
  await expectActive(page, 'Milano real Milvus milvus');
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 'Milano negro Milvus migrans');
  await expect(box(page)).toHaveValue('milano');
});

test('Enter without choosing searches for the text, exactly as without suggestions', async ({ page }) => {
  await open(page, '/');
  await type(page, 'Milano ');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?nombre=Milano');
  await expect(page.getByText('2 especies')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(list(page)).toBeHidden();
  await type(page, 'abubilla');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?nombre=abubilla');
});

test('a text typed anew after a choice is searched for, not the earlier choice', async ({ page }) => {
  await open(page, '/');
  await type(page, 'cuco');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('x');
  await expectActive(page, null);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?nombre=cucox');
});

test('an empty box suggests nothing and does nothing, with arrows and Enter too', async ({ page }) => {
  await open(page, '/guide');
  for (const text of ['', '   ']) {
    await type(page, text);
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  }
  await expect(page).toHaveURL('/guide');
});

test('Escape closes the list and keeps the text; a second one is the browser’s', async ({ page }) => {
  await open(page, '/');
  await type(page, 'milano');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('milano');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectActive(page, 'Milano negro Milvus migrans');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type('cuco');
  await expect(options(page).first()).toHaveText('Cuco Cuculus canorus');
});

test('Home and End move in the text; leaving with Tab closes the list and chooses nothing', async ({
  page,
}) => {
  await open(page, '/');
  await type(page, 'ilano');
  await page.keyboard.press('Home');
  await page.keyboard.type('m');
  await page.keyboard.press('End');
  await page.keyboard.type(' r');
  await expect(box(page)).toHaveValue('milano r');
  await expect(options(page)).toHaveText(['Milano real Milvus milvus']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(box(page)).toHaveValue('milano r');
});

for (const [what, text, expected] of [
  ['a letter missing', 'mlano', 'Milano negro'],
  ['two letters swapped', 'abubilal', 'Abubilla'],
  ['a letter wrong', 'sigüeña', 'Cigüeña blanca'],
  ['a scientific name', 'upupa ep', 'Abubilla'],
  ['an epithet', 'EPOPS', 'Abubilla'],
  ['no accents', 'aguila re', 'Águila real'],
  ['decomposed accents', 'búho r'.normalize('NFD'), 'Búho real'],
] as const) {
  test(`${what} suggests the species: «${text}»`, async ({ page }) => {
    await open(page, '/');
    await type(page, text);
    await expect(options(page).first()).toContainText(expected);
  });
}

test('what was typed stands out in the name', async ({ page }) => {
  await open(page, '/');
  await type(page, 'aguila r');
  await expect(options(page).first().locator('b')).toHaveText('Águila r');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('chrysa');
  await expect(options(page).first().locator('i b')).toHaveText('chrysa');
});

test('with the mouse one points at a species and opens it; a press in the text closes nothing', async ({
  page,
}) => {
  await open(page, '/birds');
  await type(page, 'búho');
  await box(page).click();
  await expect(list(page)).toBeVisible();
  await options(page).filter({ hasText: 'Búho real' }).hover();
  await expectActive(page, 'Búho real Bubo bubo');
  await options(page).filter({ hasText: 'Búho real' }).click();
  await expect(heading(page, 'Búho real')).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test('a press elsewhere closes the list, and the magnifying glass searches', async ({ page }) => {
  await open(page, '/guide');
  await type(page, 'cuco');
  await expect(list(page)).toBeVisible();
  await heading(page, 'Guía de uso').click();
  await expect(list(page)).toBeHidden();
  await box(page).click();
  await expect(list(page)).toBeVisible();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL('/search?nombre=cuco');
  await expect(list(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('one taps the box, types, and taps a species; each is at least 44 px high', async ({ page }) => {
    await open(page, '/');
    await box(page).tap();
    await page.keyboard.type('real');
    await expect(options(page)).toHaveCount(8);
    for (const option of await options(page).all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await options(page).filter({ hasText: 'Garza real' }).tap();
    await expect(heading(page, 'Garza real')).toBeVisible();
    await expect(list(page)).toBeHidden();
  });
});

test('assistive technology hears how many there are, in Spanish, and when there are none', async ({
  page,
}) => {
  await open(page, '/');
  await type(page, 'milano');
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: /^2 sugerencias\. Recorre/ })).toBeAttached();
  await page.keyboard.type('xx');
  await expect(status.filter({ hasText: 'Ninguna sugerencia.' })).toBeAttached();
});

test('markup in the text is text, suggests nothing, and is searched for', async ({ page }) => {
  await open(page, '/');
  await type(page, '<b>cuco</b><img src=x onerror=alert(1)>');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('<b>cuco</b><img src=x onerror=alert(1)>')).toBeVisible();
});

test('a very long text suggests nothing and can be searched for', async ({ page }) => {
  await open(page, '/');
  await type(page, 'a');
  await expect(options(page)).toHaveCount(8);
  await box(page).fill('añ'.repeat(2500));
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No se encontró información de aves', { exact: true })).toBeVisible();
});

/** Holds the suggestions back until released. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('suggestions that come late find letters, caret and focus as they were', async ({ page }) => {
  const release = await hold(page);
  await open(page, '/');
  const before = await box(page).elementHandle();
  await box(page).click();
  await page.keyboard.type('mlano');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
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
  const release = await hold(page);
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

test('whoever types before the page is alive gets suggestions once it is', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).click();
  await page.keyboard.type('milano');
  release();
  await alive(page);
  await expect(options(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue('milano');
});

test('a composition of an input method goes on when suggestions come in its midst', async ({ page }) => {
  const release = await hold(page);
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
  consola,
}) => {
  consola.expects(/Failed to load resource/);
  await page.route(CHUNK, (route) => route.abort());
  await open(page, '/guide');
  await box(page).click();
  await page.keyboard.type('milano');
  await atRest(page);
  await expect(box(page)).not.toHaveAttribute('role');
  await page.keyboard.press('Enter');
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
  expect(asked.filter((url) => /sugerencias/.test(url))).toEqual([]);
});

test('the list stands under the box and within the window from 320 px to 1,920 px', async ({ page }) => {
  await open(page, '/guide');
  await type(page, 'real');
  for (const width of [320, 360, 390, 480, 600, 768, 800, 900, 960, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(options(page)).toHaveCount(8);
    const [under, over] = [await list(page).boundingBox(), await box(page).boundingBox()];
    if (!under || !over) throw new Error(`At ${width} px the list or the box is not there.`);
    expect(under.x, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(under.x + under.width, `at ${width} px`).toBeLessThanOrEqual(width);
    expect(under.y, `at ${width} px`).toBeGreaterThanOrEqual(over.y + over.height);
    expect(under.y, `at ${width} px`).toBeLessThan(over.y + over.height + 20);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  }
});

test('above the keyboard of a phone the list is as high as fits, and follows the one that is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 380 });
  await open(page, '/guide');
  await type(page, 'real');
  await expect(options(page)).toHaveCount(8);
  const bounds = await list(page).boundingBox();
  expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBeLessThanOrEqual(380);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`axe finds nothing on the open list, ${colorScheme}, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 700 });
      await open(page, '/guide');
      await type(page, 'real');
      await page.keyboard.press('ArrowDown');
      await expectActive(page, 'Águila real Aquila chrysaetos');
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
      const looked = passes.map(({ id }) => id);
      expect(looked).toEqual(expect.arrayContaining(['aria-required-children', 'aria-allowed-role']));
    });
  }
}

test('with forced colours one sees which species is chosen, and print shows no list', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/guide');
  await type(page, 'real');
  await page.keyboard.press('ArrowDown');
  const outlines = await options(page).evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).outlineStyle),
  );
  expect(outlines).toEqual(['solid', ...Array(7).fill('none')]);
  await page.emulateMedia({ media: 'print' });
  await expect(list(page)).toBeHidden();
});
