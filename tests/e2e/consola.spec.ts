import { expect, expectCount, open, test } from './guia.ts';

// A walk through the guide: the console stays empty, which the fixture `consola` sees to, and no other host is asked.

test('going through the guide complains of nothing and asks nothing of another host', async ({
  page,
  baseURL,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(`${request.method()} ${new URL(request.url()).origin}`));
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Principal' });
  await nav.getByRole('link', { name: 'Todas las aves' }).click();
  await page.getByRole('link', { name: 'Abubilla', exact: true }).click();
  await page.getByRole('button', { name: '¿Avistada?' }).click();
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
  await nav.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('combobox', { name: 'Amenaza' }).selectOption('Vulnerable');
  await expect(page.getByRole('heading', { level: 1, name: 'Vulnerable' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar aves' }).fill('cuco');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados de la búsqueda' })).toBeVisible();
  await page.getByRole('button', { name: 'Resetear' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await nav.getByRole('link', { name: 'Guía de uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
  await expectCount(page, 1);
  expect([...asked]).toEqual([`GET ${baseURL}`]);
});
