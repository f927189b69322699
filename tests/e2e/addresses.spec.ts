import { allPages } from '../../domain/addresses/paths.ts';
import { spellings } from '../../domain/addresses/spellings.ts';
import { addressOf, aves, bar, expect, expectPage, lugares, NOT_FOUND, open, test } from './fixtures.ts';

// Every address answers with its page, however it is written, and names its one true form.

const PAGES = allPages(aves, lugares);

/** Of the HTML that the host sends: the one text between two marks, or all when there is not exactly one. */
function only(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return found.length === 1 ? (found[0] ?? '') : `[${found.length}] ${found.join(' / ')}`;
}

test('every page of the guide answers with a title, a description and an address of its own', async ({
  request,
}) => {
  /** The page of each title and of each description. */
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const path of PAGES) {
    const response = await request.get(encodeURI(path), { maxRedirects: 0 });
    const html = await response.text();
    const head = html.slice(0, html.indexOf('</head>'));
    const title = only(head, /<title>([^<]*)<\/title>/g);
    const description = only(head, /<meta name="description" content="([^"]*)"/g);
    const canonical = only(head, /<link rel="canonical" href="([^"]*)"/g);
    if (response.status() !== 200) faults.push(`${path}: answers ${response.status()}`);
    const nombre = aves.find((ave) => addressOf(ave.nombre) === encodeURI(path))?.nombre ?? '';
    if (!title.includes('Guía de Aves de Madrid') || !title.startsWith(nombre))
      faults.push(`${path}: title «${title}»`);
    if (description.length < 40) faults.push(`${path}: description «${description}»`);
    for (const text of [title, description]) {
      if (owners.has(text)) faults.push(`${path}: «${text}» is that of ${owners.get(text)}`);
      owners.set(text, path);
    }
    const address = URL.parse(canonical);
    if (!address || address.pathname !== encodeURI(path)) faults.push(`${path}: canonical ${canonical}`);
    if (!html.includes('<html lang="es"')) faults.push(`${path}: not said to be Spanish`);
  }
  expect(faults).toEqual([]);
});

test('every page answers with a slash at its end too', async ({ request }) => {
  for (const path of PAGES.slice(1))
    expect((await request.get(encodeURI(`${path}/`))).status(), path).toBe(200);
});

test('what is no page, nor a file, answers 404', async ({ request }) => {
  for (const path of ['/birds/orden', '/birds/amenaza/Ninguna', '/assets/nada.js', '/images/Dodo.png'])
    expect((await request.get(encodeURI(path))).status(), path).toBe(404);
});

// `true-path.test.ts` tells of every way to write an address, `spellings.test.ts` of those that are published.
const VARIANTS = [
  { address: '/birds/amenaza/En peligro crítico', path: '/birds/amenaza/En-peligro-crítico' },
  { address: '/birds/amenaza/EN%20PELIGRO', path: '/birds/amenaza/En-peligro' },
  { address: '/birds/estacion/De%20paso', path: '/birds/estacion/De-paso' },
  { address: '/birds/estacion/de paso', path: '/birds/estacion/De-paso' },
  { address: '/birds/orden/strigiformes', path: '/birds/orden/Strigiformes' },
  { address: '/birds/Cigüeña blanca', path: '/birds/Cigüeña-blanca' },
  { address: '/birds/ciguena-blanca', path: '/birds/Cigüeña-blanca' },
  { address: '/birds/ÁGUILA-real', path: '/birds/Águila-real', unknown: true },
  { address: '/birds/Búho-real'.normalize('NFD'), path: '/birds/Búho-real', unknown: true },
];

for (const { address, path, unknown = false } of VARIANTS) {
  const name = path.replace(/.*\//, '').replaceAll('-', ' ');
  test(`${address} shows ${name} under its true address, without loading it again`, async ({
    page,
    console,
  }) => {
    if (unknown) console.expects(NOT_FOUND);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const response = await open(page, `${encodeURI(decodeURI(address))}?mes=abril`);
    expect(response?.status()).toBe(unknown ? 404 : 200);
    await expectPage(page, name);
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    await expect(page).toHaveURL(`${encodeURI(path)}?mes=abril`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(encodeURI(path));
    expect(documents).toBe(1);
  });
}

test('the host sends each spelling that is published as the page it names', async ({ request }) => {
  const lists = spellings([]);
  const species = spellings(aves).slice(lists.length);
  for (const { path, others } of [...lists, ...species.filter((_, i) => i % 20 === 0)]) {
    const page = await (await request.get(encodeURI(path))).text();
    for (const other of others) {
      const response = await request.get(encodeURI(other), { maxRedirects: 0 });
      expect(response.status(), other).toBe(200);
      expect((await response.text()) === page, other).toBe(true);
    }
  }
});

test('a name that only resembles a species is none', async ({ page, console }) => {
  console.expects(NOT_FOUND);
  for (const path of ['/birds/Águila', '/birds/Águila-real-x', '/birds/__proto__', '/birds/Águila--real']) {
    await open(page, path);
    await expectPage(page, 'No se encontró el pájaro');
  }
});

test('the head follows the visitor from page to page', async ({ page }) => {
  await open(page, '/birds/Abubilla');
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveTitle('Acentor alpino · Guía de Aves de Madrid');
  await bar(page).getByRole('link', { name: 'Guía de uso' }).click();
  await expect(page).toHaveTitle('Guía de uso · Guía de Aves de Madrid');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/guide$/);
});

test('the sitemap names every page', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(listed.sort()).toEqual(PAGES.map(encodeURI).sort());
});

for (const path of ['/birds/', '/birds/index.html', '/birds/Abubilla/', '/birds/Abubilla/index.html']) {
  test(`the file behind a page, ${path}, shows the page under its true address`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page).toHaveURL(path.replace(/\/(index\.html)?$/, ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path.includes('Abubilla') ? 'Abubilla' : 'Todas las aves',
    );
  });
}
