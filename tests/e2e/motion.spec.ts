import { expect, hold, open, seenButton, test } from './fixtures.ts';

// Whoever wants less motion gets less. The 1,500 ms of the list are no motion, and stay.

test.use({ reducedMotion: 'reduce' });

test('with less motion, «Siguiente» leads on without fading', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  const fading = page.evaluate(async () => {
    let fades = 0;
    const from = document.querySelector('main h1')?.textContent;
    for (let after = 0; after < 10; ) {
      for (const { effect } of document.getAnimations())
        fades += (effect as KeyframeEffect)
          .getKeyframes()
          .filter(({ opacity }) => opacity !== undefined).length;
      await new Promise(requestAnimationFrame);
      if (document.querySelector('main h1')?.textContent !== from) after += 1;
    }
    return fades;
  });
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
  expect(await fading).toBe(0);
});

test('with less motion, a page that keeps one waiting grows pale at once, without fading', async ({
  page,
}) => {
  await open(page, '/birds/Abubilla');
  const letGo = await hold(page, /virtual_fichas/);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page.getByRole('main')).toHaveCSS('opacity', '0.5');
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).transitionDuration)).toBe(
    '0s',
  );
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeVisible();
});

test('with less motion, the icon of «¿Avistada?» changes without turning', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  const moving = await seenButton(page).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    return button.getAnimations({ subtree: true }).length;
  });
  await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
  expect(moving).toBe(0);
});

test('with less motion, «Cargando aves...» still stands before the list, and nothing moves', async ({
  page,
}) => {
  await page.goto('/birds', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Abubilla', exact: true });
  await expect(page.getByText('Cargando aves...')).toBeVisible();
  await expect(link).toBeHidden();
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((each) => (each.effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => ['opacity', 'transform', 'rotate', 'scale', 'translate'].includes(name)),
  );
  expect(moved).toEqual([]);
  await expect(link).toBeVisible();
});
