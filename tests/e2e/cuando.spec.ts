import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aveDelDia } from '../../domain/ave-del-dia.ts';
import { PROPUESTAS, queVer } from '../../domain/este-mes.ts';
import { fechaEnMadrid } from '../../domain/fecha.ts';
import { aveOf, aves, expect, open, test } from './guia.ts';

// The current month on the strip, «Qué ver este mes» and the bird of the day, and no date in a prerendered page.

const APRIL = '2026-04-15T10:00:00+02:00';

/** Opens an address on a day of the test's own. */
async function openOn(page: Page, day: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(day));
  await open(page, path);
}

const ahora = (page: Page) => page.getByRole('region', { name: 'Ahora en Madrid' });
const delDia = (page: Page) => ahora(page).getByRole('article').getByRole('link');
const delMes = (page: Page) => ahora(page).getByRole('listitem').getByRole('link');

/** Names that the data propose on a day. */
function expected(day: string) {
  const fecha = fechaEnMadrid(new Date(day));
  return { dia: aveDelDia(aves, fecha)?.nombre ?? '', mes: queVer(aves, fecha).map(({ ave }) => ave.nombre) };
}

for (const day of [
  APRIL,
  '2026-12-31T23:30:00+01:00',
  '2027-01-01T00:30:00+01:00',
  '2028-02-29T12:00:00+01:00',
]) {
  test(`on ${day.slice(0, 10)} home shows the bird of that day and eight of that month`, async ({ page }) => {
    await openOn(page, day, '/');
    await expect(delDia(page)).toHaveText(expected(day).dia);
    await expect(delMes(page)).toHaveText(expected(day).mes);
    await expect(delMes(page)).toHaveCount(PROPUESTAS);
    await expect(ahora(page).getByText(/\(orientativo\)/)).toBeVisible();
  });
}

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Madrid']) {
  test.describe(`on a device that thinks it is in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the day is that of Madrid', async ({ page }) => {
      const day = '2026-05-01T00:30:00+02:00';
      await openOn(page, day, '/');
      await expect(ahora(page).getByText('1 de mayo')).toBeVisible();
      await expect(delDia(page)).toHaveText(expected(day).dia);
    });
  });
}

test('each bird of the month leads to its species, with a plate that loads', async ({ page }) => {
  await openOn(page, APRIL, '/');
  for (const image of await ahora(page).locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await image.getAttribute('loading')).toBe('lazy');
  }
  const [name = ''] = expected(APRIL).mes;
  await delMes(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
});

test('a page left open overnight shows the new day to whoever comes back to it', async ({ page }) => {
  await openOn(page, APRIL, '/');
  await expect(ahora(page).getByText('15 de abril')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-04-16T10:00:00+02:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(ahora(page).getByText('16 de abril')).toBeVisible();
  await expect(delDia(page)).toHaveText(expected('2026-04-16T10:00:00+02:00').dia);
});

for (const width of [390, 1280]) {
  for (const day of [
    APRIL,
    '2026-05-12T10:00:00+02:00',
    '2026-09-05T10:00:00+02:00',
    '2026-11-21T10:00:00+01:00',
  ]) {
    test(`nothing jumps when the date is known, ${width} px wide, ${day.slice(0, 10)}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // The data are held back, so that the page as prerendered can be measured while it is alive.
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/temporada-[\w-]+\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await openOn(page, day, '/');
      await page.evaluate(() => document.fonts.ready);
      await ahora(page).scrollIntoViewIfNeeded();
      const before = await ahora(page).boundingBox();
      await page.evaluate(() => {
        const shifts = { total: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift' });
      });
      letGo();
      await expect(delMes(page)).toHaveCount(PROPUESTAS);
      const after = await ahora(page).boundingBox();
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
      const total = await page.evaluate(
        () => (window as unknown as { shifts: { total: number } }).shifts.total,
      );
      expect(total).toBeLessThanOrEqual(0.01);
    });
  }
}

test('where the birds of the month cannot be fetched, home says so and the rest stands', async ({
  page,
  consola,
}) => {
  consola.allows(/temporada|Failed to load/);
  await page.route(/temporada-[\w-]+\.js/, (route) => route.abort());
  await open(page, '/');
  await expect(ahora(page).getByText(/No hemos podido cargar/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver todas las aves' }).first()).toBeVisible();
});

test('the strip of a species marks the current month, in shape and in words', async ({ page }) => {
  await openOn(page, APRIL, '/birds/Abubilla');
  const strip = page.getByRole('list', { name: 'Meses' });
  const current = strip.locator('[aria-current="date"]');
  await expect(current).toHaveCount(1);
  await expect(current.getByRole('img')).toHaveAccessibleName('abril: presente');
  expect(await current.evaluate((li) => getComputedStyle(li, '::after').content)).toContain('▲');
  await expect(page.getByText('Este mes, abril: presente')).toBeVisible();
  await expect(page.getByText(/Presente de febrero a septiembre.*orientativo/)).toBeVisible();
});

test('the strip tells of each month what the data tell, and a bird that is away is said to be', async ({
  page,
}) => {
  await openOn(page, '2026-12-15T10:00:00+01:00', '/birds/Abubilla');
  await expect(page.getByText('Este mes, diciembre: ausente')).toBeVisible();
  const names = await page
    .getByRole('list', { name: 'Meses' })
    .getByRole('img')
    .evaluateAll((each) => each.map((span) => span.getAttribute('aria-label') ?? ''));
  const present = names.flatMap((name, i) => (name.endsWith(': presente') ? [i + 1] : []));
  expect(present).toEqual(aveOf('Abubilla').meses);
});

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('a month of presence is still told from one of absence', async ({ page }) => {
    await openOn(page, APRIL, '/birds/Abubilla');
    const colours = await page
      .getByRole('list', { name: 'Meses' })
      .getByRole('listitem')
      .evaluateAll((each) => each.map((li) => getComputedStyle(li).backgroundColor));
    expect(colours[0]).not.toBe(colours[3]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home and a species carry no date, and home says why', async ({ page }) => {
    await page.goto('/');
    await expect(ahora(page).getByText(/hace falta JavaScript/)).toBeVisible();
    await expect(ahora(page).getByRole('link')).toHaveCount(0);
    await page.goto('/birds/Abubilla');
    await expect(page.locator('[aria-current="date"]')).toHaveCount(0);
    await expect(page.getByText(/Este mes/)).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on home and on the strip, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openOn(page, APRIL, '/');
    await expect(delMes(page)).toHaveCount(PROPUESTAS);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await openOn(page, APRIL, '/birds/Abubilla');
    await expect(page.getByText('Este mes, abril: presente')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
