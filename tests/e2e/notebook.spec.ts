import type { Page } from '@playwright/test';
import {
  aves,
  comeUnencrypted,
  expect,
  expectDays,
  expectPage,
  expectSeen,
  open,
  REFUSALS,
  seenButton,
  storedSightings,
  storeSeen,
  storeSightings,
  test,
} from './fixtures.ts';

// The notebook: a mark is completed in place, what was noted is found, edited and deleted, and nothing of it is lost.

const add = (page: Page) => page.getByRole('button', { name: 'Añadir fecha y lugar' });
const form = (page: Page, nombre: string) => page.getByRole('form', { name: `Avistamiento: ${nombre}` });
const words = (page: Page) => page.getByRole('main').getByText(/^Vista /);

test('a mark is completed where it stands, by keyboard, with today and the last place, and the day is noted once', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
  await open(page, '/birds/Abubilla');
  await expect(add(page)).toHaveCount(0);
  await seenButton(page).click();
  await add(page).press('Enter');
  const boxes = form(page, 'Abubilla');
  await expect(boxes.getByLabel('Fecha', { exact: true })).toHaveValue('2026-11-21');
  await expect(boxes.getByLabel('Fecha', { exact: true })).toBeFocused();
  await boxes.getByLabel('Lugar').fill('Casa de Campo');
  await boxes.getByLabel('Lugar').press('Enter');
  await expect(words(page)).toHaveText('Vista el 21 de noviembre de 2026 en Casa de Campo');
  await expect(add(page)).toBeFocused();
  await expect(boxes).toHaveCount(0);
  await expectDays(page, ['Abubilla 2026-11-21']);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expectPage(page, 'Acentor alpino');
  await seenButton(page).click();
  await add(page).click();
  await expect(form(page, 'Acentor alpino').getByLabel('Lugar')).toHaveValue('Casa de Campo');
  await page.keyboard.press('Escape');
  await expect(form(page, 'Acentor alpino')).toHaveCount(0);
});

test('a day may be a month, a year or not known; a second sighting is one more', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Cuco');
  for (const [known, value] of [
    ['solo el mes', '2025-05'],
    ['solo el año', '2024'],
    ['no lo sé', null],
  ] as const) {
    await add(page).click();
    await form(page, 'Cuco').getByLabel('Qué sabes de la fecha').selectOption(known);
    if (value) await form(page, 'Cuco').getByLabel('Fecha', { exact: true }).fill(value);
    await form(page, 'Cuco').getByRole('button', { name: 'Guardar' }).click();
    await expect(form(page, 'Cuco')).toHaveCount(0);
  }
  await expect(words(page)).toHaveText('Vista 3 veces, la última en mayo de 2025');
  await expectDays(page, ['Cuco 2025-05', 'Cuco 2024', 'Cuco undefined']);
});

test('a guide that came without encryption keeps sightings like any other', async ({ page }) => {
  await comeUnencrypted(page);
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Cuco');
  await add(page).click();
  await form(page, 'Cuco').getByLabel('Fecha', { exact: true }).fill('2026-05-01');
  await form(page, 'Cuco').getByRole('button', { name: 'Guardar' }).click();
  await expect(words(page)).toHaveText('Vista el 1 de mayo de 2026');
  await expectDays(page, ['Cuco 2026-05-01']);
});

test('a sighting is kept once, though the place for the next one finds no room', async ({
  page,
  console,
}) => {
  console.allows(/cannot be written/);
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, ...key) {
      if (value.clave === 'lugar') throw new DOMException('There is no room.', 'QuotaExceededError');
      return put.call(this, value, ...key);
    };
  });
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Cuco');
  await add(page).click();
  await form(page, 'Cuco').getByLabel('Lugar').fill('El Pardo');
  await form(page, 'Cuco').getByLabel('Fecha', { exact: true }).fill('2026-05-01');
  await form(page, 'Cuco').getByRole('button', { name: 'Guardar' }).click();
  await expect(words(page)).toHaveText('Vista el 1 de mayo de 2026 en El Pardo');
  await expect(form(page, 'Cuco')).toHaveCount(0);
});

test('what cannot be a sighting is refused in a sentence, and what was typed stays', async ({ page }) => {
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Cuco');
  await add(page).click();
  const boxes = form(page, 'Cuco');
  await boxes.getByText('Hora, cuántas y nota').click();
  await boxes.getByLabel('Cuántas', { exact: true }).fill('muchos');
  await boxes.getByLabel('Nota').fill('<b>Canta</b>');
  await boxes.getByRole('button', { name: 'Guardar' }).click();
  await expect(boxes.getByRole('alert')).toContainText('«muchos» no es un número de aves');
  await expect(boxes.getByLabel('Cuántas', { exact: true })).toBeFocused();
  await boxes.getByLabel('Cuántas', { exact: true }).fill('3');
  // Two presses in one breath keep it once.
  await boxes.getByRole('button', { name: 'Guardar' }).dblclick();
  await expect(boxes).toHaveCount(0);
  await expect.poll(async () => (await storedSightings(page)).length).toBe(1);
  expect((await storedSightings(page))[0]).toMatchObject({ nombre: 'Cuco', cuenta: 3, nota: '<b>Canta</b>' });
});

test('where one stands is asked for by a press only, and can be taken out again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.42, longitude: -3.75 });
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Cuco');
  await add(page).click();
  const boxes = form(page, 'Cuco');
  await boxes.getByRole('button', { name: 'Usar mi posición' }).click();
  await expect(boxes.getByText('40.4200, -3.7500')).toBeVisible();
  await boxes.getByRole('button', { name: 'Quitar posición' }).click();
  await boxes.getByRole('button', { name: 'Usar mi posición' }).click();
  await expect(boxes.getByText('40.4200, -3.7500')).toBeVisible();
  await boxes.getByLabel('Lugar').press('Enter');
  await expect(words(page)).toContainText('en 40.4200, -3.7500');
});

test('what is kept while one is being located waits for the place, unless one presses again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 40.42, longitude: -3.75 } as GeolocationCoordinates;
      Object.assign(window, { locate: () => found({ coords } as GeolocationPosition) });
    };
  });
  await storeSeen(page, '["Cuco"]');
  await open(page, '/birds/Cuco');
  const boxes = form(page, 'Cuco');
  const save = boxes.getByRole('button', { name: 'Guardar' });
  async function saveWhileLocated() {
    await add(page).click();
    await boxes.getByRole('button', { name: 'Usar mi posición' }).click();
    await save.click();
    await expect(boxes.getByRole('status')).toHaveText(/^Seguimos en cuanto sepamos dónde estás/);
  }
  const places = async () => (await storedSightings(page)).map(({ lugar }) => lugar?.lat ?? 'nowhere').sort();

  await saveWhileLocated();
  await save.click();
  await expect(boxes).toHaveCount(0);
  await expect.poll(places).toEqual(['nowhere']);

  await saveWhileLocated();
  await page.evaluate(() => (window as unknown as { locate: () => void }).locate());
  await expect(boxes).toHaveCount(0);
  await expect.poll(places).toEqual([40.42, 'nowhere']);
});

const NOTEBOOK = [
  { id: '1', nombre: 'Cuco', fecha: '2026-05-01', lugar: { nombre: 'El Pardo' }, cuenta: 2 },
  { id: '2', nombre: 'Abubilla', fecha: '2026-05-01', lugar: { nombre: 'Aranjuez' } },
  { id: '3', nombre: 'Cuco', fecha: '2025', lugar: { nombre: 'El Pardo' }, nota: 'canta' },
  { id: '4', nombre: 'Urraca común', fecha: '2026-05-01' },
];

async function openNotebook(page: Page, vista: string): Promise<void> {
  await storeSightings(page, NOTEBOOK);
  await page.evaluate(() => localStorage.setItem('seenBird', '["Cuco","Abubilla"]'));
  await open(page, `/birds/avistadas?vista=${vista}`);
}

const lines = (page: Page) => page.getByRole('main').getByRole('listitem');

test('the notebook is read by species, by day and by place; what is not on the list stands aside', async ({
  page,
}) => {
  await openNotebook(page, 'dia');
  await expect(lines(page)).toHaveText([/^1 de mayo de 2026/, /Abubilla/, /Cuco/, /^2025/, /Cuco/]);
  await page.getByRole('radio', { name: 'Por lugar' }).check();
  await expect(lines(page)).toHaveText([/^El Pardo/, /2 aves/, /canta/, /^Aranjuez/, /Abubilla/]);
  await expect(page).toHaveURL(/vista=lugar/);
  await page.getByRole('searchbox', { name: 'Buscar en tu cuaderno' }).fill('CANTA');
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByText('1 de 3 avistamientos')).toBeVisible();
  await page.reload();
  await expect(lines(page)).toHaveCount(2);
  await page.getByRole('radio', { name: 'Por especie' }).check();
  await expect(page.getByText('Vista 2 veces, la última el 1 de mayo de 2026')).toBeVisible();
});

test('a sighting is edited where it stands, and what a file brought with it stays', async ({ page }) => {
  await storeSightings(page, [{ ...NOTEBOOK[0], origen: { fuente: 'eBird', id: 'S1' } }]);
  await page.evaluate(() => localStorage.setItem('seenBird', '["Cuco"]'));
  await open(page, '/birds/avistadas?vista=dia');
  await page.getByRole('button', { name: 'Editar: Cuco' }).press('Enter');
  await form(page, 'Cuco').getByLabel('Lugar').fill('Rascafría');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveText([/^1 de mayo de 2026/, /Rascafría · 2 aves · eBird/]);
  await expect(page.getByRole('button', { name: 'Editar: Cuco' })).toBeFocused();
  await expect
    .poll(() => storedSightings(page))
    .toEqual([{ ...NOTEBOOK[0], lugar: { nombre: 'Rascafría' }, origen: { fuente: 'eBird', id: 'S1' } }]);
});

test('a deleted sighting comes back by «Deshacer», and for thirty days after a reload', async ({ page }) => {
  await openNotebook(page, 'dia');
  await page.getByRole('button', { name: 'Borrar: Abubilla' }).click();
  await expect(lines(page)).toHaveCount(4);
  await page.getByRole('main').getByRole('button', { name: 'Deshacer' }).click();
  await expect(lines(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Borrar: Abubilla' }).click();
  await expect(lines(page)).toHaveCount(4);
  await page.reload();
  await page.getByRole('button', { name: /^Recuperar lo borrado .*: 1 avistamiento$/ }).click();
  await expect(lines(page)).toHaveCount(5);
  await open(page, '/birds/Abubilla');
  await expectSeen(page, true);
});

test('the last sighting that is deleted comes back by «Deshacer» too', async ({ page }) => {
  await storeSightings(page, NOTEBOOK.slice(0, 1));
  await page.evaluate(() => localStorage.setItem('seenBird', '["Cuco"]'));
  await open(page, '/birds/avistadas?vista=dia');
  await page.getByRole('button', { name: 'Borrar: Cuco' }).click();
  await expect(page.getByText(/^Todavía no hay nada apuntado/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Borrar: Cuco' })).toBeVisible();
  await expect(page.getByText('Avistamiento borrado.')).toHaveCount(0);
});

test('what is deleted far down says so in sight, its «Deshacer» has the focus, and the place in the list is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const many = Array.from({ length: 189 }, (_, i) => ({
    id: `m${i}`,
    nombre: aves[i]?.nombre,
    fecha: '2026-05-01',
  }));
  await storeSightings(page, many);
  await page.evaluate(
    (names) => localStorage.setItem('seenBird', names),
    JSON.stringify(many.map(({ nombre }) => nombre)),
  );
  await open(page, '/birds/avistadas?vista=dia');
  await expect(page.getByText('189 avistamientos')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 4000));
  const middle = lines(page).nth(12).getByRole('button', { name: 'Borrar' });
  const nombre = await middle.getAttribute('aria-label');
  await middle.press('Enter');
  const undo = page.getByRole('main').getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.press('Enter');
  await expect(page.getByText('189 avistamientos')).toBeFocused();
  await expect(page.getByRole('button', { name: `${nombre}` })).toBeInViewport();
  await page.keyboard.press('Tab');
  // Which line is the first that is drawn changes while the list scrolls.
  await expect(lines(page).getByRole('link').and(page.locator(':focus'))).toBeInViewport();
});

test('who takes a mark away reads that what was noted stays aside, and has it back with the mark', async ({
  page,
}) => {
  await openNotebook(page, 'dia');
  await open(page, '/birds/Abubilla');
  await expect(words(page)).toBeVisible();
  await seenButton(page).click();
  const aside = page.getByText('Lo que apuntaste de ella queda aparte, y vuelve si la marcas otra vez.');
  await expect(aside).toBeVisible();
  await seenButton(page).click();
  await expect(words(page)).toContainText('en Aranjuez');
  await expect(aside).toHaveCount(0);
  // «Resetear» has a word of its own, and a bare mark takes nothing with it.
  await page.getByRole('button', { name: 'Resetear' }).click();
  await expect(words(page)).toHaveCount(0);
  await expect(aside).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expectPage(page, 'Acentor alpino');
  await seenButton(page).click();
  await expect(words(page)).toBeVisible();
  await seenButton(page).click();
  await expect(words(page)).toHaveCount(0);
  await expect(aside).toHaveCount(0);
});

test('a change in one tab shows in the other', async ({ page }) => {
  await openNotebook(page, 'dia');
  const other = await page.context().newPage();
  await open(other, '/birds/avistadas?vista=dia');
  await page.getByRole('button', { name: 'Borrar: Abubilla' }).click();
  await expect(lines(other)).toHaveCount(4);
});

test('where the browser refuses the list and keeps the notebook, it says so; another mark brings what was noted', async ({
  page,
  console,
}) => {
  console.allows(/seenBird|save scroll positions/);
  await page.addInitScript(REFUSALS.writing);
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await add(page).click();
  await form(page, 'Abubilla').getByLabel('Lugar').fill('El Pardo');
  await form(page, 'Abubilla').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(/la marca no se ha podido guardar/)).toBeVisible();
  await page.reload();
  await expectSeen(page, false);
  await seenButton(page).click();
  await expect(words(page)).toContainText('en El Pardo');
});

test('where the browser keeps no database, the guide works and says that the notebook lasts as long as the tab', async ({
  page,
  console,
}) => {
  console.allows(/notebook cannot be kept/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await expect(page.getByText(/no nos deja guardar el cuaderno/)).toBeVisible();
  await add(page).click();
  await form(page, 'Abubilla').getByLabel('Lugar').fill('El Pardo');
  await page.keyboard.press('Enter');
  await expect(words(page)).toContainText('en El Pardo');
  await page.reload();
  await expectSeen(page, true);
});

test('of 20,000 sightings only those near the window are drawn, and the last is reached', async ({
  page,
}) => {
  const many = Array.from({ length: 20_000 }, (_, i) => ({
    id: `m${i}`,
    nombre: aves[i % aves.length]?.nombre,
    fecha: new Date(Date.UTC(2026, 10, 21) - Math.floor(i / 8) * 86_400_000).toISOString().slice(0, 10),
    lugar: { nombre: `Sitio ${i % 40}` },
  }));
  await storeSightings(page, many);
  await page.evaluate(
    (names) => localStorage.setItem('seenBird', names),
    JSON.stringify(aves.map(({ nombre }) => nombre)),
  );
  await open(page, '/birds/avistadas?vista=dia');
  await expect(page.getByText('20000 avistamientos')).toBeVisible();
  expect(await lines(page).count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(lines(page).last()).toHaveAttribute('aria-posinset', '22500');
  await page.getByRole('searchbox', { name: 'Buscar en tu cuaderno' }).fill('sitio 7 2026');
  await expect(page.getByText(/^\d+ de 20000 avistamientos$/)).toBeVisible();
});
