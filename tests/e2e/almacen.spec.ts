import type { Page } from '@playwright/test';
import { expect, expectCount, open, openEmpty, seenButton, storedSeen, storeSeen, test } from './guia.ts';

// A stored list that cannot be read: corrupt text is logged, counts as empty and is kept aside before the first write; storage that throws loses nothing.

const LOGGED = /seenBird.*cannot be read/;
const notice = (page: Page, text: RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const aside = (page: Page) => page.evaluate(() => localStorage.getItem('seenBird.respaldo'));

const CORRUPT = [
  ['no JSON', 'Abubilla, Cuco'],
  ['an empty text', ''],
  ['an unfinished list', '["Abubilla","Cu'],
  ['an object', '{}'],
  ['an object like a list', '{"0":"Abubilla","length":1}'],
  ['null', 'null'],
  ['a number', '7'],
  ['true', 'true'],
  ['a string', '"Abubilla"'],
  ['an object around a list', '{"seenBird":["Abubilla"]}'],
  ['markup over several lines', '<script>\n["Abubilla"]\n</script>'],
  ['5,000 characters', '['.repeat(5000)],
] as const;

for (const [what, text] of CORRUPT) {
  test(`a stored list that is ${what} counts as empty, is said to be unreadable, and is kept aside`, async ({
    page,
    consola,
  }) => {
    consola.expects(LOGGED);
    await storeSeen(page, text);
    await open(page, '/birds/Cuco');
    await expectCount(page, 0);
    await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'false');
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

test('the corrupt text is set aside before the new list is written', async ({ page, consola }) => {
  consola.expects(LOGGED);
  await storeSeen(page, '{}');
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === window.localStorage && key !== 'seenBird.fechas')
        document.documentElement.dataset.written += ` ${key}=${value}`;
      setItem.call(this, key, value);
    };
  });
  await open(page, '/birds/Cuco');
  await seenButton(page).click();
  await expectCount(page, 1);
  await expect(page.locator('html')).toHaveAttribute(
    'data-written',
    'undefined seenBird.respaldo={} seenBird=["Cuco"]',
  );
});

test('«Resetear» sets a corrupt text aside too', async ({ page, consola }) => {
  consola.expects(LOGGED);
  await storeSeen(page, '["Abubilla"');
  await open(page, '/');
  await page.getByRole('button', { name: 'Resetear' }).click();
  expect(await storedSeen(page)).toBe('[]');
  expect(await aside(page)).toBe('["Abubilla"');
});

test('a second corrupt text does not push the first one out', async ({ page, consola }) => {
  consola.expects(LOGGED);
  for (const text of ['["Abubilla"', 'otra cosa']) {
    await storeSeen(page, text);
    await open(page, '/birds/Cuco');
    await seenButton(page).click();
    await expectCount(page, 1);
  }
  expect(await aside(page)).toContain('["Abubilla"');
  expect(await aside(page)).toContain('otra cosa');
});

test('a list that becomes corrupt while a tab is open is set aside at the next mark', async ({
  page,
  consola,
}) => {
  consola.expects(LOGGED);
  await open(page, '/birds/Cuco');
  await page.evaluate(() => localStorage.setItem('seenBird', 'roto'));
  await seenButton(page).click();
  await expectCount(page, 1);
  expect(await aside(page)).toBe('roto');
  expect(await storedSeen(page)).toBe('["Cuco"]');
});

/** Ways in which a browser refuses its storage. Each is put in before any script of the page. */
const REFUSALS = {
  access: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  reading: () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  writing: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'reading and writing': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
  },
};

const CANNOT_SAVE = /no nos deja guardar la lista/;

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`where the browser refuses ${what} of its storage, marks last from page to page, and the visitor is told`, async ({
    page,
    consola,
  }) => {
    consola.allows(/seenBird|save scroll positions/);
    await page.addInitScript(refuse);
    await open(page, '/birds/Abubilla');
    await expect(page.getByText('Upupa epops')).toBeVisible();
    await expectCount(page, 0);
    await seenButton(page).click();
    await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expectCount(page, 1);
    await expect(notice(page, CANNOT_SAVE)).toBeVisible();
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
    await seenButton(page).click();
    await expectCount(page, 2);
    await page.getByRole('link', { name: 'Anterior' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Abubilla' })).toBeVisible();
    await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('link', { name: 'Aves Avistadas', exact: true }).click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Abubilla', 'Acentor alpino']);
    await page.getByRole('button', { name: 'Resetear' }).click();
    await expectCount(page, 0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expectCount(page, 2);
  });
}

for (const what of ['reading', 'writing', 'reading and writing'] as const) {
  test(`a list stored before is untouched where the browser refuses ${what}`, async ({ page, consola }) => {
    consola.allows(/seenBird|save scroll positions/);
    await storeSeen(page, '["Cuco","Urraca común"]');
    // What is stored, whatever the page is refused.
    const stored = await page.context().newPage();
    await openEmpty(stored);
    await page.addInitScript(REFUSALS[what]);
    await open(page, '/birds/Abubilla');
    await seenButton(page).click();
    const after = JSON.parse((await storedSeen(stored)) ?? '[]');
    expect(after).toEqual(expect.arrayContaining(['Cuco', 'Urraca común']));
  });
}

test('where only writing is refused, the list stored before still counts', async ({ page, consola }) => {
  consola.expects(/seenBird cannot be written/);
  consola.expects(/seenBird.fechas cannot be written/);
  await storeSeen(page, '["Cuco"]');
  await page.addInitScript(REFUSALS.writing);
  await open(page, '/birds/Abubilla');
  await expectCount(page, 1);
  await expect(notice(page, CANNOT_SAVE)).toHaveCount(0);
  await seenButton(page).click();
  await expectCount(page, 2);
  await expect(notice(page, CANNOT_SAVE)).toBeVisible();
});

test('what could not be saved is saved with the next mark, once the browser allows it', async ({
  page,
  consola,
}) => {
  consola.expects(/seenBird cannot be written/);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    let refusals = 1;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'seenBird' && refusals-- > 0) throw new DOMException('Full.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await expectCount(page, 1);
  await expect(notice(page, CANNOT_SAVE)).toBeVisible();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
  await seenButton(page).click();
  await expectCount(page, 2);
  await expect(notice(page, CANNOT_SAVE)).toHaveCount(0);
  expect(await storedSeen(page)).toBe('["Abubilla","Acentor alpino"]');
});

test('a corrupt list that cannot be set aside is not written over', async ({ page, consola }) => {
  consola.expects(LOGGED);
  consola.expects(/seenBird cannot be written/);
  await storeSeen(page, '["Cuco"');
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'seenBird.respaldo') throw new DOMException('Full.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await expectCount(page, 1);
  await expect(notice(page, CANNOT_SAVE)).toBeVisible();
  expect(await storedSeen(page)).toBe('["Cuco"');
});
