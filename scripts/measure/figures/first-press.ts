import type { Browser, Locator, Page } from '@playwright/test';
import { onPhone, slowDown } from '../browser.ts';
import type { Figure } from '../budget.ts';
import type { Host } from '../host.ts';
import { middle } from '../middle.ts';
import { PAGES } from '../pages.ts';

/** Presses on each page, spread from its first paint to life. */
const PRESSES = 20;

/** How long a page may take until it shows what a press did, ms. */
const PATIENCE = 20_000;

/** A press, made as a hand makes it, and what the page shows once it has counted. */
type Press = { on: string; text?: string; shows: (page: Page) => Locator };

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name, exact: true });

const AVISTADA = {
  on: 'main header button[aria-pressed]',
  shows: (page: Page) => page.getByText('1 de 203 avistamientos'),
};
const SEARCH = { on: 'header input', text: 'real', shows: heading('Resultados de la búsqueda') };
const FILTER = {
  on: 'header button[popovertarget]',
  shows: (page: Page) => page.getByRole('combobox', { name: 'Amenaza' }),
};
const NARROW = {
  on: 'main button[aria-expanded]',
  shows: (page: Page) => page.getByRole('region', { name: 'Afinar la lista' }),
};
const MARK = { on: 'main svg a >> nth=1', shows: (page: Page) => page.locator('main svg a:focus') };
const NEXT = { on: 'a[aria-describedby=siguiente]', shows: heading('Tórtola europea') };
const GUIDE = { on: 'header nav a[href$="/guide"]', shows: heading('Guía de uso') };
const ALL = { on: 'header nav a[href$="/birds"]', shows: heading('Todas las aves') };

/** What is pressed in turn on one page of each kind. */
const KINDS: Record<string, { path: string; presses: Press[] }> = {
  home: { path: PAGES.home, presses: [SEARCH, FILTER, GUIDE, ALL] },
  list: { path: PAGES.list, presses: [NARROW, SEARCH, FILTER, GUIDE] },
  species: { path: PAGES.species, presses: [AVISTADA, MARK, NEXT, SEARCH] },
  order: { path: PAGES.order, presses: [NARROW, FILTER, ALL, SEARCH] },
  guide: { path: PAGES.guide, presses: [FILTER, SEARCH, ALL] },
};

/** Presses once, `after` ms from the first paint; gives whether that counted and when the page was alive after its first paint. */
async function visit(browser: Browser, address: string, press: Press, after: number) {
  const { context, page } = await onPhone(browser);
  await slowDown(page, { network: true });
  await page.addInitScript(() => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      const alive = () => history.scrollRestoration === 'manual';
      const painted = performance.now();
      const timer = setInterval(() => {
        if (!alive()) return;
        clearInterval(timer);
        Object.assign(window, { life: performance.now() - painted });
      }, 10);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(after);
  const life = () => page.evaluate(() => (window as { life?: number }).life);
  const asleep = (await life()) === undefined;
  await make(page, press);
  const counted = await press
    .shows(page)
    .waitFor({ timeout: PATIENCE })
    .then(() => true)
    .catch(() => false);
  const time = await page
    .waitForFunction(() => (window as { life?: number }).life)
    .then((each) => each.jsonValue());
  await context.close();
  return { counted, asleep, time: time ?? Number.NaN };
}

/** With the mouse where the control stands, or with the keys of a text and Enter. */
async function make(page: Page, { on, text }: Press): Promise<void> {
  const control = page.locator(on).first();
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is no ${on} to press.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (!text) return;
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** How many presses of a visitor who does not wait count, on a slow phone. */
export async function measureFirstPress(browser: Browser, host: Host): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, { path, presses }] of Object.entries(KINDS)) {
    const lives: number[] = [];
    let kept = 0;
    let early = 0;
    for (let i = 0; i < PRESSES; i++) {
      const press = presses[i % presses.length] as Press;
      // The first visit tells how long this machine takes.
      const after = (i / PRESSES) * (lives.length > 0 ? middle(lives) : 0);
      const { counted, asleep, time } = await visit(browser, host.origin + path, press, after);
      lives.push(time);
      if (counted) kept += 1;
      else console.error(`Lost on ${path}, ${Math.round(after)} ms after its first paint: ${press.on}`);
      if (asleep) early += 1;
    }
    const what = `presses kept, of ${PRESSES}: ${kind} (${early} before life, ${Math.round(middle(lives))} ms after the first paint)`;
    figures.push({ what, value: kept, limit: PRESSES, unit: '', atLeast: true });
  }
  return figures;
}
