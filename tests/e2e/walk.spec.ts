import type { Page } from '@playwright/test';
import {
  axeFindings,
  expect,
  expectCount,
  expectPage,
  loseConnection,
  lugares,
  open,
  REFUSALS,
  stickingOut,
  storedSeen,
  storedSightings,
  storeSightings,
  test,
} from './fixtures.ts';

// A walk: day and place once, then species after species, by a tap or a few letters. Nothing of it is lost.

const NOW = new Date('2026-11-21T10:00:00');
const form = (page: Page) => page.getByRole('form', { name: 'Nueva salida' });
const walk = (page: Page) => page.getByRole('region', { name: 'Salida' });
const tile = (page: Page, nombre: string) =>
  walk(page).getByRole('button', { name: new RegExp(`^${nombre}( \\d+)?$`) });
const box = (page: Page) => walk(page).getByRole('searchbox', { name: 'Qué ave has visto' });
const said = (page: Page) => walk(page).getByRole('status');

async function begin(page: Page, place = 'Casa de Campo'): Promise<void> {
  await page.clock.install({ time: NOW });
  await open(page, '/salida');
  await form(page).getByLabel('Lugar').fill(place);
  await form(page).getByRole('button', { name: 'Empezar la salida' }).click();
  await expect(walk(page)).toBeVisible();
}

/** What was counted, as it is kept. */
async function kept(page: Page): Promise<string[]> {
  const all = (await storedSightings(page)) as {
    nombre: string;
    fecha?: string;
    cuenta?: number;
    lugar?: { nombre: string };
  }[];
  return all
    .map(({ nombre, fecha, cuenta, lugar }) => `${nombre} ${cuenta} ${fecha} ${lugar?.nombre}`)
    .sort();
}

/** Place of the walk that was begun last, as it is kept. */
const keptWalk = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('cuaderno');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asked = opening.result.transaction('ajustes').objectStore('ajustes').get('salida');
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    opening.result.close();
    return asked.result?.valor.lugar?.nombre;
  });

test('species after species is counted by taps, corrected by «−», and seen from then on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await tile(page, 'Mirlo común').click();
  await expect(said(page)).toHaveText('Mirlo común: 1. ¡Nueva en tu lista!');
  await tile(page, 'Mirlo común').click();
  await expect(said(page)).toHaveText('Mirlo común: 2.');
  await tile(page, 'Urraca común').click();
  await expect(walk(page).getByText('2 especies, 3 aves')).toBeVisible();
  await walk(page).getByRole('button', { name: 'Quitar uno: Urraca común' }).click();
  await expect(said(page)).toHaveText('Ya no está apuntado: urraca común.');
  await expectCount(page, 1);
  await expect.poll(() => kept(page)).toEqual(['Mirlo común 2 2026-11-21 Casa de Campo']);
  await walk(page).getByRole('button', { name: 'Terminar' }).click();
  await expectPage(page, 'Aves avistadas');
  await expect(page.getByText('21 de noviembre de 2026 · Casa de Campo · 2 aves')).toBeVisible();
});

test('a few letters and Intro count the species that they mean, and the box is ready for the next', async ({
  page,
}) => {
  await begin(page);
  for (const letters of ['gor com', 'goco', 'merula']) {
    await box(page).fill(letters);
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  }
  await expect
    .poll(() => kept(page))
    .toEqual(['Gorrión común 2 2026-11-21 Casa de Campo', 'Mirlo común 1 2026-11-21 Casa de Campo']);
  await box(page).fill('<b>zzqx</b>');
  await expect(said(page)).toHaveText('Ninguna ave de la guía se llama así.');
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('<b>zzqx</b>');
  await box(page).fill('chocha');
  await tile(page, 'Chocha perdiz').click();
  await expect(tile(page, 'Chocha perdiz')).toHaveText(/1$/);
});

test('a browser that is closed right after a tap has lost nothing, and the walk goes on', async ({
  page,
  context,
}) => {
  await begin(page);
  // In one breath: nothing but the taps themselves has had time to run.
  await tile(page, 'Mirlo común').evaluate((button: HTMLElement) => {
    for (let i = 0; i < 5; i++) button.click();
    location.reload();
  });
  await expect(tile(page, 'Mirlo común')).toHaveText(/5$/);
  await tile(page, 'Petirrojo europeo').evaluate((button: HTMLElement) => button.click());
  await page.close();
  const next = await context.newPage();
  await next.clock.install({ time: NOW.getTime() + 60_000 });
  await open(next, '/birds/avistadas?vista=dia');
  await expect
    .poll(() => kept(next))
    .toEqual(['Mirlo común 5 2026-11-21 Casa de Campo', 'Petirrojo europeo 1 2026-11-21 Casa de Campo']);
  await next.getByRole('link', { name: 'Apuntar una salida' }).click();
  await tile(next, 'Mirlo común').click();
  await expect(said(next)).toHaveText('Mirlo común: 6.');
});

test('the first walk of all stands after a reload and in another tab, before anything is counted', async ({
  page,
  context,
}) => {
  await begin(page, 'Dehesa de la Villa');
  await expect.poll(() => keptWalk(page)).toBe('Dehesa de la Villa');
  // Nothing has been seen yet, and no list is written.
  expect(await storedSeen(page)).toBeNull();
  await page.reload();
  await expect(walk(page).getByText('Dehesa de la Villa')).toBeVisible();
  const other = await context.newPage();
  await other.clock.install({ time: NOW });
  await open(other, '/salida');
  await expect(walk(other).getByText('Dehesa de la Villa')).toBeVisible();
  await tile(page, 'Mirlo común').click();
  await expect(tile(other, 'Mirlo común')).toHaveText(/1$/);
});

test('a walk that was ended is gone on with on its day; another day or place begins anew', async ({
  page,
}) => {
  await begin(page);
  await tile(page, 'Mirlo común').click();
  await walk(page).getByRole('button', { name: 'Terminar' }).click();
  await expectPage(page, 'Aves avistadas');
  await open(page, '/salida');
  await page.getByRole('button', { name: 'Seguir con la salida de hoy' }).click();
  await tile(page, 'Mirlo común').click();
  await expect(said(page)).toHaveText('Mirlo común: 2.');
  await open(page, '/salida?lugar=El+Pardo');
  await expect(page.getByRole('button', { name: 'Seguir con la salida de hoy' })).toBeVisible();
  await expect(form(page).getByLabel('Lugar')).toHaveValue('El Pardo');
  await form(page).getByRole('button', { name: 'Empezar otra salida' }).click();
  await tile(page, 'Mirlo común').click();
  await expect(said(page)).toHaveText('Mirlo común: 1.');
  await expect
    .poll(() => kept(page))
    .toEqual(['Mirlo común 1 2026-11-21 El Pardo', 'Mirlo común 2 2026-11-21 Casa de Campo']);
  await page.clock.setFixedTime(new Date('2026-11-22T10:00:00'));
  await open(page, '/salida');
  await expect(
    page.getByRole('button', { name: 'Seguir con la salida del 21 de noviembre de 2026' }),
  ).toBeVisible();
});

test('a day that is none, or has not come yet, is refused in a sentence', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await open(page, '/salida');
  for (const [day, sentence] of [
    ['', 'Escribe el día de la salida.'],
    ['2026-12-01', 'Esa fecha no vale: el 1 de diciembre de 2026 todavía no ha llegado.'],
  ] as const) {
    await form(page).getByLabel('Día').fill(day);
    await form(page).getByRole('button', { name: 'Empezar la salida' }).click();
    await expect(form(page).getByRole('alert')).toHaveText(sentence);
    await expect(form(page).getByLabel('Día')).toBeFocused();
  }
});

test('what was seen at the place before is offered first, and the place of an address is taken as text', async ({
  page,
}) => {
  await storeSightings(page, [
    { id: '1', nombre: 'Búho real', fecha: '2025-11-02', lugar: { nombre: '<i>Cortados</i>' } },
  ]);
  await page.clock.setFixedTime(NOW);
  await open(page, `/salida?lugar=${encodeURIComponent('<i>Cortados</i>')}`);
  await form(page).getByRole('button', { name: 'Empezar la salida' }).click();
  await expect(walk(page).getByRole('listitem').first()).toHaveText('Búho real');
  await expect(walk(page).getByText('<i>Cortados</i>')).toBeVisible();
});

test('at a place of the guide, those that are expected there come before the rest of the month', async ({
  page,
}) => {
  await begin(page, 'casa de campo');
  const { especies = [] } = lugares.find(({ nombre }) => nombre === 'Casa de Campo') ?? {};
  const names = await walk(page).getByRole('listitem').allTextContents();
  expect(names.slice(0, 20).filter((nombre) => !especies.includes(nombre))).toEqual([]);
  expect(names).toContain('Pito real ibérico');
});

test('a search begun far down shows what it finds, and then leaves the list where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  const far = tile(page, (await walk(page).getByRole('listitem').nth(29).textContent()) ?? '');
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await box(page).pressSequentially('zor');
  await expect(walk(page).getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await box(page).press('Enter');
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a walk that has begun needs no network, and by keyboard it needs no pointer', async ({ page }) => {
  await begin(page);
  await tile(page, 'Mirlo común').click();
  await expect.poll(() => kept(page)).toHaveLength(1);
  await loseConnection(page);
  await box(page).focus();
  await page.keyboard.type('mito');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(/^Mito/);
  await expect(box(page)).toBeFocused();
});

test('where the browser keeps nothing, the walk goes on and says how long it lasts', async ({
  page,
  console,
}) => {
  console.allows(/cannot be (kept|written|read|taken)|notebook/);
  await page.addInitScript(REFUSALS.writing);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await begin(page);
  await tile(page, 'Mirlo común').click();
  await tile(page, 'Mirlo común').click();
  await expect(tile(page, 'Mirlo común')).toHaveText(/2$/);
  await expect(page.getByText(/no nos deja guardar el cuaderno/)).toBeVisible();
  await expect.poll(() => storedSeen(page)).toBeNull();
});

for (const theme of ['light', 'dark'] as const)
  test(`a walk under way is for everybody, on a narrow phone too (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 320, height: 700 });
    await begin(page, 'Un sitio de nombre larguísimo que no cabe en una línea de teléfono');
    await tile(page, 'Mirlo común').click();
    await expect(said(page)).toHaveText(/^Mirlo común: 1/);
    expect(await axeFindings(page, '4.5:1')).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    const less = walk(page).getByRole('button', { name: 'Quitar uno: Mirlo común' });
    expect((await less.boundingBox())?.width).toBeGreaterThanOrEqual(40);
  });
