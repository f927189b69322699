import { expect, expectCount, KINDS, NOT_FOUND, open, storeSeen, test } from './guia.ts';

// The footer: contact and projects in a new tab, and the progress on every page.

const WIDTHS = [320, 390, 1280, 1920];

for (const each of KINDS) {
  test(`the footer of ${each.kind} has the counter and the links, and never covers the content`, async ({
    page,
    consola,
  }) => {
    if ('unknown' in each) consola.expects(NOT_FOUND);
    await storeSeen(page, '["Abubilla","Búho real"]');
    await open(page, each.path);
    await expectCount(page, 2);
    await expect(page.getByRole('contentinfo').getByText('0,99 %', { exact: true })).toBeVisible();
    for (const [name, links] of [
      ['Contacto', ['Correo electrónico', 'GitHub', 'LinkedIn', 'Bluesky']],
      ['Proyectos personales', ['Repositorios', 'Portafolio']],
    ] as const)
      await expect(
        page.getByRole('contentinfo').getByRole('navigation', { name }).getByRole('link'),
      ).toHaveText([...links]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      for (const end of [false, true]) {
        const covered = await page.evaluate((bottom) => {
          window.scrollTo(0, bottom ? document.documentElement.scrollHeight : 0);
          const footer = document.querySelector('footer')?.getBoundingClientRect();
          if (!footer || footer.height === 0) return ['no footer'];
          // Everything in the page, hidden or not: what is hidden for now will stand where it is.
          return [...document.querySelectorAll('main *')]
            .filter((element) => getComputedStyle(element).position !== 'fixed')
            .filter((element) => {
              const box = element.getBoundingClientRect();
              return box.height > 0 && box.bottom > footer.top + 0.5 && box.top < footer.bottom;
            })
            .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`);
        }, end);
        expect(covered, `at ${width} px, ${end ? 'scrolled to the end' : 'at the top'}`).toEqual([]);
      }
    }
  });
}

test('the footer stands at the bottom of the window on a short page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await open(page, '/search?nombre=dodo');
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box && Math.round(box.y + box.height)).toBe(1600);
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
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const { hostname, protocol, pathname } = new URL(href);
    if (protocol === 'mailto:') {
      expect(pathname).toMatch(/@[a-z-]+\.example$/);
      await expect(link).not.toHaveAttribute('target');
      continue;
    }
    await expect(link).toHaveAttribute('target', '_blank');
    expect(hostname).toMatch(/\.example$/);
    const opened = page.waitForEvent('popup');
    await link.click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(new URL(tab.url()).href).toBe(new URL(href).href);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('/guide');
});
