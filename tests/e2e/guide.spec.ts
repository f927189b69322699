import type { Locator, Page } from '@playwright/test';
import { expect, expectPage, open, test } from './fixtures.ts';

// The usage guide, and the legend of what birds eat.

const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test('the guide explains navigation, filters, search, the species page, food, progress and contact', async ({
  page,
}) => {
  await open(page, '/guide');
  await expectPage(page, 'Guía de uso');
  for (const [name, text] of [
    ['Navegación', 'Todas las aves'],
    ['Filtros', '«Filtrar»'],
    ['Búsqueda', 'tildes'],
    ['La ficha de cada especie', 'envergadura'],
    ['Leyenda de alimentación', 'insectos'],
    ['Progreso', '«Resetear»'],
    ['Contacto', 'Correo electrónico'],
  ] as const) {
    await expect(section(page, name)).toContainText(text);
    await expect(section(page, name)).toBeVisible();
  }
  const addresses = (where: Locator) =>
    where.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const foot = await addresses(page.getByRole('contentinfo').getByRole('navigation', { name: 'Contacto' }));
  expect(foot.length).toBeGreaterThan(0);
  expect(await addresses(section(page, 'Contacto')), 'those of the footer').toEqual(foot);
  const lists = section(page, 'Filtros').getByRole('list');
  for (const [i, count] of [21, 7, 5].entries())
    await expect(lists.nth(i).getByRole('link'), 'orders, threat levels, seasons').toHaveCount(count);
  await lists.getByRole('link', { name: 'En peligro crítico' }).click();
  await expectPage(page, 'En peligro crítico');
});

// `alimentacion.test.ts` tells that each has an emoji of its own.
test('the legend shows each of the 19 foods as an emoji, with its word', async ({ page }) => {
  // In the order of the specification.
  const foods =
    'abejas, insectos, roedores, conejos, aves, reptiles, moluscos, crustáceos, semillas, plantas, frutos, anfibios, peces, carroña, lombrices, castañas, huevos, basura, polluelos'.split(
      ', ',
    );
  await open(page, '/guide');
  const items = section(page, 'Leyenda de alimentación').getByRole('listitem');
  await expect(items.getByRole('img')).toHaveText(foods.map(() => /^\p{RGI_Emoji}$/v));
  for (const [i, food] of foods.entries()) {
    await expect(items.nth(i).getByRole('img')).toHaveAccessibleName(food);
    await expect(items.nth(i).getByText(food, { exact: true })).toBeVisible();
  }
});

test('every emoji of the legend is drawn, also where the machine has no emoji font', async ({ page }) => {
  await open(page, '/guide');
  const missing = await page.evaluate(async () => {
    const emojis = [...document.querySelectorAll<HTMLElement>('main section [role="img"]:not(svg)')];
    const text = emojis.map((emoji) => emoji.textContent).join('');
    const own = [...document.fonts].filter((font) => font.family.includes('Emoji'));
    await Promise.all(own.map((font) => font.load()));
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas || own.length === 0) return 'no emoji font of the guide';
    canvas.font = `24px ${own[0]?.family}`;
    const widths = new Set(
      [...new Intl.Segmenter().segment(text)].map(({ segment }) => canvas.measureText(segment).width),
    );
    // One font, one width a glyph: a fallback or a missing glyph would have another.
    return widths.size === 1 && emojis.length === 19 ? null : `widths ${[...widths]}`;
  });
  expect(missing).toBeNull();
});
