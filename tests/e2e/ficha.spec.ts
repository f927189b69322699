import type { Page } from '@playwright/test';
import { atRest, aveOf, aves, expect, open, seenButton, test } from './guia.ts';

// The page of a species: all that is told of it, its neighbours, and the way back.

const FIRST = aves[0]?.nombre ?? '';
const LAST = aves.at(-1)?.nombre ?? '';

/** The value beside a name in the table of facts. */
function fact(page: Page, name: string) {
  const facts = page.getByRole('region', { name: 'Datos' });
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  return facts.locator('div').filter({ has: term }).getByRole('definition');
}

/** The address in a link, as the browser shows it. */
const addressOf = (nombre: string) => encodeURI(`/birds/${nombre.replaceAll(' ', '-')}`);

function heading(page: Page, nombre: string) {
  return page.getByRole('heading', { level: 1, name: nombre, exact: true });
}

for (const nombre of ['Águila real', 'Ganso del Nilo', 'Malvasía cabeciblanca']) {
  test(`the page of ${nombre} tells all that its record holds`, async ({ page }) => {
    const ave = aveOf(nombre);
    await open(page, `/birds/${nombre.replaceAll(' ', '-')}`);
    await expect(heading(page, nombre)).toBeVisible();
    await expect(page.getByText(ave.cientifico, { exact: true })).toBeVisible();
    await expect(page.getByText(ave.descripcion, { exact: true })).toBeVisible();
    await expect(fact(page, 'Orden')).toHaveText(ave.orden);
    await expect(fact(page, 'Familia')).toHaveText(ave.familia);
    await expect(fact(page, 'Amenaza')).toContainText(ave.amenaza);
    await expect(fact(page, 'Estación')).toHaveText(ave.estacion);
    await expect(fact(page, 'Envergadura')).toHaveText(`${ave.envergadura} cm`);
    const image = page.getByRole('main').getByRole('img', { name: `Imagen de ${nombre}` });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
}

test('the wingspan stands between two wings', async ({ page }) => {
  await open(page, '/birds/Buitre-negro');
  const wingspan = fact(page, 'Envergadura');
  const [left, text, right] = await Promise.all([
    wingspan.getByRole('img', { name: 'Ala izquierda' }).boundingBox(),
    wingspan.getByText('280 cm').boundingBox(),
    wingspan.getByRole('img', { name: 'Ala derecha' }).boundingBox(),
  ]);
  if (!left || !text || !right) throw new Error('A wing or the number is not drawn.');
  expect(left.x + left.width).toBeLessThanOrEqual(text.x);
  expect(text.x + text.width).toBeLessThanOrEqual(right.x);
});

test('each food is an emoji of its own that carries its word', async ({ page }) => {
  const shown = new Map<string, string>();
  // Five species that eat all but a few of the 19 foods between them.
  for (const nombre of [
    'Buitre leonado',
    'Gaviota sombría',
    'Arrendajo euroasiático',
    'Abejero europeo',
    'Garza real',
  ]) {
    await open(page, `/birds/${nombre.replaceAll(' ', '-')}`);
    const foods = fact(page, 'Alimentación').getByRole('listitem').getByRole('img');
    const { alimentacion } = aveOf(nombre);
    await expect(foods).toHaveCount(alimentacion.length);
    for (const [i, food] of alimentacion.entries()) {
      await expect(foods.nth(i)).toHaveAccessibleName(food);
      await expect(foods.nth(i)).toHaveAttribute('title', food);
      const emoji = (await foods.nth(i).textContent()) ?? '';
      expect(emoji).toMatch(/^\p{RGI_Emoji}$/v);
      shown.set(food, emoji);
    }
  }
  expect(shown.size).toBeGreaterThan(8);
  expect(new Set(shown.values()).size).toBe(shown.size);
});

test('a threatened species bears its icon, an exotic invader none', async ({ page }) => {
  const critical = aves.find((ave) => ave.amenaza === 'En peligro crítico')?.nombre ?? '';
  await open(page, addressOf(critical));
  await expect(fact(page, 'Amenaza').getByRole('img', { name: 'En peligro crítico' })).toBeVisible();
  await open(page, '/birds/Ganso-del-Nilo');
  await expect(fact(page, 'Amenaza')).toContainText('Especie exótica invasora');
  await expect(fact(page, 'Amenaza').getByRole('img')).toHaveCount(0);
});

test('order, threat and season lead to the species that share them', async ({ page }) => {
  await open(page, '/birds/Búho-real');
  for (const [name, value] of [
    ['Orden', 'Strigiformes'],
    ['Amenaza', aveOf('Búho real').amenaza],
    ['Estación', 'Residente'],
  ] as const) {
    await fact(page, name).getByRole('link', { name: value }).click();
    await expect(heading(page, value)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Búho real', exact: true })).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Búho real')).toBeVisible();
  }
});

test('the links of a species open in a new tab and leave the page where it is', async ({ page, context }) => {
  const { seo, wiki } = aveOf('Abubilla');
  await context.route(/seo\.org|wikipedia\.org/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Fuera</title>' }),
  );
  await open(page, '/birds/Abubilla');
  for (const [name, address] of [
    ['SEO', seo],
    ['Wikipedia', wiki],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(tab.url()).toBe(address);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await expect(page).toHaveURL('/birds/Abubilla');
  }
});

test('the author of the plate is named, with a link to what the guide says of the plates', async ({
  page,
}) => {
  await open(page, '/birds/Abubilla');
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .getByRole('link', { name: aveOf('Abubilla').autor, exact: true })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL('/guide#laminas');
  await expect(tab.getByRole('heading', { name: 'Las láminas' })).toBeInViewport();
});

test('«Anterior» and «Siguiente» lead to the neighbours in the list and back', async ({ page }) => {
  await open(page, '/birds/Águila-calzada');
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(heading(page, 'Águila imperial ibérica')).toBeVisible();
  await expect(page).toHaveURL(addressOf('Águila imperial ibérica'));
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect(heading(page, 'Águila calzada')).toBeVisible();
  await page.getByRole('link', { name: 'Anterior' }).click();
  await expect(heading(page, 'Agateador europeo')).toBeVisible();
});

test('«Anterior» and «Siguiente» say which species they lead to', async ({ page }) => {
  await open(page, '/birds/Águila-calzada');
  await expect(page.getByRole('link', { name: 'Anterior' })).toHaveAccessibleDescription('Agateador europeo');
  await expect(page.getByRole('link', { name: 'Siguiente' })).toHaveAccessibleDescription(
    'Águila imperial ibérica',
  );
});

test('the first species has no «Anterior» and the last no «Siguiente»', async ({ page }) => {
  await open(page, addressOf(FIRST));
  await expect(page.getByRole('link', { name: 'Siguiente' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anterior' })).toHaveCount(0);
  await open(page, addressOf(LAST));
  await expect(page.getByRole('link', { name: 'Anterior' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Siguiente' })).toHaveCount(0);
});

test('arriving at the last species by «Siguiente» hides «Siguiente»', async ({ page }) => {
  await open(page, addressOf(aves.at(-2)?.nombre ?? ''));
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(heading(page, LAST)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Siguiente' })).toHaveCount(0);
});

test('«Siguiente» from the first species passes through all 203, in the order of the list', async ({
  request,
}) => {
  const visited: string[] = [];
  let path: string | undefined = addressOf(FIRST);
  while (path && visited.length <= 203) {
    const html = await (await request.get(path)).text();
    visited.push(html.match(/<h1[^>]*>([^<]+)<\/h1>/)?.[1] ?? '');
    path = html.match(/<a [^>]*href="([^"]+)"[^>]*>\s*Siguiente/)?.[1];
  }
  expect(visited).toEqual(aves.map((ave) => ave.nombre));
});

for (const name of ['Anterior', 'Siguiente']) {
  test(`a species fades out when one leaves it by «${name}»`, async ({ page }) => {
    await open(page, '/birds/Abubilla');
    // What lies above the next species from the moment in which that stands: how it fades, and that it goes.
    const fading = page.evaluate(
      () =>
        new Promise<{ from: number; to: number; ms: number }>((resolve) => {
          new MutationObserver((_changes, watcher) => {
            const leaving = document.querySelector('[data-fantasma]');
            const effect = leaving?.getAnimations()[0]?.effect as KeyframeEffect | undefined;
            if (!effect) return;
            watcher.disconnect();
            const [first, last] = effect.getKeyframes();
            const ms = Number(effect.getTiming().duration);
            resolve({ from: Number(first?.opacity), to: Number(last?.opacity), ms });
          }).observe(document.body, { childList: true });
        }),
    );
    await page.getByRole('link', { name }).click();
    await expect(heading(page, 'Abubilla')).toBeHidden();
    const { from, to, ms } = await fading;
    expect([from, to]).toEqual([1, 0]);
    expect(ms).toBeGreaterThanOrEqual(150);
    await expect(page.locator('[data-fantasma]')).toHaveCount(0);
    // The next one is not left faded.
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('article')
          .evaluate((article) => getComputedStyle(article).opacity),
      )
      .toBe('1');
  });
}

test('two presses on «Siguiente» in a row move on by one species, and one step back returns', async ({
  page,
}) => {
  await open(page, '/guide');
  await open(page, '/birds/Abubilla');
  await page.getByRole('link', { name: 'Siguiente' }).dblclick();
  await expect(heading(page, 'Acentor alpino')).toBeVisible();
  await atRest(page);
  await expect(heading(page, 'Acentor alpino')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Abubilla')).toBeVisible();
});

test('who presses «Volver» right after «Siguiente» arrives at the list and stays there', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  const volver = await page.getByRole('link', { name: 'Volver' }).elementHandle();
  await page.getByRole('link', { name: 'Siguiente' }).evaluate((link: HTMLElement, other) => {
    link.click();
    (other as HTMLElement).click();
  }, volver);
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las aves' })).toBeVisible();
  await atRest(page);
  await expect(page).toHaveURL('/birds');
});

test('«Siguiente» opened in a new tab leaves the species in this one', async ({ page, context }) => {
  await open(page, '/birds/Abubilla');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Siguiente' }).click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(heading(tab, 'Acentor alpino')).toBeVisible();
  await expect(heading(page, 'Abubilla')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCSS('opacity', '1');
});

test('«Volver» leads to the list of all', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/birds');
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las aves' })).toBeVisible();
});

// Section 4: not seen → seen → not seen.
test('«¿Avistada?» marks the species, and pressed again takes the mark back', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  const button = seenButton(page);
  // A cross is two strokes, a check one; neither has a name of its own beside the state of the button.
  const strokes = () =>
    button.locator('path').evaluate((path) => path.getAttribute('d')?.match(/M/gi)?.length);
  const medal = page.getByRole('main').getByRole('img', { name: 'Avistada', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await strokes()).toBe(2);
  await expect(medal).toHaveCount(0);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await strokes()).toBe(1);
  await expect(medal).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await strokes()).toBe(2);
  await expect(medal).toHaveCount(0);
});

test('the icon of «¿Avistada?» rotates at each press, and comes to rest upright', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  for (const _press of ['mark', 'unmark']) {
    const turned = await seenButton(page).evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      const turns = button
        .getAnimations({ subtree: true })
        .filter((each) =>
          (each.effect as KeyframeEffect)
            .getKeyframes()
            .some((frame) => 'rotate' in frame || 'transform' in frame),
        );
      await Promise.all(turns.map((turn) => turn.finished));
      return turns.length;
    });
    expect(turned).toBe(1);
    const degrees = await seenButton(page)
      .locator('span', { has: page.locator('svg') })
      .evaluate((icon) => Number.parseFloat(getComputedStyle(icon).rotate));
    expect(degrees % 360).toBe(0);
  }
});

test('the page of every species tells all of its record, in the HTML that the host sends', async ({
  request,
}) => {
  for (const ave of aves) {
    const html = await (await request.get(addressOf(ave.nombre))).text();
    const body = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    const told = [
      `>${ave.nombre}</h1>`,
      `>${ave.cientifico}<`,
      `>${ave.descripcion}<`,
      `>${ave.orden}<`,
      `>${ave.familia}<`,
      `>${ave.amenaza}<`,
      `>${ave.estacion}<`,
      `>${ave.envergadura}`,
      `alt="Imagen de ${ave.nombre}"`,
      `src="/images/${ave.imagen}.png"`,
      `href="${ave.seo}"`,
      `href="${ave.wiki}"`,
      `href="${ave.autor_page}"`,
      ...ave.alimentacion.map((food) => `aria-label="${food}"`),
    ];
    expect(
      told.filter((each) => !body.includes(each)),
      ave.nombre,
    ).toEqual([]);
  }
});

test('a species page says what to look at, and its plate is described by it', async ({ page }) => {
  await open(page, '/birds/Carbonero-común');
  const marks = page.getByRole('region', { name: 'En qué fijarte' }).getByRole('listitem');
  expect(await marks.count()).toBeGreaterThanOrEqual(3);
  expect(await marks.count()).toBeLessThanOrEqual(5);
  await expect(marks.first()).not.toBeEmpty();
  const plate = page.getByRole('main').getByRole('img', { name: 'Imagen de Carbonero común', exact: true });
  await expect(plate).toHaveAccessibleDescription(/mirando hacia la (izquierda|derecha)/);
  for (const mark of await marks.allTextContents()) {
    await expect(plate).toHaveAccessibleDescription(new RegExp(mark));
  }
});
