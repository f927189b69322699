import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, KINDS, NOT_FOUND, open, SWEEP, seenButton, stickingOut, storeSeen, test } from './guia.ts';

// WCAG 2.2 AA by touch, mouse and keyboard. What every page promises is asked in `cada-pagina.spec.ts`.

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolation(page: Page, where: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} ${node.target}`),
  );
  expect.soft(told, where).toEqual([]);
  // These must have been looked at.
  expect(passes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['color-contrast', 'target-size', 'link-name']),
  );
}

/** Waits for what moves to stand still: the fading in of a species, the list behind «Cargando aves...». */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {}))),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`axe finds nothing, ${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('with the dropdown open, the list emptied, or the list unreadable', async ({ page, consola }) => {
        consola.expects(/seenBird/);
        await storeSeen(page, '{}');
        await open(page, '/birds/Abubilla');
        await settle(page);
        await expectNoViolation(page, 'list unreadable');
        await seenButton(page).click();
        await page.getByRole('button', { name: 'Resetear' }).click();
        await settle(page);
        await expectNoViolation(page, 'list emptied');
        await page.getByRole('button', { name: 'Filtrar' }).click();
        await expectNoViolation(page, 'dropdown open');
      });
    });
  }
}

test('the guide is light or dark as the visitor has it, and changes with it', async ({ page }) => {
  const brightness = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return Number.NaN;
      canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  expect(await brightness()).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await brightness()).toBeLessThan(60);
});

for (const each of KINDS) {
  test(
    `nothing sticks out sideways from 320 px to 1,920 px on ${each.kind}`,
    SWEEP,
    async ({ page, consola }) => {
      if ('unknown' in each) consola.expects(NOT_FOUND);
      await storeSeen(page, '["Águila real","Búho real"]');
      await open(page, each.path);
      await settle(page);
      for (const width of [320, 360, 390, 480, 600, 768, 960, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await stickingOut(page), `at ${width} px`).toEqual([]);
      }
    },
  );
}

test('the dropdown stands within the window from 320 px to 1,920 px', async ({ page }) => {
  await open(page, '/');
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    await page.getByRole('button', { name: 'Filtrar' }).click();
    for (const control of [
      page.getByRole('combobox', { name: 'Orden' }),
      page.getByRole('combobox', { name: 'Estación' }),
      page.getByRole('link', { name: 'Aves Avistadas', exact: true }),
    ])
      await expect(control, `at ${width} px`).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('one can open the dropdown, go to a species and mark it', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Filtrar' }).tap();
    await page.getByRole('link', { name: 'Aves Avistadas', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Aves avistadas' })).toBeVisible();
    await page.getByRole('link', { name: 'Ver todas las aves' }).tap();
    await page.getByRole('link', { name: 'Abubilla', exact: true }).tap();
    await seenButton(page).tap();
    await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('by keyboard alone', () => {
  /** Presses Tab until an element with this role and name has the focus. */
  async function tabTo(
    page: Page,
    role: 'link' | 'button' | 'combobox' | 'searchbox',
    name: string,
  ): Promise<void> {
    // The search box becomes a combobox as soon as it has the focus.
    const known = page.getByRole(role, { name, exact: true });
    const target = (role === 'searchbox' ? page.getByLabel(name, { exact: true }) : known).first();
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reaches the ${role} «${name}».`);
  }

  test('the first Tab shows «Saltar al contenido», which leads past the navigation', async ({ page }) => {
    await open(page, '/guide');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Guía de uso' })).toBeVisible();
  });

  test('one can open the dropdown, choose an order, and arrive at its heading', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, 'button', 'Filtrar');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Orden' })).toBeFocused();
    await page.keyboard.type('Strig');
    await expect(page).toHaveURL('/birds/orden/Strigiformes');
    await expect(page.getByRole('heading', { level: 1, name: 'Strigiformes' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Orden' })).toBeHidden();
    await tabTo(page, 'button', 'Imprimir');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
  });

  test('one can reach «Aves Avistadas» in the dropdown', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, 'button', 'Filtrar');
    await page.keyboard.press('Space');
    await tabTo(page, 'link', 'Aves Avistadas');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Aves avistadas' })).toBeFocused();
  });

  test('one can search, open what was found, mark it, and go on to the next', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, 'searchbox', 'Buscar aves');
    await page.keyboard.type('abubilla');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados de la búsqueda' })).toBeFocused();
    await tabTo(page, 'link', 'Abubilla');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Abubilla' })).toBeFocused();
    await tabTo(page, 'button', '¿Avistada?');
    await page.keyboard.press('Space');
    await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'false');
    await tabTo(page, 'link', 'Siguiente');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Acentor alpino' })).toBeFocused();
  });

  test('whoever arrives at a page that is not found is at its heading', async ({ page }) => {
    await open(page, '/guide');
    await tabTo(page, 'link', 'Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /bienvenida/i })).toBeFocused();
  });

  for (const path of ['/', '/birds/Abubilla', '/birds/orden/Otidiformes', '/guide']) {
    test(`one sees at every step where one is, on ${path}`, async ({ page }) => {
      await open(page, path);
      await settle(page);
      const unmarked: string[] = [];
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab');
        const step = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return 'end';
          // The ring may stand on what holds the element, as on a card or around the search box.
          for (
            let each: Element | null = element;
            each && each !== document.body;
            each = each.parentElement
          ) {
            const { outlineStyle, outlineWidth } = getComputedStyle(each);
            if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return null;
          }
          return element.outerHTML.slice(0, 80);
        });
        if (step === 'end') break;
        if (step) unmarked.push(step);
      }
      expect(unmarked).toEqual([]);
    });
  }
});
