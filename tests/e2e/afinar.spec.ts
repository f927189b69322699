import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Ave } from '../../domain/ave.ts';
import { NOMBRES_DE_MES } from '../../domain/estacion.ts';
import { atRest, aves, expect, namesOnCards, open, storeSeen, test } from './guia.ts';

// Every list narrows by nine groups together, in the address, with counts and a way back.

const button = (page: Page) => page.getByRole('button', { name: 'Afinar la lista' });
const panel = (page: Page) => page.getByRole('region', { name: 'Afinar la lista' });
const remove = (page: Page) => page.getByRole('button', { name: 'Quitar filtros' });
const box = (page: Page, option: string) =>
  panel(page).getByRole('checkbox', { name: new RegExp(`^${option} \\d+$`) });
const summary = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /: |afinar/ });
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /especie/ });

async function unfold(page: Page, group: string): Promise<void> {
  await panel(page).locator('summary', { hasText: group }).click();
}

async function expectShown(page: Page, shown: (ave: Ave) => boolean): Promise<void> {
  const names = aves.filter(shown).map((ave) => ave.nombre);
  await expect(page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    names,
  );
}

const inMonth = (ave: Ave, mes: (typeof NOMBRES_DE_MES)[number]) =>
  (ave.meses as number[]).includes(NOMBRES_DE_MES.indexOf(mes) + 1);

test('a list is whole, its panel closed, and nothing for it has been fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/birds/estacion/Estival');
  await page.waitForLoadState('networkidle');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(remove(page)).toBeHidden();
  expect(asked.filter((url) => url.includes('afinador'))).toEqual([]);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('afinador'))).toHaveLength(1);
  await button(page).click();
  await expect(panel(page)).toBeHidden();
});

test('options of a group widen, groups narrow, and Back takes each step back', async ({ page }) => {
  await open(page, '/birds');
  await button(page).click();
  await box(page, 'abril').check();
  await expect(page).toHaveURL('/birds?mes=abril');
  await expectShown(page, (ave) => inMonth(ave, 'abril'));
  await unfold(page, 'Hábitat');
  await box(page, 'río').check();
  await expectShown(page, (ave) => inMonth(ave, 'abril') && ave.habitats.includes('río'));
  await box(page, 'alta montaña').check();
  await expect(page).toHaveURL('/birds?mes=abril&habitat=rio,alta-montana');
  const both = (ave: Ave) =>
    inMonth(ave, 'abril') && (ave.habitats.includes('río') || ave.habitats.includes('alta montaña'));
  await expectShown(page, both);
  await expect(count(page)).toContainText(`${aves.filter(both).length} de 203 especies`);
  await expect(summary(page)).toHaveText('Mes: abril; Hábitat: río o alta montaña');
  await page.goBack();
  await expect(page).toHaveURL('/birds?mes=abril&habitat=rio');
  await expect(box(page, 'alta montaña')).not.toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/birds');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(203);
  await page.goForward();
  await expect(box(page, 'abril')).toBeChecked();
  await expectShown(page, (ave) => inMonth(ave, 'abril'));
});

const GROUPS: { query: string; shown: (ave: Ave) => boolean }[] = [
  { query: 'orden=strigiformes', shown: (ave) => ave.orden === 'Strigiformes' },
  { query: 'familia=ardeidae,strigidae', shown: (ave) => ['Ardeidae', 'Strigidae'].includes(ave.familia) },
  { query: 'amenaza=en-peligro', shown: (ave) => ave.amenaza === 'En peligro' },
  { query: 'estacion=de-paso&estacion=escasa', shown: (ave) => /De paso|Escasa/.test(ave.estacion) },
  { query: 'habitat=alta-montana', shown: (ave) => ave.habitats.includes('alta montaña') },
  { query: 'frecuencia=rara', shown: (ave) => ave.frecuencia === 'rara' },
  { query: 'mes=DICIEMBRE', shown: (ave) => inMonth(ave, 'diciembre') },
  { query: 'alimento=carro%C3%B1a', shown: (ave) => ave.alimentacion.includes('carroña') },
  { query: 'vistas=vistas', shown: (ave) => ave.nombre === 'Abubilla' },
  { query: 'vistas=no-vistas', shown: (ave) => ave.nombre !== 'Abubilla' },
];

for (const { query, shown } of GROUPS) {
  test(`an address with ${query} shows its species to whoever opens it`, async ({ page }) => {
    await storeSeen(page, '["Abubilla"]');
    await open(page, `/birds?${query}`);
    await expectShown(page, shown);
    await expect(count(page)).toContainText(/\d+ de 203 especies/);
    await expect(remove(page)).toBeVisible();
  });
}

const LISTS: { path: string; of: (ave: Ave) => boolean; hidden?: string; mes: 'enero' | 'marzo' }[] = [
  {
    path: '/birds/orden/Passeriformes',
    of: (ave) => ave.orden === 'Passeriformes',
    hidden: 'Orden',
    mes: 'enero',
  },
  {
    path: '/birds/amenaza/Vulnerable',
    of: (ave) => ave.amenaza === 'Vulnerable',
    hidden: 'Amenaza',
    mes: 'enero',
  },
  {
    path: '/birds/estacion/Estival',
    of: (ave) => ave.estacion === 'Estival',
    hidden: 'Estación',
    mes: 'marzo',
  },
  {
    path: '/birds/avistadas',
    of: (ave) => ['Abubilla', 'Cuco', 'Urraca común'].includes(ave.nombre),
    hidden: 'Vistas',
    mes: 'enero',
  },
  { path: '/search?nombre=com%C3%BAn', of: (ave) => ave.nombre.includes('común'), mes: 'enero' },
];

for (const { path, of, hidden, mes } of LISTS) {
  test(`${path} narrows within its own species`, async ({ page }) => {
    await storeSeen(page, '["Urraca común","Abubilla","Cuco"]');
    await open(page, path);
    await button(page).click();
    if (hidden) await expect(panel(page).locator('summary', { hasText: hidden })).toHaveCount(0);
    const left = aves.filter((ave) => of(ave) && inMonth(ave, mes));
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(aves.filter(of).length);
    await expect(box(page, mes)).toHaveAccessibleName(`${mes} ${left.length}`);
    await box(page, mes).check();
    await expectShown(page, (ave) => of(ave) && inMonth(ave, mes));
    await expect(page).toHaveURL(`${path}${path.includes('?') ? '&' : '?'}mes=${mes}`);
    await panel(page)
      .getByRole('button', { name: /^Ver \d+ especies?$/ })
      .click();
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await remove(page).click();
    await expectShown(page, of);
    await expect(page).toHaveURL(path);
    await expect(button(page)).toBeFocused();
  });
}

test('the number beside each option is that of the species which it then shows', async ({ page }) => {
  await open(page, '/birds?habitat=humedal&estacion=invernal,residente');
  await button(page).click();
  await unfold(page, 'Frecuencia');
  const options = panel(page).getByRole('group', { name: 'Frecuencia' }).getByRole('checkbox');
  await expect(options.first()).toBeVisible();
  for (const option of await options.all()) {
    const number = Number(
      /\d+$/.exec(await option.evaluate((input) => input.parentElement?.textContent ?? ''))?.[0],
    );
    await option.check();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(number);
    await option.uncheck();
    await expect(summary(page)).not.toContainText('Frecuencia');
  }
});

test('what the guide does not know is ignored and named, as text, and the rest holds', async ({ page }) => {
  await open(page, `/birds?mes=brumario,abril&orden=${encodeURIComponent('<b>dodo</b>')}&utm_source=x`);
  await expectShown(page, (ave) => inMonth(ave, 'abril'));
  await expect(summary(page)).toContainText(
    'Esta lista no se puede afinar por «brumario» (mes) y «<b>dodo</b>» (orden), así que no se ha tenido en cuenta.',
  );
  await remove(page).click();
  await expect(page).toHaveURL('/birds?utm_source=x');
  await expect(count(page)).toHaveText('203 especies');
});

test('a hostile address breaks nothing and is told in brief', async ({ page }) => {
  await open(
    page,
    `/birds/orden/Strigiformes?orden=Passeriformes&mes=${'x'.repeat(3000)},${'y,'.repeat(500)}%E0%A4%A`,
  );
  await expectShown(page, (ave) => ave.orden === 'Strigiformes');
  await expect(summary(page)).toContainText(/no se puede afinar por .* y \d+ más/);
  expect((await summary(page).textContent())?.length).toBeLessThan(400);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('when nothing is left it says so, and one press brings the list back', async ({ page }) => {
  await open(page, '/birds?mes=enero&estacion=estival');
  await expect(page.getByText('Ningún ave de esta lista cumple todo lo que has elegido.')).toBeVisible();
  await expect(count(page)).toContainText('0 de 203 especies');
  await expect(page.getByRole('article')).toHaveCount(0);
  await remove(page).click();
  await expect(page.getByRole('article')).toHaveCount(203);
  await expect(button(page)).toBeFocused();
});

test('choosing keeps the focus and the place on the page, and never brings «Cargando aves...» back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/birds');
  await expect(page.getByText('Cargando aves...')).toBeHidden();
  await button(page).click();
  await unfold(page, 'Hábitat');
  await box(page, 'ciudad').scrollIntoViewIfNeeded();
  const before = (await box(page, 'ciudad').boundingBox())?.y ?? Number.NaN;
  await box(page, 'ciudad').focus();
  await page.keyboard.press('Space');
  await expectShown(page, (ave) => ave.habitats.includes('ciudad'));
  await expect(box(page, 'ciudad')).toBeFocused();
  expect(Math.abs(((await box(page, 'ciudad').boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(1);
  await expect(page.getByText('Cargando aves...')).toBeHidden();
  await expect(remove(page)).toBeInViewport({ ratio: 1 });
});

test('Back from a species finds the narrowed list where it was left', async ({ page }) => {
  await open(page, '/birds?mes=mayo');
  const link = page.getByRole('link', { name: 'Martinete común', exact: true });
  await expect(link).toBeVisible();
  await link.scrollIntoViewIfNeeded();
  await atRest(page);
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Martinete común' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeVisible();
  await expectShown(page, (ave) => inMonth(ave, 'mayo'));
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(2);
});

test('a species marked on its page leaves the list of those not seen', async ({ page }) => {
  await open(page, '/birds/orden/Bucerotiformes?vistas=no-vistas');
  await expect.poll(() => namesOnCards(page)).toEqual(['Abubilla']);
  await page.getByRole('link', { name: 'Abubilla', exact: true }).click();
  await page.getByRole('button', { name: '¿Avistada?' }).click();
  await page.goBack();
  await expect(page.getByText(/Ningún ave de esta lista/)).toBeVisible();
});

test('what cannot be fetched is told, and comes at the next press', async ({ page, consola }) => {
  consola.allows(/Failed to load resource|Failed to fetch/);
  await page.route('**/afinador-*.js*', (route) => route.abort());
  await open(page, '/birds/estacion/Escasa?mes=enero');
  await expect(page.getByText(/No se han podido cargar los filtros/)).toBeVisible();
  const whole = (ave: Ave) => ave.estacion === 'Escasa';
  await expectShown(page, whole);
  await page.unroute('**/afinador-*.js*');
  await button(page).click();
  await expectShown(page, (ave) => whole(ave) && inMonth(ave, 'enero'));
  await expect(page.getByText(/No se han podido cargar/)).toBeHidden();
});

for (const [path, name] of [
  ['/birds/orden/Passeriformes?mes=enero&habitat=humedal', 'a long list'],
  ['/birds/orden/Otidiformes?mes=enero', 'a short list'],
  ['/birds/orden/Strigiformes?mes=nunca&estacion=de-paso', 'a list of which nothing is left'],
  ['/birds?habitat=rio', 'the list of all'],
] as const) {
  test(`nothing moves by itself when an address narrows ${name}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, {
            shifted: (window as unknown as { shifted: number }).shifted + entry.value,
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/afinador-*.js*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await expect(summary(page)).toContainText(/Mes|Hábitat|Estación/);
    await atRest(page);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
  });
}

test('all of it can be done by keyboard alone', async ({ page }) => {
  await open(page, '/birds/orden/Strigiformes');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  const reach = async (target: ReturnType<typeof box>) => {
    for (let i = 0; i < 60; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab never reaches it.');
  };
  await reach(panel(page).locator('summary', { hasText: 'Familia' }));
  await page.keyboard.press('Enter');
  await reach(box(page, 'Tytonidae'));
  await page.keyboard.press('Space');
  await expectShown(page, (ave) => ave.familia === 'Tytonidae');
  await reach(remove(page));
  await page.keyboard.press('Enter');
  await expectShown(page, (ave) => ave.orden === 'Strigiformes');
  await expect(button(page)).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the panel, ${colorScheme}, and nothing sticks out at 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/birds/orden/Passeriformes?mes=abril&habitat=estepa&estacion=martes');
    await button(page).click();
    const folded = panel(page).locator('details:not([open]) summary');
    while ((await folded.count()) > 0) await folded.first().click();
    await expect(panel(page).getByRole('checkbox', { name: /^Alaudidae/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target}`))).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    for (const label of await panel(page).locator('label').all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
}
