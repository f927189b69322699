import type { Page } from '@playwright/test';
import { axeFindings, expect, open, stickingOut, test } from './fixtures.ts';

// A drawn voice that sounds: nothing before a press, one at a time, and where it is on the drawing.

const button = (page: Page) => page.getByRole('button', { name: 'Oír la voz dibujada' });
const needle = (page: Page) =>
  page.getByRole('img', { name: / en un dibujo: / }).locator('path[stroke="var(--rojo)"]');
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const field = (page: Page) => page.getByText('No la pongas a las aves en el campo');

/** Follows every request for what sounds. */
function soundRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/voice\.worker|sound-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('a press lets a drawn voice sound, with a needle along it, until it ends, and says so', async ({
  page,
}) => {
  const asked = soundRequests(page);
  await open(page, '/birds/Mosquitero-papialbo');
  await expect(page.getByText('Imitación por ordenador, no una grabación.', { exact: false })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(needle(page)).toHaveCount(1);
  await expect(field(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('voice.worker'))).toHaveLength(1);
  await expect(told(page, 'La voz ha terminado.')).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page)).toBeFocused();
  await expect(needle(page)).toHaveCount(0);
});

test('Escape silences a voice, and the volume is kept for the next visit', async ({ page }) => {
  await open(page, '/birds/Paloma-torcaz');
  await button(page).click();
  await expect(needle(page)).toHaveCount(1);
  await page.getByLabel('Volumen').fill('0.3');
  await page.getByLabel('A media velocidad, una octava más grave').check();
  await expect(needle(page)).toHaveCount(1);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(needle(page)).toHaveCount(0);
  await page.reload();
  await button(page).click();
  await expect(page.getByLabel('Volumen')).toHaveValue('0.3');
  await page.keyboard.press('Escape');
});

test('whoever wants less motion hears the voice without a needle', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/birds/Mosquitero-papialbo');
  await button(page).click();
  await expect(told(page, 'La voz ha terminado.')).toBeVisible();
  await expect(needle(page)).toHaveCount(0);
});

test('where the sound does not come, one sentence says so', async ({ page, console }) => {
  console.expects(/A voice cannot be played/);
  console.allows(/Failed to load resource/);
  await page.route(/voice\.worker/, (route) => route.abort());
  await open(page, '/birds/Cuco');
  await button(page).click();
  await expect(told(page, 'No se puede oír ahora')).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a voice that no published figure bears out stays silent', async ({ page }) => {
  await open(page, '/birds/Petirrojo-europeo');
  await expect(page.getByText('Así se dibuja')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const)
  test(`what sounds is for everybody, on a narrow phone too (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/birds/Cuco');
    await button(page).click();
    await expect(field(page)).toBeVisible();
    expect(await axeFindings(page, '4.5:1')).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
