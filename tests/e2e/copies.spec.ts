import type { Page } from '@playwright/test';
import { textOf } from '../records.ts';
import {
  atRest,
  comeUnencrypted,
  expect,
  expectCount,
  expectDays,
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
  storeSightings,
  test,
} from './fixtures.ts';

// A notebook that cannot be lost: what is saved comes back, in either format; what comes in is shown before anything changes, is added and
// never replaces; whatever the file, the visitor hears in one sentence what became of it. `app/features/exchange/reading/read-file.test.ts` and
// `domain/seen-list/backup.test.ts` tell of each kind of file.

const DAYS = 'seenBird.fechas';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page) => main(page).getByRole('region', { name: 'Tu lista' });
const chooser = (page: Page) => main(page).getByLabel('Elegir un archivo');
const add = (page: Page) => main(page).getByRole('button', { name: 'Añadir' });
const undo = (page: Page) => main(page).getByRole('button', { name: 'Deshacer' });
const preview = (page: Page) => main(page).getByRole('region', { name: /^Lo que trae/ });
const heard = (page: Page, text: string | RegExp) => main(page).getByRole('status').filter({ hasText: text });

async function save(page: Page, format: 'JSON' | 'CSV') {
  await prepare(page);
  await main(page).getByRole('radio', { name: format }).check();
  return saved(page, main(page).getByRole('button', { name: 'Guardar copia' }));
}

const bring = (page: Page, name: string, content: string | Buffer) =>
  chooser(page).setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

/** Asks for what writes copies, unless it is there. */
async function prepare(page: Page): Promise<void> {
  const opener = main(page).getByRole('button', { name: 'Preparar una copia' });
  const saver = main(page).getByRole('button', { name: 'Guardar copia' });
  await opener.or(saver).waitFor();
  if (await opener.isVisible()) await opener.click();
  await saver.waitFor();
}

/** Reads a figure of what a file brings. */
const figure = (page: Page, what: string) =>
  preview(page).locator('dl > div').filter({ hasText: what }).locator('dd');

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Opens a link, or else presses «Cancelar», as soon as some of what is being added has been written. */
function actOnceAdding(link: string | null): void {
  new MutationObserver((_changes, observer) => {
    const share = document.querySelector('progress')?.value ?? 0;
    if (share === 0 || share === 1) return;
    observer.disconnect();
    Object.assign(window, { actedAt: share });
    if (link) window.location.hash = link;
    else
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Cancelar') button.click();
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** The page of copies with «Cuco» on the list, seen on the first of May. */
async function openWithCuco(page: Page): Promise<void> {
  await storeSeen(page, '["Cuco"]');
  await storeSeen(page, '{"Cuco":"2026-05-01"}', DAYS);
  await open(page, '/copias');
  await chooser(page).waitFor();
}

/** What a file of 6,000 days would add to `openWithCuco`. */
async function showManyDays(page: Page): Promise<void> {
  await openWithCuco(page);
  const days = Array.from({ length: 6000 }, (_, i) => `Abubilla,Upupa epops,${dayAfter('2000-01-01', i)}`);
  await bring(page, 'mil días.csv', ['nombre,científico,fecha', ...days].join('\n'));
  await expect(figure(page, 'Avistamientos nuevos')).toHaveText('6000');
}

for (const format of ['JSON', 'CSV'] as const) {
  test(`a list saved as ${format} comes back after everything was cleared, with its days`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
    await storeSeen(page, '["Cuco","Gorrion moruno"]');
    await open(page, '/birds/Abubilla');
    await seenButton(page).click();
    await open(page, '/copias');
    const { name, text } = await save(page, format);
    expect(name).toBe(`aves-avistadas-2026-11-21.${format.toLowerCase()}`);
    await expect(heard(page, `Copia guardada: busca «${name}»`)).toBeVisible();
    await page.evaluate(() => {
      localStorage.clear();
      indexedDB.deleteDatabase('cuaderno');
    });
    await open(page, '/copias');
    await expect(main(page).getByText('no hay nada que llevar')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Preparar una copia' })).toHaveCount(0);
    await bring(page, name, text);
    await expect(figure(page, 'Aves de la guía')).toHaveText('3');
    await expectCount(page, 0);
    await add(page).click();
    await expect(heard(page, /Hecho: .* 3 aves nuevas/)).toBeVisible();
    await open(page, '/birds/avistadas');
    await expectCount(page, 3);
    await expectNames(page, ['Abubilla', 'Cuco', 'Gorrión moruno']);
    await expect(page.getByText('Vista el 21 de noviembre de 2026')).toHaveCount(1);
  });
}

test('ten years of eBird move in: shown, asked about places, added, found in the notebook, taken back', async ({
  page,
}) => {
  await openWithCuco(page);
  await bring(page, 'MyEBirdData.csv', textOf('ebird'));
  await expect(figure(page, 'Registro de')).toHaveText('eBird');
  await expect(figure(page, 'Filas')).toHaveText('10');
  await expect(figure(page, 'Avistamientos nuevos')).toHaveText('5');
  await preview(page).getByText('Aves que no están en la guía: no se añaden (1)').click();
  await expect(preview(page).getByText('Emu', { exact: true })).toBeVisible();
  await preview(page)
    .getByText('No dicen una especie (grupos, parejas dudosas, híbridos, razas domésticas) (3)')
    .click();
  await expect(preview(page).getByText('gull sp.')).toBeVisible();
  await preview(page).getByRole('radio', { name: 'Todos los sitios (6)' }).check();
  await expect(figure(page, 'Avistamientos nuevos')).toHaveText('6');
  await preview(page).getByRole('radio', { name: 'Solo Madrid (5)' }).check();
  await expect(figure(page, 'Avistamientos nuevos')).toHaveText('5');
  await expectCount(page, 1);
  await add(page).click();
  await expect(heard(page, 'Hecho: 5 avistamientos añadidos a tu cuaderno y 4 aves nuevas')).toBeVisible();
  await expectCount(page, 5);
  await page.getByRole('button', { name: 'Traer otro archivo' }).click();
  await bring(page, 'otra vez.csv', textOf('ebird'));
  await expect(heard(page, 'No hay nada nuevo')).toBeVisible();
  await expect(figure(page, 'Ya estaban')).toHaveText('5');
  await expect(add(page)).toHaveCount(0);
  await page.goto('/birds/avistadas?vista=lugar');
  await expect(main(page).getByRole('heading', { name: /Casa de Campo, Madrid/ })).toBeVisible();
  await main(page)
    .getByRole('button', { name: /Quitar lo añadido/ })
    .click();
  await expectCount(page, 1);
  await expect.poll(() => storedSeen(page)).toBe('["Cuco"]');
});

test('what is cancelled, before or after it was shown, changes nothing', async ({ page }) => {
  await openWithCuco(page);
  await bring(page, 'MyEBirdData.csv', textOf('ebird'));
  await preview(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(heard(page, 'Cancelado: tu cuaderno está como estaba.')).toBeVisible();
  await expect(chooser(page)).toBeFocused();
  await expectCount(page, 1);
  await expectDays(page, ['Cuco 2026-05-01']);
});

test('what is cancelled in the middle of being added leaves nothing behind', async ({ page }) => {
  await showManyDays(page);
  await page.evaluate(actOnceAdding, null);
  await add(page).click();
  await expect(heard(page, 'Cancelado: tu cuaderno está como estaba.')).toBeVisible();
  expect(await page.evaluate('window.actedAt')).toBeGreaterThan(0);
  await expectCount(page, 1);
  await expectDays(page, ['Cuco 2026-05-01']);
});

test('a spoiled link that is opened in the middle of adding is explained, and what was being added is kept', async ({
  page,
}) => {
  await showManyDays(page);
  await page.evaluate(actOnceAdding, 'lista=AAAA');
  await add(page).click();
  await expectCount(page, 2);
  expect(await page.evaluate('window.actedAt')).toBeGreaterThan(0);
  await expect(heard(page, 'El enlace está cortado o cambiado')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(heard(page, 'El enlace está cortado o cambiado')).toBeVisible();
});

/** The guide as an installed one that was opened with a file: its text, or `null` where it is gone. */
async function launchWith(page: Page, text: string | null): Promise<void> {
  await page.addInitScript((held) => {
    const getFile = async () => {
      if (held === null) throw new DOMException('gone', 'NotFoundError');
      return new File([held], 'MyEBirdData.csv');
    };
    const launchQueue = {
      setConsumer: (take: (launched: object) => void) => take({ files: [{ getFile }] }),
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    // No browser that is driven can be made to say that it is a window of its own.
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('display-mode') ? 'all' : query);
  }, text);
}

test('an installed guide that is opened with a file that is gone says so', async ({ page }) => {
  await launchWith(page, null);
  await storeSeen(page, '["Cuco"]');
  await open(page, '/copias');
  await expect(heard(page, 'El archivo ya no está donde estaba')).toBeVisible();
});

test('an installed guide that is opened with a file shows what it brings', async ({ page }) => {
  await launchWith(page, textOf('ebird'));
  // The file may be read before the button that asks for one has been seen.
  await storeSeen(page, '["Cuco"]');
  await open(page, '/copias');
  await expect(main(page).getByRole('region', { name: /^Lo que trae «MyEBirdData\.csv»/ })).toBeVisible();
  await expect(figure(page, 'Filas')).toHaveText('10');
  await expectCount(page, 1);
});

test('a table of one\u2019s own is asked about, beside its first rows', async ({ page }) => {
  await openWithCuco(page);
  await bring(page, 'mía.csv', 'Bicho;Cuándo\nmirlo común;3/4/2025\nDodo;\n');
  const form = main(page).locator('form').filter({ hasText: '¿Qué dice cada columna' });
  await expect(form.getByRole('cell', { name: 'mirlo común' })).toBeVisible();
  await form.getByRole('combobox', { name: 'Nombre del ave' }).selectOption('En ninguna');
  await form.getByRole('button', { name: 'Leer la tabla' }).click();
  await expect(form.getByRole('alert')).toHaveText('Dinos en qué columna están los nombres de las aves.');
  await form.getByRole('combobox', { name: 'Nombre del ave' }).selectOption('1: Bicho');
  await form.getByRole('combobox', { name: 'Fecha' }).selectOption('2: Cuándo');
  await form.getByRole('button', { name: 'Leer la tabla' }).click();
  await expect(preview(page).getByText('5/4 es el 5 de abril')).toBeVisible();
  await add(page).click();
  await expectDays(page, ['Cuco 2026-05-01', 'Mirlo común 2025-04-03']);
});

test('the copy of another person is added and counted, and can be taken back', async ({ page }) => {
  await openWithCuco(page);
  await bring(
    page,
    'de-ana.json',
    '{"avistadas":[{"nombre":"Cuco","fecha":"2020-05-01"},{"nombre":"Abubilla","fecha":"2021-05-01"},"Dodo"]}',
  );
  await preview(page).getByText('No son aves de la guía; se guardan tal como vienen (1)').click();
  await expect(preview(page).getByText('Dodo')).toBeVisible();
  await add(page).click();
  await expect(heard(page, 'Hecho: 2 avistamientos añadidos a tu cuaderno y 1 ave nueva')).toBeVisible();
  await expect.poll(() => storedSeen(page)).toBe('["Cuco","Abubilla","Dodo"]');
  await undo(page).click();
  await expectCount(page, 1);
  await expect(heard(page, /tu cuaderno vuelve a estar como antes/)).toBeVisible();
  await expect.poll(() => storedSeen(page)).toBe('["Cuco"]');
  await expectDays(page, ['Cuco 2026-05-01']);
  await expect(chooser(page)).toBeFocused();
});

test('what a copy brings of birds that are not marked is said to stand aside', async ({ page }) => {
  await openWithCuco(page);
  const sightings = ['Cuco', 'Abubilla', 'Abubilla'].map((nombre, i) => ({
    id: `${i}`,
    nombre,
    cuenta: i + 1,
  }));
  await bring(page, 'de-ana.json', JSON.stringify({ avistadas: ['Cuco'], avistamientos: sightings }));
  const aside =
    /De esos avistamientos, 2 se guardan aparte, sin verse, hasta que marques sus aves como avistadas\.$/;
  await expect(heard(page, aside)).toHaveText(/^Al añadirlo, tu cuaderno gana 3 avistamientos nuevos/);
  await add(page).click();
  await expect(heard(page, aside)).toHaveText(/^Hecho: 3 avistamientos añadidos/);
});

test('a file that brings no bird says so, and does not pretend that all is there', async ({ page }) => {
  await openWithCuco(page);
  for (const [content, why] of [
    ['nombre;científico;fecha\n', 'no tiene ninguna fila debajo de los títulos'],
    [
      'nombre;científico;fecha\nDodo;;\nAbubilla;;2999-01-01\n',
      'un nombre no está en la guía y una línea tiene algún fallo',
    ],
  ] as const) {
    await bring(page, 'lista.csv', content);
    await expect(heard(page, `No trae ningún ave que podamos añadir: ${why}.`)).toBeVisible();
    await preview(page).getByRole('button', { name: 'Cerrar' }).click();
  }
});

test('what is not understood of a file is named by its line, not counted as read, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithCuco(page);
  await bring(page, 'lista.csv', 'nombre,científico,fecha\nAbubilla,,ayer\n\n,,2020-01-02\nMirlo común,,\n');
  const lines = 'línea 2, la fecha «ayer»: Abubilla, ayer\nlínea 4, sin nombre de ave: 2020-01-02';
  await expect(preview(page).getByLabel('No hemos entendido estas 2 líneas:')).toHaveValue(lines);
  await preview(page).getByRole('button', { name: 'Copiar lo que no entendemos' }).click();
  await expect(heard(page, 'Copiado.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(lines);
  await add(page).click();
  await expectCount(page, 2);
});

test('of a file that is no record the visitor hears what is wrong, nothing is changed, and another can be tried', async ({
  page,
}) => {
  await openWithCuco(page);
  for (const [content, sentence] of [
    ['', /^«copia\.json» está vacío\.$/],
    ['{"formato":"guia-aves-madrid","version":1,"avis', /^«copia\.json» está dañado o incompleto/],
    ['<script>document.title = "mal"</script>', /^«copia\.json» no parece un registro de aves/],
    [textOf('birda').replace('Eurasian', '"Eurasian'), /^«copia\.json» tiene en la línea 2 unas comillas/],
  ] as const) {
    await bring(page, 'copia.json', content);
    await expect(heard(page, sentence)).toBeVisible();
    await expectCount(page, 1);
    await expect.poll(() => storedSeen(page)).toBe('["Cuco"]');
  }
  await bring(page, 'copia.json', '["Abubilla"]');
  await add(page).click();
  await expectCount(page, 2);
});

test('a hostile copy is a list of names and nothing else', async ({ page }) => {
  await openWithCuco(page);
  await bring(
    page,
    '<img src=x onerror=alert(1)>.json',
    `{"__proto__":{"polluted":1},"avistadas":["__proto__","<img src=x onerror='window.polluted=1'>",
        {"nombre":"Abubilla","fecha":"<b>ayer</b>","__proto__":{"polluted":1}}],"otras":[{"__proto__":{"polluted":1}}]}`,
  );
  await add(page).click();
  await expect(heard(page, 'Hecho:')).toBeVisible();
  await open(page, '/birds/avistadas');
  await expectNames(page, ['Abubilla', 'Cuco']);
  expect(await page.evaluate(() => ['polluted' in {}, 'polluted' in window])).toEqual([false, false]);
});

test('what is taken to eBird keeps its form, and says what it leaves out', async ({ page }) => {
  await storeSeen(page, '["Cuco","Abubilla"]');
  await open(page, '/copias');
  await storeSightings(page, [
    { id: '1', nombre: 'Cuco', fecha: '2026-05-01', lugar: { nombre: 'Mi casa, Madrid' }, nota: 'dijo "cu"' },
    { id: '2', nombre: 'Abubilla', fecha: '2026-05', lugar: { nombre: 'Retiro' } },
    {
      id: '3',
      nombre: 'Abubilla',
      fecha: '2026-05-02',
      lugar: { nombre: 'Retiro' },
      origen: { fuente: 'eBird', id: 'S1' },
    },
  ]);
  await open(page, '/copias');
  await prepare(page);
  await main(page)
    .getByRole('radio', { name: /Para eBird/ })
    .check();
  const { text } = await saved(page, main(page).getByRole('button', { name: 'Guardar copia' }));
  expect(text).toBe(
    "Cuco,Cuculus,canorus,X,dijo 'cu',Mi casa; Madrid,,,05/01/2026,,MD,ES,Incidental,,,N,,,\r\n",
  );
  await expect(heard(page, 'Queda fuera 1 avistamiento')).toBeVisible();
  await main(page).getByRole('checkbox', { name: 'Sin los sitios' }).check();
  const bare = await saved(page, main(page).getByRole('button', { name: 'Guardar copia' }));
  expect(bare.text).not.toContain('Mi casa');
});

test('the list goes to another device by its link, which shows what is new and merges', async ({
  page,
  browser,
}) => {
  await openWithCuco(page);
  await main(page).getByRole('button', { name: 'Mostrar el enlace y el código' }).click();
  const link = main(page).getByLabel('Enlace con tu lista');
  await expect(link).toHaveValue(/#lista=/);
  await expect(main(page).getByRole('img', { name: 'Código QR con tu lista de 1 ave' })).toBeVisible();
  const address = await link.inputValue();
  const other = await browser.newPage();
  await storeSeen(other, '["Abubilla"]');
  await other.goto(address);
  await expect(figure(other, 'Aves de la guía')).toHaveText('1');
  await expect(other).toHaveURL(/\/copias$/);
  await expect.poll(() => storedSeen(other)).toBe('["Abubilla"]');
  await add(other).click();
  await expectCount(other, 2);
  await expectDays(other, ['Cuco 2026-05-01']);
  await other.goto(`${address.slice(0, -4)}AAAA`);
  await expect(heard(other, 'El enlace está cortado o cambiado')).toBeVisible();
  await expectCount(other, 2);
  await other.close();
});

test('where there is nothing to copy with, the visitor is told to do it by hand', async ({ page }) => {
  await comeUnencrypted(page);
  await openWithCuco(page);
  await bring(page, 'lista.csv', 'nombre,científico,fecha\nAbubilla,,ayer\n');
  await preview(page).getByRole('button', { name: 'Copiar lo que no entendemos' }).click();
  await expect(preview(page).getByText(/^No nos dejan copiarlo/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Mostrar el enlace y el código' }).click();
  await main(page).getByRole('button', { name: 'Copiar el enlace' }).click();
  await expect(main(page).getByText(/^No nos dejan copiarlo/)).toHaveCount(2);
});

test('without connection a whole copy can still be made', async ({ page, console }) => {
  console.allows(/cannot be loaded|Failed to load resource/);
  await openWithCuco(page);
  await prepare(page);
  await atRest(page);
  await loseConnection(page);
  await main(page).getByRole('radio', { name: 'CSV' }).check();
  await main(page).getByRole('button', { name: 'Guardar copia' }).click();
  await expect(heard(page, /Ahora no podemos escribirlo/)).toBeVisible();
  expect((await save(page, 'JSON')).text).toContain('Cuco');
});

test('one can bring in and take back by keyboard alone', async ({ page }) => {
  await openWithCuco(page);
  // Listening for choosers must have begun well before the press that opens one.
  const choosing = page.waitForEvent('filechooser');
  await chooser(page).focus();
  const outline = await chooser(page).evaluate(
    (input) => getComputedStyle(input.closest('label') as Element).outlineStyle,
  );
  expect(outline).toBe('solid');
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('["Abubilla"]') });
  await expect(preview(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('link', { name: 'Ver tu cuaderno' })).toBeFocused();
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
  console.allows(
    /seenBird|Failed to load resource|notebook cannot take in|part of the page cannot be fetched/,
  );
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
