import type { Page } from '@playwright/test';
import { alive, atRest, expect, KINDS, NOT_FOUND, open, seenButton, storeSeen, test } from './fixtures.ts';

// What a reader of screens says unasked: what changed, and only that; of a page that arrives, nothing.

/** Writes down, from before the page is there, what changes in its live regions. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]';
    const said: string[] = [];
    Object.assign(window, { said });
    const regionOf = (node: Node) => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
      return region?.getAttribute('aria-live') === 'off' ? null : region;
    };
    const note = (region: Element) => {
      const text = region.textContent?.trim();
      if (text) said.push(text);
    };
    const changes = new MutationObserver((records) => {
      if (document.readyState === 'loading') return;
      const regions = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const around = regionOf(target);
        if (around) regions.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const within = [node, ...node.querySelectorAll(LIVE)].filter((each) => each.matches(LIVE));
          for (const each of within) if (regionOf(each)) regions.add(each);
        }
      }
      for (const region of regions) if (region.isConnected) note(region);
    });
    changes.observe(document, { childList: true, characterData: true, subtree: true });
  });
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Forgets what has been said. */
const hush = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { said: string[] }).said.length = 0;
  });

/** Pages that are drawn by the browser alone: what they show first is new in it, so their one sentence may be spoken. */
const DRAWN_THERE: Record<string, RegExp> = {
  '/search?nombre=dodo': /^No se encontró información de aves$/,
  '/birds/orden/Dinornithiformes': /^No se encontró información de aves$/,
};

/** The pages of their own come in two steps, and say that the second is on its way. */
const ROOM = /^\/(que-ave-es|comparar|juego|copias|salida)/;
const ARRIVING = /^(Preparando las (preguntas|aves|rondas|copias)…|Abriendo tu cuaderno…|203 aves)$/;

for (const each of [...KINDS, { kind: 'a narrowed list', path: '/birds?mes=abril&ordenar=taxonomico' }]) {
  test(`${each.kind} says nothing while it arrives`, async ({ page, console }) => {
    if ('unknown' in each) console.expects(NOT_FOUND);
    await storeSeen(page, '["Águila real","Búho real"]');
    await record(page);
    await page.goto(each.path);
    await alive(page);
    await atRest(page);
    const may = DRAWN_THERE[each.path] ?? (ROOM.test(each.path) ? ARRIVING : undefined);
    expect((await said(page)).filter((text) => !may?.test(text))).toEqual([]);
  });
}

test('a list says its count and its first bird when they change, and what did not change it does not say', async ({
  page,
}) => {
  await record(page);
  await open(page, '/birds/orden/Strigiformes');
  await page.getByRole('button', { name: 'Afinar la lista' }).click();
  const panel = page.getByRole('region', { name: 'Afinar la lista' });
  await expect(panel).toBeVisible();
  expect(await said(page)).toEqual([]);

  await panel.getByRole('radio', { name: 'taxonómico' }).check();
  await expect.poll(() => said(page)).toEqual(['Ahora empieza por Lechuza común']);
  await hush(page);

  const owls = panel.getByRole('checkbox', { name: /^abril \d+$/ });
  await panel.locator('summary', { hasText: 'Hábitat' }).click();
  await panel.getByRole('checkbox', { name: /^parque \d+$/ }).check();
  await expect.poll(async () => (await said(page)).length).toBe(2);
  expect((await said(page)).toSorted()).toEqual([
    expect.stringMatching(/^\d de 7 especies$/),
    expect.stringMatching(/^Ahora empieza por /),
  ]);
  await expect(owls).toBeVisible();
});

test('a mark is told by its button alone', async ({ page }) => {
  await record(page);
  await open(page, '/birds/Abubilla');
  await seenButton(page).click();
  await expect(seenButton(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await said(page)).toEqual([]);
});

test('«¿Qué ave es?» says that the birds are there, then which comes first when that changes', async ({
  page,
}) => {
  await record(page);
  await open(page, '/que-ave-es');
  await expect(page.getByRole('checkbox', { name: 'verde' })).toBeVisible();
  await hush(page);
  await page.getByRole('checkbox', { name: 'verde' }).check();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await said(page)).at(-1)).toBe('203 aves, primero las que mejor encajan con lo que viste');
  await hush(page);
  await page.getByRole('radio', { name: 'en el río' }).check();
  await expect.poll(() => said(page)).toEqual([expect.stringMatching(/^Ahora empieza por /)]);
});

test('the quiz says whether an answer was right, and leaves the next question to its heading', async ({
  page,
}) => {
  await record(page);
  await open(page, '/juego?juego=clase-3b');
  const quiz = page.getByRole('region', { name: '¿Cuánto sabes?' }).or(page.getByRole('main'));
  await expect(page.getByRole('heading', { name: /^Pregunta 1 de/ })).toBeVisible();
  await hush(page);
  await quiz.getByRole('listitem').getByRole('button').first().click();
  await expect.poll(async () => (await said(page)).length).toBe(1);
  await hush(page);
  await page.getByRole('button', { name: /Siguiente/ }).click();
  await expect(page.getByRole('heading', { name: /^Pregunta 2 de/ })).toBeFocused();
  expect(await said(page)).toEqual([]);
});
