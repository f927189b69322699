import type { Page } from '@playwright/test';
import { loadPartituras } from '../../data/load-partituras.ts';
import { drawRound } from '../../domain/quiz/quiz.ts';
import { inSentence } from '../../domain/text/in-sentence.ts';
import { axeFindings, expect, expectPage, open, stickingOut, test } from './fixtures.ts';

// «¿Quién canta?»: a round that asks drawn voices in place of plates.

const DRAWN = [...loadPartituras().keys()];
const ANSWERS = drawRound(DRAWN, 'voces');

const main = (page: Page) => page.getByRole('main');
const voice = (page: Page, number: number) =>
  main(page).getByRole('img', {
    name: new RegExp(`^(Canto|Reclamo) de la pregunta ${number} en un dibujo: `),
  });
const options = (page: Page) => main(page).locator('button[class*=option]');
const option = (page: Page, nombre: string) => options(page).getByText(nombre, { exact: true });

/** A seed whose round asks a species first. */
const seedFor = (nombre: string) => {
  for (let i = 0; ; i++) if (drawRound(DRAWN, `s${i}`)[0] === nombre) return `s${i}`;
};

test('one press, or the page of a species, begins a round of voices with four names for each', async ({
  page,
}) => {
  await open(page, '/juego');
  await main(page).getByRole('button', { name: '¿Quién canta?' }).click();
  await expect(page).toHaveURL(/\/juego\?juego=[0-9a-z]+&juego-voz=si$/);
  await expect(main(page).getByRole('heading', { name: 'Pregunta 1 de 10: ¿quién canta?' })).toBeFocused();
  await open(page, '/birds/Cuco');
  await page.getByRole('link', { name: 'Jugar a «¿Quién canta?»' }).click();
  await expect(page).toHaveURL(/\/juego\?juego=voces&juego-voz=si$/);
  for (const [i, nombre] of ANSWERS.slice(0, 3).entries()) {
    await expect(voice(page, i + 1)).toBeVisible();
    await expect(options(page)).toHaveCount(4);
    for (const name of await options(page).allInnerTexts()) expect(DRAWN).toContain(name.trim());
    await option(page, nombre).press('Enter');
    await expect(main(page).getByText(`¡Has acertado! Es ${inSentence(nombre)}`)).toBeVisible();
    await page.keyboard.press('Enter');
  }
});

test('a voice that says its own name says it after the answer; another is written from the start', async ({
  page,
}) => {
  await open(page, `/juego?juego=${seedFor('Cuco')}&juego-voz=si`);
  await expect(voice(page, 1)).toBeVisible();
  await expect(voice(page, 1)).not.toHaveAccessibleName(/«/);
  await expect(voice(page, 1).getByText('kú')).toHaveCount(0);
  await option(page, 'Cuco').click();
  await expect(voice(page, 1)).toHaveAccessibleName(/«/);
  await expect(voice(page, 1).locator('text').filter({ hasText: /^kú$/ })).not.toHaveCount(0);
  await open(page, `/juego?juego=${seedFor('Abubilla')}&juego-voz=si`);
  await expect(voice(page, 1)).toHaveAccessibleName(/«up/);
});

test('a wrong answer leads to both voices, one under the other', async ({ page }) => {
  await open(page, `/juego?juego=${seedFor('Mosquitero común')}&juego-voz=si`);
  await option(page, 'Mosquitero papialbo').click();
  await expect(main(page).getByText('Esta vez no: has dicho mosquitero papialbo')).toBeVisible();
  await page.getByRole('link', { name: 'Ver las voces de mosquitero común y mosquitero papialbo' }).click();
  await expectPage(page, 'Comparar aves');
  await expect(page.getByRole('heading', { name: 'Las voces, una bajo otra' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`the round is for everybody, on a narrow phone too (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/juego?juego=voces&juego-voz=si');
    await expect(voice(page, 1)).toBeVisible();
    expect(await axeFindings(page, '4.5:1')).toEqual([]);
    await options(page).first().click();
    expect(await axeFindings(page, '4.5:1')).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  });
