import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  aves,
  expect,
  expectCount,
  namesOnCards,
  open,
  seenButton,
  storedSeen,
  storeSeen,
  test,
} from './guia.ts';

// A list that cannot be lost: what is saved comes back, in either format; what comes in is added, never
// replaces; whatever the file, the visitor hears in one sentence what became of it.

const section = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Tu lista' });
const chooser = (page: Page) => section(page).getByLabel('Recuperar copia');
const heard = (page: Page, text: string | RegExp) =>
  section(page).getByRole('status').filter({ hasText: text });

/** Saves a copy and gives the file's name and text. */
async function save(page: Page, formato: 'JSON' | 'CSV'): Promise<{ name: string; text: string }> {
  await section(page).getByRole('radio', { name: formato }).check();
  const coming = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Guardar copia' }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const recover = (page: Page, name: string, content: string | Buffer) =>
  chooser(page).setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

const storedFechas = (page: Page) => page.evaluate(() => localStorage.getItem('seenBird.fechas'));

const clear = (page: Page) => page.evaluate(() => localStorage.clear());

for (const formato of ['JSON', 'CSV'] as const) {
  test(`a list saved as ${formato} comes back after everything was cleared, with its days`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
    await storeSeen(page, '["Cuco","Gorrion moruno"]');
    await open(page, '/birds/Abubilla');
    await seenButton(page).click();
    await open(page, '/birds/avistadas');
    const { name, text } = await save(page, formato);
    expect(name).toBe(`aves-avistadas-2026-11-21.${formato.toLowerCase()}`);
    await expect(heard(page, `Copia guardada: busca «${name}»`)).toBeVisible();
    await clear(page);
    await open(page, '/birds/avistadas');
    await expectCount(page, 0);
    await recover(page, name, text);
    await expect(heard(page, /^3 nuevas, 0 ya estaban, 0 no reconocidas$/)).toBeVisible();
    await expectCount(page, 3);
    expect(await namesOnCards(page)).toEqual(['Abubilla', 'Cuco', 'Gorrión moruno']);
    await expect(page.getByText('Vista el 21 de noviembre de 2026')).toHaveCount(1);
    await page.reload();
    await expectCount(page, 3);
    expect(JSON.parse((await storedFechas(page)) ?? '')).toEqual({ Abubilla: '2026-11-21' });
  });
}

test('the files are what the guide says that they are', async ({ page }) => {
  await storeSeen(page, '["Dodo","Cuco",{"x":1}]');
  await page.evaluate(() => localStorage.setItem('seenBird.fechas', '{"Cuco":"2026-05-01"}'));
  await open(page, '/birds/avistadas');
  expect(JSON.parse((await save(page, 'JSON')).text)).toEqual({
    formato: 'guia-aves-madrid',
    version: 1,
    avistadas: [{ nombre: 'Cuco', cientifico: 'Cuculus canorus', fecha: '2026-05-01' }],
    otras: ['Dodo', { x: 1 }],
    otrasFechas: {},
  });
  expect((await save(page, 'CSV')).text).toBe(
    '\uFEFFnombre,científico,fecha\r\nCuco,Cuculus canorus,2026-05-01\r\nDodo,,\r\n',
  );
});

test('what writes CSV is fetched only when it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/avistadas');
  await save(page, 'JSON');
  expect(asked.filter((url) => /csv/.test(url))).toEqual([]);
  await save(page, 'CSV');
  expect(asked.filter((url) => /csv/.test(url))).not.toEqual([]);
});

test('where the writer of CSV cannot be fetched, the visitor is told so, and JSON is still saved', async ({
  page,
  consola,
}) => {
  consola.expects(/writer of CSV cannot be loaded/);
  consola.expects(/Failed to load resource/);
  await page.route(/csv|recuperar/, (route) => route.abort());
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/avistadas');
  await section(page).getByRole('radio', { name: 'CSV' }).check();
  await section(page).getByRole('button', { name: 'Guardar copia' }).click();
  await expect(heard(page, /Ahora no podemos escribir el CSV/)).toBeVisible();
  await recover(page, 'lista.csv', 'nombre\nCuco\n');
  await expect(heard(page, /«lista.csv» no se puede leer ahora/)).toBeVisible();
  expect((await save(page, 'JSON')).text).toContain('Cuco');
});

test('the copy of another person is added, and says how many are new, known already and unknown', async ({
  page,
}) => {
  await storeSeen(page, '["Cuco",null,"Abubilla"]');
  await open(page, '/birds/avistadas');
  await recover(page, 'de-ana.json', '["abubilla","Bubo bubo","Dodo"]');
  await expect(heard(page, /^1 nueva, 1 ya estaba, 1 no reconocida$/)).toBeVisible();
  await expectCount(page, 3);
  expect(JSON.parse((await storedSeen(page)) ?? '')).toEqual(['Cuco', null, 'Abubilla', 'Búho real', 'Dodo']);
});

test('a copy can be taken back, and what was there or marked since stays', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await page.evaluate(() => localStorage.setItem('seenBird.fechas', '{"Cuco":"2026-05-01"}'));
  await open(page, '/birds/avistadas');
  await recover(
    page,
    'de-ana.json',
    '{"avistadas":[{"nombre":"Cuco","fecha":"2020-05-01"},{"nombre":"Abubilla","fecha":"2021-05-01"},"Dodo"]}',
  );
  await expectCount(page, 2);
  await expect(page.getByText('Vista el 1 de mayo de 2020')).toBeVisible();
  await section(page).getByRole('button', { name: 'Deshacer' }).click();
  await expectCount(page, 1);
  await expect(heard(page, /tu lista vuelve a estar como antes/)).toBeVisible();
  await expect(page.getByText('Vista el 1 de mayo de 2026')).toBeVisible();
  expect(await storedSeen(page)).toBe('["Cuco"]');
  expect(await storedFechas(page)).toBe('{"Cuco":"2026-05-01"}');
  await expect(chooser(page)).toBeFocused();
  await expect(section(page).getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
});

const WRONG: [what: string, content: string | Buffer, sentence: RegExp][] = [
  ['an empty file', '', /^«copia\.json» está vacío\.$/],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    /^«copia\.json» no es un archivo de texto/,
  ],
  [
    'random bytes',
    Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 89 + i ** 2) % 256)),
    /^«copia\.json» no es un/,
  ],
  [
    'half a copy',
    '{"formato":"guia-aves-madrid","version":1,"avis',
    /^«copia\.json» está dañado o incompleto/,
  ],
  ['another JSON', '{"name":"guia","version":"1.0.0"}', /^«copia\.json» no es una copia de la lista/],
  ['a letter', 'Querida abuela:\nayer vimos un búho.', /^«copia\.json» no es una copia de la lista/],
  ['a page', '<script>document.title = "mal"</script>', /^«copia\.json» no es una copia de la lista/],
  [
    'a hundred thousand brackets',
    '['.repeat(100_000) + ']'.repeat(100_000),
    /^«copia\.json» no es una copia/,
  ],
  ['thirty megabytes', Buffer.alloc(30_000_000, '["Cuco"],'), /^«copia\.json» pesa más de 500 kB/],
  [
    'a copy of the future',
    '{"formato":"guia-aves-madrid","version":7}',
    /^«copia\.json» es de una versión más nueva/,
  ],
];

for (const [what, content, sentence] of WRONG) {
  test(`of ${what}, the visitor hears what is wrong, and nothing is changed`, async ({ page }) => {
    await storeSeen(page, '["Cuco"]');
    await open(page, '/birds/avistadas');
    await recover(page, 'copia.json', content);
    await expect(heard(page, sentence)).toBeVisible();
    await expectCount(page, 1);
    expect(await storedSeen(page)).toBe('["Cuco"]');
    await expect(section(page).getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
    // And the visitor can try again at once.
    await recover(page, 'copia.json', '["Abubilla"]');
    await expect(heard(page, /^1 nueva, 0 ya estaban/)).toBeVisible();
  });
}

test('a hostile copy is a list of names and nothing else', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/avistadas');
  await recover(
    page,
    '<img src=x onerror=alert(1)>.json',
    `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "avistadas":["__proto__","<img src=x onerror='window.polluted=1'>",
        {"nombre":"Abubilla","fecha":"<b>ayer</b>","__proto__":{"polluted":1}},
        {"nombre":"constructor","fecha":"2026-01-01"},{"nombre":{"nombre":"Cuco"}},{"nombre":"__proto__","fecha":"2026-01-01"}],
      "otras":[{"__proto__":{"polluted":1}}],"otrasFechas":{"__proto__":"2026-01-01"}}`,
  );
  await expect(heard(page, /^1 nueva, 0 ya estaban, 5 no reconocidas$/)).toBeVisible();
  await expectCount(page, 2);
  await expect(page.getByText(/Vista el/)).toHaveCount(0);
  await page.reload();
  await expectCount(page, 2);
  expect(await page.evaluate(() => ['polluted' in {}, 'polluted' in window])).toEqual([false, false]);
  expect(await namesOnCards(page)).toEqual(['Abubilla', 'Cuco']);
});

test('a copy of all 203 species is recovered at one go', async ({ page }) => {
  await open(page, '/birds/avistadas');
  await recover(
    page,
    'todas.csv',
    ['nombre;científico;fecha', ...aves.map((ave) => `${ave.nombre};;01/05/2026`)].join('\r\n'),
  );
  await expect(heard(page, /^203 nuevas, 0 ya estaban, 0 no reconocidas$/)).toBeVisible();
  await expectCount(page, 203);
  await expect(page.getByText('Vista el 1 de mayo de 2026')).toHaveCount(203);
});

test('with an empty list there is nothing to save, and a copy can be recovered', async ({ page }) => {
  await open(page, '/birds/avistadas');
  await expect(page.getByText('Todavía no has marcado ninguna.')).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Guardar copia' })).toHaveCount(0);
  await recover(page, 'copia.csv', 'nombre,científico,fecha\nCuco,Cuculus canorus,\n');
  await expectCount(page, 1);
  await expect(section(page).getByRole('button', { name: 'Guardar copia' })).toBeVisible();
});

test('one can save and recover by keyboard alone, and sees where one is', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/avistadas');
  // Listening for choosers must have begun well before the press that opens one.
  const choosing = page.waitForEvent('filechooser');
  const json = section(page).getByRole('radio', { name: 'JSON' });
  await json.focus();
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
  await expect(section(page).getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCount(page, 1);
  await expect(chooser(page)).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('what saving, recovering and failing say is accessible, and nothing sticks out sideways', async ({
      page,
    }) => {
      await storeSeen(page, '["Cuco"]');
      await open(page, '/birds/avistadas');
      await save(page, 'JSON');
      const long = `${'copia'.repeat(40)}.json`;
      for (const [content, text] of [
        ['["Abubilla"]', /^1 nueva/],
        ['{', long],
      ] as const) {
        await recover(page, long, content);
        await expect(heard(page, text)).toBeVisible();
        const { violations, passes } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
        expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'label']));
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over).toBe(0);
      }
    });
  });
}

for (const [what, refuse] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
  ],
] as const) {
  test(`where the store is ${what}, the visitor is told so once, and the copy that is offered holds what was marked`, async ({
    page,
    consola,
  }) => {
    consola.allows(/seenBird/);
    await page.addInitScript(refuse);
    await open(page, '/birds/Abubilla');
    await seenButton(page).click();
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
    await seenButton(page).click();
    await expect(page.getByText(/tiene el almacenamiento lleno o bloqueado/)).toHaveCount(1);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Guardar copia ahora' }).click();
    const { avistadas } = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
    expect(avistadas).toMatchObject([{ nombre: 'Abubilla' }, { nombre: 'Acentor alpino' }]);
    expect(avistadas[0].fecha).toMatch(/^\d{4}-\d\d-\d\d$/);
    // A copy can be recovered there too, while the tab is open.
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('link', { name: 'Aves Avistadas', exact: true }).click();
    await recover(page, 'a.json', '["Cuco","Abubilla"]');
    await expect(heard(page, /^1 nueva, 1 ya estaba, 0 no reconocidas$/)).toBeVisible();
    await expectCount(page, 3);
    await section(page).getByRole('button', { name: 'Deshacer' }).click();
    await expectCount(page, 2);
  });
}

test('where the store is full and what makes the copy cannot be fetched, the visitor is told so and can try again', async ({
  page,
  consola,
}) => {
  consola.allows(/seenBird|Failed to load resource/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.route(/guardar/, (route) => route.abort());
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  const now = page.getByRole('button', { name: 'Guardar copia ahora' });
  await now.click();
  await expect(page.getByRole('status').filter({ hasText: 'Ahora no podemos hacer la copia' })).toBeVisible();
  await page.unroute(/guardar/);
  const coming = page.waitForEvent('download');
  await now.click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('Abubilla');
  await expect(page.getByText('Ahora no podemos hacer la copia')).toHaveCount(0);
});

test('visitors are told where the list lives, and what Safari does to it', async ({ page }) => {
  for (const path of ['/birds/avistadas', '/guide']) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(/en este navegador y en ningún otro sitio/)).toBeVisible();
    await expect(page.getByRole('main').getByText(/Safari borra .* no usas en siete días/)).toBeVisible();
  }
});

test.describe('the browser is asked to keep the list', () => {
  /** A browser that promises what it is asked, once it is asked, and counts how often it was. */
  async function promising(page: Page): Promise<void> {
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
  }

  test('at the first mark, once, and the visitor sees what it promised', async ({ page }) => {
    await promising(page);
    await open(page, '/birds/Abubilla');
    await expectCount(page, 0);
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    await seenButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', '1');
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
    await seenButton(page).click();
    await expectCount(page, 2);
    await expect(page.locator('html')).toHaveAttribute('data-asked', '1');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('link', { name: 'Aves Avistadas', exact: true }).click();
    await expect(section(page).getByText('nos ha prometido no borrarla')).toBeVisible();
  });

  test('and says so where it makes no promise, or says nothing where it knows of none', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.storage.persisted = async () => false;
    });
    await open(page, '/birds/avistadas');
    await expect(section(page).getByText('no ha prometido conservarla')).toBeVisible();
    await page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }));
    await open(page, '/birds/Cuco');
    await seenButton(page).click();
    await expectCount(page, 1);
    await open(page, '/birds/avistadas');
    await expect(page.getByText('Tu lista vive en este navegador')).toBeVisible();
    await expect(section(page).getByText('prometido')).toHaveCount(0);
  });
});
