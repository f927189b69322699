import type { Page } from '@playwright/test';
import { aveOf, expect, open, stickingOut, test } from './fixtures.ts';

// The drawn voices: on the page of a species, and one under another in the comparison.

const CUCKOO = aveOf('Cuco');

const drawing = (page: Page, kind: 'Canto' | 'Reclamo') =>
  page.getByRole('region', { name: 'Voz' }).getByRole('img', { name: `${kind} en un dibujo: ` });

/** Lines of a drawing as the browser has laid them out: their text, and how wide a second is on them. */
function linesOf(page: Page, kind: 'Canto' | 'Reclamo') {
  return drawing(page, kind)
    .locator('svg')
    .evaluateAll((lines) =>
      lines.map((line) => ({ text: line.textContent, width: line.getBoundingClientRect().width })),
    );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the voice of a species is drawn under its words, and told to who cannot see it', async ({ page }) => {
    await page.goto('/birds/Cuco');
    const { silabas, texto } = CUCKOO.voz.canto ?? { silabas: '', texto: '' };
    await expect(drawing(page, 'Canto')).toBeVisible();
    await expect(drawing(page, 'Canto')).toHaveAccessibleName(
      new RegExp(`«${silabas}», \\d.* segundos, entre .* kHz\\. ${texto}`),
    );
    await expect(page.getByText('no es el sonograma de una grabación')).toBeVisible();
    await expect(drawing(page, 'Reclamo')).toHaveCount(0);
  });
});

test('a page keeps the drawing with which it was written, and the next species is drawn like it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/birds/Cuco');
  const written = await linesOf(page, 'Canto');
  expect(written[0]?.text).toContain('kú');
  expect(fetched.filter((url) => url.includes('voice-drawing'))).toEqual([]);
  await page.getByRole('link', { name: /^Siguiente/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cuco');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuco');
  await expect(drawing(page, 'Canto')).toBeVisible();
  expect(await linesOf(page, 'Canto')).toEqual(written);
});

test('a species whose voice no score can carry has words and a link, and no room for a drawing', async ({
  page,
}) => {
  await open(page, '/birds/Gaviota-reidora');
  const voice = page.getByRole('region', { name: 'Voz' });
  await expect(voice.getByRole('link', { name: /xeno-canto/ })).toBeVisible();
  await expect(voice.getByRole('img')).toHaveCount(0);
  await expect(voice.getByText('Así se dibuja')).toHaveCount(0);
});

test('from a voice one comes to those that it is taken for, one under another on one axis of time', async ({
  page,
}) => {
  await open(page, '/birds/Mosquitero-común');
  await page.getByRole('link', { name: /^Comparar el canto con mosquitero musical/ }).click();
  const voices = page.getByRole('region', { name: 'Las voces, una bajo otra' });
  await expect(voices.getByRole('heading', { name: 'Las voces, una bajo otra' })).toBeInViewport();
  const songs = voices.getByRole('img', { name: /^Los cantos en un dibujo: mosquitero común, .*musical/ });
  await expect(songs).toBeVisible();
  const lines = await songs
    .locator('svg')
    .evaluateAll((all) => all.slice(0, 3).map((line) => line.getBoundingClientRect().x));
  expect(new Set(lines).size).toBe(1);
  for (const nombre of ['Mosquitero común', 'Mosquitero musical', 'Mosquitero papialbo'])
    await expect(voices.getByText(`${aveOf(nombre).voz.canto?.texto}`)).toBeVisible();
});

for (const path of ['/birds/Alondra-común', '/comparar?aves=cuco,abubilla'])
  test(`at 320 px a second is as wide as elsewhere and nothing sticks out: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    const line = page
      .getByRole('img', { name: / en un dibujo: / })
      .first()
      .locator('svg')
      .first();
    await expect(line).toBeVisible();
    const narrow = await line.evaluate((svg) => svg.getBoundingClientRect().width);
    expect(await stickingOut(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await line.evaluate((svg) => svg.getBoundingClientRect().width)).toBeCloseTo(narrow, 0);
  });
