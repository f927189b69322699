import type { Page } from '@playwright/test';
import { MONTH_NAMES } from '../../domain/calendar/month.ts';
import type { Ave } from '../../domain/species/ave.ts';
import { compareTaxonomically } from '../../domain/species/sequence.ts';
import {
  aves,
  cards,
  expect,
  expectNames,
  namesOnCards,
  open,
  seenButton,
  storeSeen,
  tabTo,
  test,
} from './fixtures.ts';

// Every list narrows by nine groups together, in the address, with counts and a way back.

const button = (page: Page) => page.getByRole('button', { name: 'Afinar la lista' });
const panel = (page: Page) => page.getByRole('region', { name: 'Afinar la lista' });
const remove = (page: Page) => page.getByRole('button', { name: 'Quitar filtros' });
const box = (page: Page, option: string) =>
  panel(page).getByRole('checkbox', { name: new RegExp(`^${option} \\d+$`) });
const summary = (page: Page) => page.getByRole('main').getByText(/^(Mes|Hábitat): /);
const notice = (page: Page) => page.getByRole('main').getByText(/^Esta lista no se puede afinar por /);
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /especie/ });

async function unfold(page: Page, group: string): Promise<void> {
  await panel(page).locator('summary', { hasText: group }).click();
}

/** What a search finds stands by how easily one meets it: of that, only which there are. */
async function expectShown(page: Page, shown: (ave: Ave) => boolean): Promise<void> {
  const expected = aves.filter(shown).map((ave) => ave.nombre);
  if (!page.url().includes('/search?')) return expectNames(page, expected);
  await expect.poll(async () => (await namesOnCards(page)).toSorted()).toEqual(expected.toSorted());
}

const inMonth = (ave: Ave, month: (typeof MONTH_NAMES)[number]) =>
  (ave.meses as number[]).includes(MONTH_NAMES.indexOf(month) + 1);

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
  await expect(cards(page)).toHaveCount(203);
  await page.goForward();
  await expect(box(page, 'abril')).toBeChecked();
  await expectShown(page, (ave) => inMonth(ave, 'abril'));
});

// `data/filtros.test.ts` tells of each group.
test('an address shows its species to whoever opens it, those not seen among them', async ({ page }) => {
  await storeSeen(page, '["Avoceta común"]');
  await open(page, '/birds?estacion=de-paso&estacion=escasa&mes=ABRIL&vistas=no-vistas');
  await expectShown(
    page,
    (ave) => /De paso|Escasa/.test(ave.estacion) && inMonth(ave, 'abril') && ave.nombre !== 'Avoceta común',
  );
  await expect(count(page)).toContainText(/\d+ de 203 especies/);
  await expect(remove(page)).toBeVisible();
});

const LISTS = [
  { path: '/birds/orden/Passeriformes', of: (ave: Ave) => ave.orden === 'Passeriformes', hidden: 'Orden' },
  { path: '/birds/amenaza/Vulnerable', of: (ave: Ave) => ave.amenaza === 'Vulnerable', hidden: 'Amenaza' },
  { path: '/birds/estacion/Estival', of: (ave: Ave) => ave.estacion === 'Estival', hidden: 'Estación' },
  { path: '/birds/avistadas', of: (ave: Ave) => SEEN.includes(ave.nombre), hidden: 'Vistas' },
  { path: '/search?nombre=com%C3%BAn', of: (ave: Ave) => ave.nombre.includes('común'), hidden: 'Nombre' },
];

/** Species of which some, and not all, are about in March. */
const SEEN = ['Abubilla', 'Ánsar común', 'Urraca común', 'Vencejo común'];
const month = 'marzo';

for (const { path, of, hidden } of LISTS) {
  test(`${path} narrows within its own species, in a panel that one press opens and the next closes`, async ({
    page,
  }) => {
    await storeSeen(page, JSON.stringify(SEEN));
    await open(page, path);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(remove(page)).toBeHidden();
    for (const shows of [true, false, true]) {
      await button(page).click();
      await expect(panel(page)).toBeVisible({ visible: shows });
    }
    await expect(panel(page).locator('summary', { hasText: hidden })).toHaveCount(0);
    const left = aves.filter((ave) => of(ave) && inMonth(ave, month));
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(aves.filter(of).length);
    await expect(box(page, month)).toHaveAccessibleName(`${month} ${left.length}`);
    await box(page, month).check();
    await expectShown(page, (ave) => of(ave) && inMonth(ave, month));
    await expect(page).toHaveURL(`${path}${path.includes('?') ? '&' : '?'}mes=${month}`);
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

// `filters.test.ts` tells of any query.
test('what the guide does not know is ignored and named in brief, as text, and the rest holds', async ({
  page,
}) => {
  await open(page, `/birds?mes=brumario,abril&orden=${encodeURIComponent('<b>dodo</b>')}&utm_source=x`);
  await expectShown(page, (ave) => inMonth(ave, 'abril'));
  await expect(notice(page)).toContainText(
    'Esta lista no se puede afinar por «brumario» (mes) y «<b>dodo</b>» (orden), así que no se han tenido en cuenta.',
  );
  await remove(page).click();
  await expect(page).toHaveURL('/birds?utm_source=x');
  await expect(count(page)).toHaveText('203 especies');
  const months = `${'x'.repeat(3000)},${'y,'.repeat(500)}%E0%A4%A`;
  await open(page, `/birds/orden/Strigiformes?orden=Passeriformes&mes=${months}`);
  await expectShown(page, (ave) => ave.orden === 'Strigiformes');
  await expect(notice(page)).toContainText(/no se puede afinar por .* y \d+ más/);
  expect((await notice(page).textContent())?.length).toBeLessThan(400);
});

test('when nothing is left it says so, and one press brings the list back', async ({ page }) => {
  await open(page, '/birds?mes=enero&estacion=estival');
  await expect(page.getByText('Ningún ave de esta lista cumple todo lo que has elegido.')).toBeVisible();
  await expect(count(page)).toContainText('0 de 203 especies');
  await expect(cards(page)).toHaveCount(0);
  await remove(page).click();
  await expect(cards(page)).toHaveCount(203);
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

test('a species marked on its page leaves the list of those not seen', async ({ page }) => {
  await open(page, '/birds/orden/Bucerotiformes?vistas=no-vistas');
  await expectNames(page, ['Abubilla']);
  await page.getByRole('link', { name: 'Abubilla', exact: true }).click();
  await seenButton(page).click();
  await page.goBack();
  await expect(page.getByText(/Ningún ave de esta lista/)).toBeVisible();
});

test('all of it can be done by keyboard alone', async ({ page }) => {
  await open(page, '/birds/orden/Strigiformes');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await tabTo(page, panel(page).locator('summary', { hasText: 'Familia' }));
  await page.keyboard.press('Enter');
  await tabTo(page, box(page, 'Tytonidae'));
  await page.keyboard.press('Space');
  await expectShown(page, (ave) => ave.familia === 'Tytonidae');
  await tabTo(page, remove(page));
  await page.keyboard.press('Enter');
  await expectShown(page, (ave) => ave.orden === 'Strigiformes');
  await expect(button(page)).toBeFocused();
});

test.describe('in taxonomic order', () => {
  const arranged = (shown: (ave: Ave) => boolean) =>
    aves
      .filter(shown)
      .toSorted(compareTaxonomically)
      .map((ave) => ave.nombre);
  const choice = (page: Page, name: string) => panel(page).getByRole('radio', { name });

  test('a list is alphabetical until the other order is chosen, and the address keeps that', async ({
    page,
  }) => {
    await open(page, '/birds/orden/Strigiformes?mes=abril');
    const owls = (ave: Ave) => ave.orden === 'Strigiformes' && inMonth(ave, 'abril');
    await expectShown(page, owls);
    await button(page).click();
    await expect(choice(page, 'alfabético')).toBeChecked();
    await choice(page, 'taxonómico').check();
    await expect(page).toHaveURL('/birds/orden/Strigiformes?mes=abril&ordenar=taxonomico');
    await expectNames(page, arranged(owls));
    expect((await namesOnCards(page))[0]).toBe('Lechuza común');
    await page.reload();
    await expectNames(page, arranged(owls));
    await expect(page.getByText('En orden taxonómico')).toBeVisible();
    await remove(page).click();
    await expect(page).toHaveURL('/birds/orden/Strigiformes?ordenar=taxonomico');
    await expectNames(
      page,
      arranged((ave) => ave.orden === 'Strigiformes'),
    );
    await button(page).click();
    await choice(page, 'alfabético').check();
    await expect(page).toHaveURL('/birds/orden/Strigiformes');
    await expectShown(page, (ave) => ave.orden === 'Strigiformes');
  });

  test('the seen list stands in it too, on paper as well', async ({ page }) => {
    await storeSeen(page, JSON.stringify(SEEN));
    await open(page, '/birds/avistadas?ordenar=taxonomico');
    await expectNames(page, ['Ánsar común', 'Vencejo común', 'Abubilla', 'Urraca común']);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('En orden taxonómico')).toBeVisible();
  });

  test('an order that the guide does not know is told, as text, and the list is alphabetical', async ({
    page,
  }) => {
    await open(page, `/birds/orden/Strigiformes?ordenar=${encodeURIComponent('<b>tamaño')}`);
    await expect(page.getByText('No hay ningún orden «<b>tamaño» para las listas')).toBeVisible();
    await expectShown(page, (ave) => ave.orden === 'Strigiformes');
    await expect(remove(page)).toBeHidden();
  });

  test('what it needs comes with the filters, and not with the list', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/narrowing-.*\.js/.test(request.url())) scripts.push(request.url());
    });
    await open(page, '/birds/orden/Strigiformes');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await button(page).click();
    await expect(choice(page, 'taxonómico')).toBeVisible();
    expect(scripts).toHaveLength(1);
  });
});
