import type { Page } from '@playwright/test';
import {
  expect,
  expectCount,
  expectNames,
  expectPage,
  goToSeen,
  loseConnection,
  open,
  REFUSALS,
  saved,
  seenButton,
  storedSeen,
  storeSeen,
  test,
} from './fixtures.ts';

// A list that cannot be lost: what is saved comes back, in either format; what comes in is added, never
// replaces; whatever the file, the visitor hears in one sentence what became of it. `backup.test.ts` and
// `read-file.test.ts` tell of each kind of file.

const DAYS = 'seenBird.fechas';

const section = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Tu lista' });
const chooser = (page: Page) => section(page).getByLabel('Recuperar copia');
const undo = (page: Page) => section(page).getByRole('button', { name: 'Deshacer' });
const heard = (page: Page, text: string | RegExp) =>
  section(page).getByRole('status').filter({ hasText: text });

async function save(page: Page, format: 'JSON' | 'CSV') {
  await section(page).getByRole('radio', { name: format }).check();
  return saved(page, section(page).getByRole('button', { name: 'Guardar copia' }));
}

const recover = (page: Page, name: string, content: string | Buffer) =>
  chooser(page).setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

/** The seen list with «Cuco» in it, seen on the first of May. */
async function openWithCuco(page: Page): Promise<void> {
  await storeSeen(page, '["Cuco"]');
  await storeSeen(page, '{"Cuco":"2026-05-01"}', DAYS);
  await open(page, '/birds/avistadas');
}

for (const format of ['JSON', 'CSV'] as const) {
  test(`a list saved as ${format} comes back after everything was cleared, with its days`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
    await storeSeen(page, '["Cuco","Gorrion moruno"]');
    await open(page, '/birds/Abubilla');
    await seenButton(page).click();
    await open(page, '/birds/avistadas');
    const { name, text } = await save(page, format);
    expect(name).toBe(`aves-avistadas-2026-11-21.${format.toLowerCase()}`);
    await expect(heard(page, `Copia guardada: busca «${name}»`)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await open(page, '/birds/avistadas');
    await expect(page.getByText('Todavía no has marcado ninguna.')).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Guardar copia' })).toHaveCount(0);
    await recover(page, name, text);
    await expect(heard(page, /^3 nuevas, 0 ya estaban, 0 no reconocidas$/)).toBeVisible();
    await page.reload();
    await expectCount(page, 3);
    await expectNames(page, ['Abubilla', 'Cuco', 'Gorrión moruno']);
    await expect(page.getByText('Vista el 21 de noviembre de 2026')).toHaveCount(1);
  });
}

test('without connection a copy is made and read as far as can be, and the visitor is told', async ({
  page,
  console,
}) => {
  console.allows(/cannot be loaded|Failed to load resource/);
  await openWithCuco(page);
  await loseConnection(page);
  await section(page).getByRole('radio', { name: 'CSV' }).check();
  await section(page).getByRole('button', { name: 'Guardar copia' }).click();
  await expect(heard(page, /Ahora no podemos escribir el CSV/)).toBeVisible();
  await recover(page, 'lista.csv', 'nombre\nCuco\n');
  await expect(heard(page, /«lista.csv» no se puede leer ahora/)).toBeVisible();
  expect((await save(page, 'JSON')).text).toContain('Cuco');
});

test('the copy of another person is added and counted, and can be taken back', async ({ page }) => {
  await openWithCuco(page);
  await recover(
    page,
    'de-ana.json',
    '{"avistadas":[{"nombre":"Cuco","fecha":"2020-05-01"},{"nombre":"Abubilla","fecha":"2021-05-01"},"Dodo"]}',
  );
  await expect(heard(page, /^1 nueva, 1 ya estaba, 1 no reconocida$/)).toBeVisible();
  await expectCount(page, 2);
  expect(await storedSeen(page)).toBe('["Cuco","Abubilla","Dodo"]');
  await expect(page.getByText('Vista el 1 de mayo de 2020')).toBeVisible();
  await undo(page).click();
  await expectCount(page, 1);
  await expect(heard(page, /tu lista vuelve a estar como antes/)).toBeVisible();
  await expect(page.getByText('Vista el 1 de mayo de 2026')).toBeVisible();
  expect(await storedSeen(page)).toBe('["Cuco"]');
  expect(await storedSeen(page, DAYS)).toBe('{"Cuco":"2026-05-01"}');
  await expect(chooser(page)).toBeFocused();
  await expect(undo(page)).toHaveCount(0);
});

test('of a file that is no copy the visitor hears what is wrong, nothing is changed, and another can be tried', async ({
  page,
}) => {
  await openWithCuco(page);
  for (const [content, sentence] of [
    ['', /^«copia\.json» está vacío\.$/],
    ['{"formato":"guia-aves-madrid","version":1,"avis', /^«copia\.json» está dañado o incompleto/],
    ['<script>document.title = "mal"</script>', /^«copia\.json» no es una copia de la lista/],
    [Buffer.alloc(30_000_000, '["Cuco"],'), /^«copia\.json» pesa más de 500 kB/],
  ] as const) {
    await recover(page, 'copia.json', content);
    await expect(heard(page, sentence)).toBeVisible();
    await expectCount(page, 1);
    expect(await storedSeen(page)).toBe('["Cuco"]');
    await expect(undo(page)).toHaveCount(0);
  }
  // Another can be tried, and a hostile one is a list of names and nothing else.
  await recover(
    page,
    '<img src=x onerror=alert(1)>.json',
    `{"__proto__":{"polluted":1},"avistadas":["__proto__","<img src=x onerror='window.polluted=1'>",
        {"nombre":"Abubilla","fecha":"<b>ayer</b>","__proto__":{"polluted":1}}],"otras":[{"__proto__":{"polluted":1}}]}`,
  );
  await expect(heard(page, /^1 nueva, 0 ya estaban, 3 no reconocidas$/)).toBeVisible();
  await page.reload();
  await expectNames(page, ['Abubilla', 'Cuco']);
  await expect(page.getByText(/Vista el/)).toHaveCount(1);
  expect(await page.evaluate(() => ['polluted' in {}, 'polluted' in window])).toEqual([false, false]);
});

test('one can save and recover by keyboard alone, and sees where one is', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/avistadas');
  // Listening for choosers must have begun well before the press that opens one.
  const choosing = page.waitForEvent('filechooser');
  await section(page).getByRole('radio', { name: 'JSON' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(section(page).getByRole('radio', { name: 'CSV' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(section(page).getByRole('button', { name: 'Guardar copia' })).toBeFocused();
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await coming).suggestedFilename()).toMatch(/^aves-avistadas-.*\.csv$/);
  await page.keyboard.press('Tab');
  await expect(chooser(page)).toBeFocused();
  const outline = await chooser(page).evaluate(
    (input) => getComputedStyle(input.closest('label') as Element).outlineStyle,
  );
  expect(outline).toBe('solid');
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('["Abubilla"]') });
  await expect(heard(page, /^1 nueva/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCount(page, 1);
  await expect(chooser(page)).toBeFocused();
});

test('where the store is full and the connection lost, the visitor is told that no copy can be made, and can try again', async ({
  page,
  console,
}) => {
  console.allows(/seenBird|Failed to load resource/);
  await page.addInitScript(REFUSALS.writing);
  await open(page, '/birds/Abubilla');
  const restore = await loseConnection(page);
  await seenButton(page).click();
  const now = page.getByRole('button', { name: 'Guardar copia ahora' });
  await now.click();
  await expect(page.getByRole('status').filter({ hasText: 'Ahora no podemos hacer la copia' })).toBeVisible();
  await restore();
  expect((await saved(page, now)).text).toContain('Abubilla');
  await expect(page.getByText('Ahora no podemos hacer la copia')).toHaveCount(0);
});

test('visitors are told where the list lives, and what Safari does to it', async ({ page }) => {
  for (const path of ['/birds/avistadas', '/guide']) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(/en este navegador y en ningún otro sitio/)).toBeVisible();
    await expect(page.getByRole('main').getByText(/Safari borra .* no usas en siete días/)).toBeVisible();
  }
});

test('the browser is asked at the first mark, once, to keep the list, and the visitor sees what it promised', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let asked = 0;
    Object.assign(navigator.storage, {
      persisted: async () => asked > 0,
      persist: async () => {
        asked += 1;
        document.documentElement.dataset.asked = String(asked);
        return true;
      },
    });
  });
  const html = page.locator('html');
  await open(page, '/birds/Abubilla');
  await expectCount(page, 0);
  await expect(html).not.toHaveAttribute('data-asked');
  await seenButton(page).click();
  await expect(html).toHaveAttribute('data-asked', '1');
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expectPage(page, 'Acentor alpino');
  await seenButton(page).click();
  await expectCount(page, 2);
  await expect(html).toHaveAttribute('data-asked', '1');
  await goToSeen(page);
  await expect(section(page).getByText('nos ha prometido no borrarla')).toBeVisible();
});

test('a browser that makes no promise is told of, one that knows of none is not', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => false;
  });
  await open(page, '/birds/avistadas');
  await expect(section(page).getByText('no ha prometido conservarla')).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }));
  await open(page, '/birds/avistadas');
  await expect(page.getByText('Tu lista vive en este navegador')).toBeVisible();
  await expect(section(page).getByText('prometido')).toHaveCount(0);
});
