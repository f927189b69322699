import type { Page } from '@playwright/test';
import { expect, expectPage, open, test } from './fixtures.ts';

// Look-alikes with what tells them apart, and the way to the comparison.

const alike = (page: Page) => page.getByRole('region', { name: 'Se parece a' });

test('a species page names its look-alikes, says what tells them apart and leads to them', async ({
  page,
}) => {
  await open(page, '/birds/Mosquitero-común');
  const cards = alike(page).getByRole('listitem');
  expect(await cards.count()).toBeLessThanOrEqual(5);
  const table = cards.filter({ hasText: 'Mosquitero musical' }).getByRole('table');
  await expect(table.getByRole('row', { name: /^Patas/ }).getByRole('cell')).toHaveCount(2);
  await alike(page).getByRole('link', { name: 'Mosquitero musical', exact: true }).click();
  await expectPage(page, 'Mosquitero musical');
  await expect(alike(page).getByRole('link', { name: 'Mosquitero común', exact: true })).toBeVisible();
});

test('from a species one goes on to compare it with any other', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  await alike(page).getByRole('link', { name: 'Comparar con la especie que elijas' }).click();
  await expect(page).toHaveURL('/comparar?aves=abubilla');
  await expectPage(page, 'Comparar aves');
});
