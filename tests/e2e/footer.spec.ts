import { expect, open, test } from './fixtures.ts';

// The footer; that it stands on every page and covers nothing is asked in `every-page.spec.ts`.

test('the footer stands at the bottom of the window on a short page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await open(page, '/search?nombre=dodo');
  // Every other name is fetched first, to see which species «dodo» may mean.
  const foot = async () => {
    const box = await page.getByRole('contentinfo').boundingBox();
    return box && Math.round(box.y + box.height);
  };
  await expect.poll(foot).toBe(1600);
});

test('the links of the footer lead to placeholder addresses, each page in a new tab', async ({
  page,
  context,
}) => {
  await context.route(/\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Fuera</title><link rel="icon" href="data:,">' }),
  );
  await open(page, '/guide');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveCount(6);
  await expect(links.first()).toHaveAttribute('href', /^mailto:.*@[a-z-]+\.example$/);
  await expect(links.first()).not.toHaveAttribute('target');
  for (const link of (await links.all()).slice(1)) {
    const opened = page.waitForEvent('popup');
    await link.click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(tab.url()).toBe(new URL((await link.getAttribute('href')) ?? '').href);
    expect(tab.url()).toMatch(/^https:\/\/[\w.-]+\.example\//);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('/guide');
});
