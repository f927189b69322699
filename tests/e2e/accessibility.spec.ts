import type { Page } from '@playwright/test';
import { textOf } from '../records.ts';
import {
  axeFindings,
  cards,
  expect,
  expectPage,
  expectSeen,
  open,
  saved,
  seenButton,
  storeSeen,
  tabTo,
  test,
  title,
} from './fixtures.ts';

// WCAG 2.2 AA by touch, mouse and keyboard. What every page promises is asked in `every-page.spec.ts`; here, what a visitor
// makes of one.

type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();

const fileOf =
  (content: string): Step =>
  async (page) => {
    const file = { name: `${'copia'.repeat(40)}.json`, mimeType: '', buffer: Buffer.from(content) };
    await page.getByLabel('Elegir un archivo').setInputFiles(file);
    await expect(page.getByRole('main').getByText(/«copiacopia/)).toBeVisible();
  };

const answer: Step = (page) =>
  page.getByRole('main').getByRole('listitem').getByRole('button').first().click();

/**
 * States of a page that a visitor brings about; each is looked at after each of its steps, in a window whose height lets
 * the end of it halve no checkbox, which axe takes for a small one.
 */
const STATES: { what: string; path: string; steps: Step[]; stored?: string; height?: number }[] = [
  {
    what: 'a list that is unreadable, then emptied, and the dropdown',
    path: '/birds/Abubilla',
    stored: '{}',
    steps: [
      (page) => expect(page.getByText(/No hemos podido leer tu lista/)).toBeVisible(),
      async (page) => {
        await seenButton(page).click();
        await press('Resetear')(page);
      },
      press('Filtrar'),
    ],
  },
  {
    what: 'a copy saved, recovered and refused',
    path: '/copias',
    stored: '["Cuco"]',
    steps: [
      press('Mostrar el enlace y el código'),
      press('Preparar una copia'),
      (page) => saved(page, page.getByRole('button', { name: 'Guardar copia' })),
      fileOf('{'),
      fileOf('Bicho;Nombre\nx;Abubilla\n'),
      press('Cancelar'),
      fileOf(`${textOf('ebird')}S9,Abubilla,Upupa epops\r\n`),
      press('Añadir'),
    ],
  },
  {
    what: 'a round of the quiz',
    path: '/juego?juego=a&juego-orden=Otidiformes&juego-estacion=x',
    steps: [
      (page) => page.getByText('Elegir las aves de la ronda').click(),
      answer,
      async (page) => {
        await press('Siguiente pregunta')(page);
        await answer(page);
        await press('Ver el resultado')(page);
      },
    ],
  },
  {
    what: 'the choice of a round',
    path: '/juego',
    stored: '["Cuco"]',
    steps: [(page) => expect(page.getByRole('button', { name: 'De tus avistadas' })).toBeVisible()],
  },
  {
    what: 'all groups by which a list narrows',
    path: '/birds/orden/Passeriformes?mes=abril&habitat=estepa&estacion=martes',
    height: 800,
    steps: [
      async (page) => {
        await press('Afinar la lista')(page);
        const panel = page.getByRole('region', { name: 'Afinar la lista' });
        const folded = panel.locator('details:not([open]) summary');
        while ((await folded.count()) > 0) await folded.first().click();
        for (const label of await panel.locator('label').all())
          expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      },
    ],
  },
  {
    what: 'the answers of «¿Qué ave es?»',
    path: '/que-ave-es?color=pardo&color=fucsia&tamano=gorrion',
    steps: [(page) => expect(page.getByText('203 aves, primero las que mejor encajan')).toBeVisible()],
  },
  {
    what: 'suggestions in an open list',
    path: '/guide',
    height: 700,
    steps: [
      async (page) => {
        await page.getByLabel('Buscar aves', { exact: true }).fill('real');
        await expect(page.getByRole('option')).toHaveCount(8);
        await page.keyboard.press('ArrowDown');
      },
    ],
  },
  {
    what: 'a comparison',
    path: '/comparar?aves=mosquitero-comun,mosquitero-musical,curruca-zarcera,buitre-negro',
    steps: [
      (page) => expect(page.getByRole('table')).toBeVisible(),
      (page) => page.getByRole('button', { name: 'Cambiar buitre negro' }).click(),
      async (page) => {
        await page.getByLabel('En lugar de buitre negro').fill('milano');
        await press('Cambiar')(page);
        await expect(page.getByText('¿Cuál de estas?')).toBeVisible();
      },
    ],
  },
  {
    what: 'the birds of the month',
    path: '/',
    steps: [
      (page) =>
        expect(page.getByRole('region', { name: 'Ahora en Madrid' }).getByRole('article')).toBeVisible(),
    ],
  },
];

for (const [theme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  for (const { what, path, steps, stored, height = 900 } of STATES) {
    test(`axe finds nothing and nothing sticks out with ${what}, ${theme}, ${width} px`, async ({
      page,
      console,
    }) => {
      console.allows(/seenBird/);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      if (stored) await storeSeen(page, stored);
      await open(page, path);
      for (const step of steps) {
        await step(page);
        expect(await axeFindings(page, '4.5:1')).toEqual([]);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      }
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
    await expectPage(page, 'Aves avistadas');
    await page.getByRole('link', { name: 'Ver todas las aves' }).tap();
    await page.getByRole('link', { name: 'Abubilla', exact: true }).tap();
    await seenButton(page).tap();
    await expectSeen(page, true);
  });
});

test.describe('by keyboard alone', () => {
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
    await expectPage(page, 'Guía de uso');
  });

  test('one can open the dropdown, choose an order or the seen list, and arrive at its heading', async ({
    page,
  }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('button', { name: 'Filtrar' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Orden' })).toBeFocused();
    await page.keyboard.type('Strig');
    await page.keyboard.press('Enter');
    await expect(title(page, 'Strigiformes')).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Orden' })).toBeHidden();
    await tabTo(page, page.getByRole('button', { name: 'Imprimir' }));
    await page.keyboard.press('Tab');
    await expect(cards(page).first().getByRole('link')).toBeFocused();
    await open(page, '/');
    await tabTo(page, page.getByRole('button', { name: 'Filtrar' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('link', { name: 'Aves Avistadas', exact: true }));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Aves avistadas')).toBeFocused();
  });

  test('one can search, open what was found, mark it, and go on to the next', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.getByLabel('Buscar aves', { exact: true }));
    await page.keyboard.type('abubilla');
    await page.keyboard.press('Enter');
    await expect(title(page, 'Resultados de la búsqueda')).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Abubilla', exact: true }));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Abubilla')).toBeFocused();
    await tabTo(page, seenButton(page));
    await page.keyboard.press('Space');
    await expectSeen(page, true);
    await page.keyboard.press('Enter');
    await expectSeen(page, false);
    await tabTo(page, page.getByRole('link', { name: 'Siguiente' }));
    await page.keyboard.press('Enter');
    await expect(title(page, 'Acentor alpino')).toBeFocused();
  });
});
