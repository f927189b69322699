import type { Page } from '@playwright/test';
import { monthInitials } from '../../domain/calendar/month-initials.ts';
import { addressOf, aveOf, aves, cards, expect, open, SHEET, test } from './fixtures.ts';

// A species prints on one A4 sheet with its plate, every list as a checklist for the field.

/** Pages of the document that the browser would print. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What stands on paper before and after the text of a card. */
function generated(page: Page, nombre: string): Promise<{ box: string; meses: string }> {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: nombre, exact: true }) })
    .evaluate((card) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(card, '::before');
      return {
        box: `${Number.parseFloat(borderTopWidth) > 0} ${borderTopStyle}`,
        meses: getComputedStyle(card, '::after').content,
      };
    });
}

test.describe('on paper', () => {
  test.use({ viewport: SHEET });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  });

  for (const path of ['/birds', '/search?nombre=real'])
    test(`${path} is a list to tick: names, binomials and months, without pictures`, async ({ page }) => {
      await open(page, path);
      const names = await cards(page).getByRole('heading', { level: 2 }).allInnerTexts();
      expect(names.length).toBeGreaterThan(3);
      for (const nombre of names.slice(0, 4)) {
        await expect(page.getByText(aveOf(nombre).cientifico, { exact: true })).toBeVisible();
        expect(await generated(page, nombre)).toEqual({
          box: 'true solid',
          meses: `"${monthInitials(aveOf(nombre).meses)}"`,
        });
      }
      for (const picture of await cards(page).locator('img').all()) await expect(picture).toBeHidden();
      for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await expect(page.getByText(/^\d+ especies$/)).toBeVisible();
    });

  test('a list on paper holds every species of its filters and names them', async ({ page }) => {
    await open(page, '/birds?mes=abril&habitat=rio,humedal&orden=dodo');
    const shown = aves.filter(
      (ave) => ave.meses.includes(4) && ave.habitats.some((each) => ['río', 'humedal'].includes(each)),
    );
    await expect(cards(page)).toHaveCount(shown.length);
    await expect(page.getByText(`${shown.length} de 203 especies`)).toBeVisible();
    await expect(page.getByText('Mes: abril; Hábitat: río o humedal')).toBeVisible();
    await expect(page.getByText('«dodo»')).toBeHidden();
  });

  test('a month of presence is told by its frame, and food by its word', async ({ page }) => {
    await open(page, '/birds/Abubilla');
    const frames = await page
      .getByRole('list', { name: 'Meses' })
      .getByRole('listitem')
      .evaluateAll((months) =>
        months.map((month) => getComputedStyle(month, '::before').borderTopWidth !== '0px'),
      );
    const meses: number[] = aveOf('Abubilla').meses;
    expect(frames).toEqual(Array.from({ length: 12 }, (_, i) => meses.includes(i + 1)));
    for (const food of aveOf('Abubilla').alimentacion)
      await expect(
        page.getByRole('region', { name: 'Datos' }).getByText(food, { exact: true }),
      ).toBeVisible();
  });

  for (const path of ['/birds/Mirlo-común', '/birds?mes=abril', '/guide'])
    test(`${path} says on paper whose it is, its address and the day, which a screen does not show`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2026-03-08T09:00:00Z'));
      await open(page, path);
      const head = page.getByText(/^Guía de Aves de Madrid · /);
      await expect(head).toHaveText(
        `Guía de Aves de Madrid · http://localhost:${new URL(page.url()).port}${path} · 8 de marzo de 2026`,
      );
      await expect(head).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await expect(head).toBeHidden();
    });

  test('an address that cannot be read prints as it stands', async ({ page }) => {
    await open(page, '/birds?mes=%E0%A4%A');
    await expect(page.getByText(/\/birds\?mes=%E0%A4%A · /)).toBeVisible();
  });
});

test('the whole list takes two sheets, and no species is split between columns or sheets', async ({
  page,
}) => {
  await open(page, '/birds');
  expect(await sheets(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  const splits = await page
    .getByRole('article')
    .evaluateAll((cards) => [...new Set(cards.map((card) => getComputedStyle(card).breakInside))]);
  expect(splits).toEqual(['avoid']);
});

// Whether each species fits on a sheet is asked in `every-page.spec.ts`; here, whether the browser agrees.
test('the species with the longest descriptions print on one sheet', async ({ page }) => {
  const longest = aves.toSorted((a, b) => b.descripcion.length - a.descripcion.length);
  for (const { nombre } of longest.slice(0, 6)) {
    await page.goto(addressOf(nombre));
    expect(await sheets(page), nombre).toBe(1);
  }
});

test('the plate is there when a species is printed right after loading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 200 });
  await page.goto('/birds/Avutarda-euroasiática');
  const plate = page.getByRole('img', { name: 'Imagen de Avutarda euroasiática' });
  expect(
    await plate.evaluate((img: HTMLImageElement) => [img.loading, img.complete, img.naturalWidth > 0]),
  ).toEqual(['eager', true, true]);
});

for (const path of ['/birds/orden/Otidiformes', '/birds/Abubilla'])
  test(`«Imprimir» on ${path} prints the page`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await open(page, path);
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list prints as it does with it, and no button stands there that would do nothing', async ({
    page,
  }) => {
    await page.goto('/birds/orden/Strigiformes');
    await expect(page.getByText('Afinar la lista')).toBeHidden();
    await expect(page.getByText('Imprimir')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    expect((await generated(page, 'Búho real')).meses).toBe(`"${monthInitials(aveOf('Búho real').meses)}"`);
    expect(await sheets(page)).toBe(1);
  });

  test('a page says on paper whose it is and its address, and no day', async ({ page }) => {
    await page.goto('/birds/Mirlo-común');
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(/^Guía de Aves de Madrid · https:\/\/\S+\/birds\/Mirlo-común$/),
    ).toBeVisible();
  });
});
