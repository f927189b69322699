import type { ElementHandle, Page } from 'puppeteer-core';

export type Paso = { title: string; walk: (page: Page, origin: string) => Promise<void> };

/** What the guide writes for each role; a tree of accessibility is not to be had over WebDriver BiDi. */
const ROLES = { heading: 'h1, h2', link: 'a[href]', button: 'button', combobox: 'label:has(select)' };

type Role = keyof typeof ROLES;

/** How long a step may take, and how often it is looked at, ms. */
const PATIENCE = 15_000;
const LOOK_EVERY = 100;

/** Asks from without: the policy of the guide forbids the code that a page would need to wait by itself. */
async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    // A page that is just going away cannot answer.
    const found = await look().catch(() => null);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  throw new Error(`Waited in vain for ${what}`);
}

/** Waits until an element with this role and name is seen, and gives it. */
function shows(page: Page, role: Role, name: string): Promise<ElementHandle<Element>> {
  return until(`${role} «${name}»`, async () => {
    const found = await page.evaluateHandle(
      (selector, name) =>
        [...document.querySelectorAll(selector)].find((element) => {
          const named = element.ariaLabel ?? element.textContent.trim();
          return (
            (named === name || element.firstChild?.textContent === name) &&
            element.checkVisibility({ visibilityProperty: true })
          );
        }),
      ROLES[role],
      name,
    );
    return found.asElement() as ElementHandle<Element> | null;
  });
}

/** Waits until the page says a text. */
async function tells(page: Page, text: string): Promise<void> {
  await until(`«${text}»`, () =>
    page.evaluate((text) => document.getElementById('guia')?.textContent.includes(text), text),
  );
}

async function press(page: Page, role: Role, name: string): Promise<void> {
  await (await shows(page, role, name)).click();
}

/** Waits until the page is alive, and answers to presses. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await until('life', () => page.evaluate(() => history.scrollRestoration === 'manual'));
}

const seen = (page: Page, pressed: boolean) =>
  until('the mark', () =>
    page.evaluate(
      (state) => document.querySelector(`main button[aria-pressed="${state}"]`) !== null,
      pressed,
    ),
  );

/** A walk through the guide, as a first visit takes it; each step goes on from where the one before ends. */
export const PASEO: Paso[] = [
  {
    title: 'home welcomes and shows the progress',
    async walk(page, origin) {
      await open(page, `${origin}/`);
      await shows(page, 'heading', 'Te damos la bienvenida a la Guía de Aves de Madrid');
      await tells(page, '0 de 203 avistamientos');
    },
  },
  {
    title: 'the list of all shows after «Cargando aves...»',
    async walk(page) {
      await press(page, 'link', 'Todas las aves');
      await tells(page, 'Cargando aves...');
      await press(page, 'link', 'Abubilla');
    },
  },
  {
    title: 'a species shows its plate and what tells it',
    async walk(page) {
      await shows(page, 'heading', 'Abubilla');
      await tells(page, 'Upupa epops');
      await until('the plate', () =>
        page.evaluate(() => {
          const plate = document.querySelector<HTMLImageElement>('main img[alt="Imagen de Abubilla"]');
          return (plate?.naturalWidth ?? 0) > 0;
        }),
      );
    },
  },
  {
    title: 'it can be marked as seen, and a reload keeps the mark',
    async walk(page) {
      await press(page, 'button', '¿Avistada?');
      await tells(page, '1 de 203 avistamientos');
      await page.reload();
      await seen(page, true);
      await tells(page, '1 de 203 avistamientos');
    },
  },
  {
    title: '«Siguiente» leads on, and Back leads back',
    async walk(page) {
      await press(page, 'link', 'Siguiente');
      await shows(page, 'heading', 'Acentor alpino');
      await seen(page, false);
      // Firefox tells puppeteer of no page loaded anew, for none is.
      await page.evaluate(() => history.back());
      await shows(page, 'heading', 'Abubilla');
      await seen(page, true);
    },
  },
  {
    title: 'a search without accents finds the eagles',
    async walk(page) {
      const box = await page.$('input[name="nombre"]');
      await box?.type('aguila');
      await page.keyboard.press('Enter');
      await shows(page, 'heading', 'Resultados de la búsqueda');
      await shows(page, 'link', 'Águila real');
    },
  },
  {
    title: '«Filtrar» opens, and an order leads to its list',
    async walk(page) {
      await press(page, 'button', 'Filtrar');
      const orden = await (await shows(page, 'combobox', 'Orden')).$('select');
      await orden?.select('Strigiformes');
      await shows(page, 'heading', 'Strigiformes');
      await shows(page, 'link', 'Búho real');
    },
  },
  {
    title: 'the usage guide can be read',
    async walk(page) {
      await press(page, 'link', 'Guía de uso');
      await shows(page, 'heading', 'Leyenda de alimentación');
    },
  },
  {
    title: 'a species typed by hand without accents opens',
    async walk(page, origin) {
      await open(page, `${origin}/birds/aguila-real`);
      await shows(page, 'heading', 'Águila real');
    },
  },
  {
    title: 'an address that is no page says so, and leads home',
    async walk(page, origin) {
      await open(page, `${origin}/ninguna/parte`);
      await shows(page, 'heading', 'Unexpected Application Error!');
      await press(page, 'link', 'Volver al inicio');
      await shows(page, 'heading', 'Te damos la bienvenida a la Guía de Aves de Madrid');
    },
  },
];
