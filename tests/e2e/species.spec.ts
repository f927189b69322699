import type { Locator, Page } from '@playwright/test';
import {
  addressOf,
  atRest,
  aveOf,
  aves,
  expect,
  expectPage,
  expectSeen,
  medals,
  open,
  seenButton,
  test,
  title,
} from './fixtures.ts';

// The page of a species: all that is told of it, its neighbours, and the way back.

const FIRST = aves[0]?.nombre ?? '';

/** The value beside a name in the table of facts. */
function fact(page: Page, name: string) {
  const facts = page.getByRole('region', { name: 'Datos' });
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  return facts.locator('div').filter({ has: term }).getByRole('definition');
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

test('each food is an emoji with its word in sight, which is read out once', async ({ page }) => {
  await open(page, '/birds/Buitre-leonado');
  const foods = fact(page, 'Alimentación').getByRole('listitem').getByRole('img');
  const { alimentacion } = aveOf('Buitre leonado');
  await expect(foods).toHaveText(alimentacion.map(() => /^\p{RGI_Emoji}$/v));
  for (const [i, food] of alimentacion.entries()) {
    await expect(foods.nth(i)).toHaveAccessibleName(food);
    const word = fact(page, 'Alimentación').getByText(food, { exact: true });
    await expect(word).toBeVisible();
    await expect(word).toHaveAttribute('aria-hidden', 'true');
  }
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
    await expectPage(page, value);
    await expect(page.getByRole('link', { name: 'Búho real', exact: true })).toBeVisible();
    await page.goBack();
    await expectPage(page, 'Búho real');
  }
});

test('the links of a species open in a new tab and leave the page where it is', async ({ page, context }) => {
  const { seo, wiki, autor } = aveOf('Abubilla');
  await context.route(/seo\.org|wikipedia\.org/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Fuera</title>' }),
  );
  await open(page, '/birds/Abubilla');
  for (const [name, address] of [
    ['SEO', seo],
    ['Wikipedia', wiki],
    [autor, /\/guide#laminas$/],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    if (name === autor) await expect(tab.getByRole('heading', { name: 'Las láminas' })).toBeInViewport();
    await tab.close();
    await expect(page).toHaveURL('/birds/Abubilla');
  }
});

test('«Anterior» and «Siguiente» say to which neighbour they lead, and do; the first species has no «Anterior», the last no «Siguiente»', async ({
  page,
}) => {
  const before = page.getByRole('link', { name: 'Anterior' });
  const after = page.getByRole('link', { name: 'Siguiente' });
  await open(page, '/birds/Águila-calzada');
  await expect(before).toHaveAccessibleDescription('Agateador europeo');
  await expect(after).toHaveAccessibleDescription('Águila imperial ibérica');
  await after.click();
  await expectPage(page, 'Águila imperial ibérica');
  await expect(page).toHaveURL(addressOf('Águila imperial ibérica'));
  await before.click();
  await expectPage(page, 'Águila calzada');
  await open(page, addressOf(FIRST));
  await expect(after).toBeVisible();
  await expect(before).toHaveCount(0);
  await open(page, addressOf(aves.at(-2)?.nombre ?? ''));
  await after.click();
  await expectPage(page, aves.at(-1)?.nombre ?? '');
  await expect(before).toBeVisible();
  await expect(after).toHaveCount(0);
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
    const fading = page.evaluate(async () => {
      for (;;) {
        for (const each of document.getAnimations()) {
          const effect = each.effect as KeyframeEffect;
          const { duration } = effect.getComputedTiming();
          const [first, last] = [effect.getKeyframes()[0], effect.getKeyframes().at(-1)];
          if (Number(first?.opacity) === 1 && Number(last?.opacity) === 0) return Number(duration);
        }
        await new Promise(requestAnimationFrame);
      }
    });
    await page.getByRole('link', { name }).click();
    await expect(title(page, 'Abubilla')).toBeHidden();
    expect(await fading).toBeGreaterThanOrEqual(150);
    // The next one is not left faded, nor anything of this one over it.
    await atRest(page);
    await expect(page.getByRole('article')).toHaveCSS('opacity', '1');
    await expect(page.getByText('Upupa epops')).toHaveCount(0);
  });
}

test('two presses on «Siguiente» in a row move on by one species, and one step back returns', async ({
  page,
}) => {
  await open(page, '/guide');
  await open(page, '/birds/Abubilla');
  await page.getByRole('link', { name: 'Siguiente' }).dblclick();
  await expectPage(page, 'Acentor alpino');
  await atRest(page);
  await expectPage(page, 'Acentor alpino');
  await page.goBack();
  await expectPage(page, 'Abubilla');
});

test('who presses «Volver» right after «Siguiente» arrives at the list and stays there', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  const volver = await page.getByRole('link', { name: 'Volver' }).elementHandle();
  await page.getByRole('link', { name: 'Siguiente' }).evaluate((link: HTMLElement, other) => {
    link.click();
    (other as HTMLElement).click();
  }, volver);
  await expectPage(page, 'Todas las aves');
  await atRest(page);
  await expect(page).toHaveURL('/birds');
});

test('«Siguiente» opened in a new tab leaves the species in this one', async ({ page, context }) => {
  await open(page, '/birds/Abubilla');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Siguiente' }).click({ modifiers: ['Control'] });
  const tab = await opened;
  await expectPage(tab, 'Acentor alpino');
  await expectPage(page, 'Abubilla');
  await expect(page.getByRole('main').getByRole('article')).toHaveCSS('opacity', '1');
});

test('«¿Avistada?» marks the species and takes the mark back; its icon rotates at each press and comes to rest upright', async ({
  page,
}) => {
  await open(page, '/birds/Abubilla');
  const icon = seenButton(page).locator('span', { has: page.locator('svg') });
  const icons = [await icon.innerHTML()];
  await expectSeen(page, false);
  for (const marked of [true, false]) {
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
    const degrees = await icon.evaluate((span) => Number.parseFloat(getComputedStyle(span).rotate));
    expect(degrees % 360).toBe(0);
    await expectSeen(page, marked);
    await expect(medals(page.getByRole('main'))).toHaveCount(marked ? 1 : 0);
    icons.push(await icon.innerHTML());
  }
  expect(icons[2]).toBe(icons[0]);
  expect(icons[1]).not.toBe(icons[0]);
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
      ...[ave.voz.canto?.texto, ave.voz.reclamo?.texto, ave.voz.calla].filter((text) => text !== undefined),
      `href="https://xeno-canto.org/species/${ave.cientifico.replace(' ', '-')}"`,
      ave.ebird ? `href="https://ebird.org/species/${ave.ebird}/ES-MD"` : 'xeno-canto',
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
    await expect(plate).toHaveAccessibleDescription(new RegExp(mark.trim()));
  }
});

/** Of names long and short, voices long and none, one bird on the plate and two. */
const COMPOSED = [
  'Mirlo común',
  'Porrón pardo',
  'Aguilucho lagunero occidental',
  'Ruiseñor común',
  'Abubilla',
];

test('beside each other or below, nothing of a species page leaves a hole under the plate or the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const nombre of COMPOSED) {
    await open(page, addressOf(nombre));
    const boxOf = async (what: Locator) => {
      const box = await what.boundingBox();
      if (!box) throw new Error(`Something of ${nombre} is not drawn.`);
      return { ...box, bottom: box.y + box.height };
    };
    const plate = await boxOf(page.getByRole('img', { name: `Imagen de ${nombre}` }));
    const where = await boxOf(page.getByRole('region', { name: 'Dónde y cuándo' }));
    const voice = await boxOf(page.getByRole('region', { name: 'Voz' }));
    const press = await boxOf(seenButton(page));
    const facts = await boxOf(page.getByRole('region', { name: 'Datos' }));
    expect(where.y - plate.bottom, nombre).toBeLessThan(40);
    expect(voice.y - where.bottom, nombre).toBeLessThan(40);
    expect(facts.y - press.bottom, nombre).toBeLessThan(110);
    for (const left of [where, voice]) expect(left.x, nombre).toBe(plate.x);
    expect(facts.x).toBe((await boxOf(page.getByRole('region', { name: 'En qué fijarte' }))).x);
  }
});

test('on a phone a species page tells first what it is, then what to look at, then the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/birds/Mirlo-común');
  const tops: number[] = [];
  for (const part of [
    page.getByRole('img', { name: 'Imagen de Mirlo común' }),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: 'En qué fijarte' }),
    seenButton(page),
    page.getByRole('list', { name: 'Meses' }),
    page.getByRole('region', { name: 'Datos' }),
    page.getByRole('region', { name: 'Voz' }),
    page.getByRole('region', { name: 'Se parece a' }),
    page.getByRole('region', { name: 'Tamaño' }),
  ])
    tops.push((await part.boundingBox())?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
