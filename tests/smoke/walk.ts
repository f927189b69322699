import { choose, type Page, press, shows, tells, until, type Visit } from './page.ts';
import { soundsAsInNode } from './voice.ts';

/** A visitor with a browser of their own and a host of the guide that can go away. */
type Visitor = Pick<Visit, 'page' | 'resize'> & { origin: string; cutOff: () => Promise<void> };

/** Px of a phone and of a desk. */
const WIDTHS = [390, 1280];

/** Px that a panel may have below what it holds: its padding, and no gap. */
const MAX_FOOT = 40;

/** Waits until the page is alive, and answers to presses. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isAlive(page);
}

const isAlive = (page: Page) =>
  until('life', () => page.evaluate(() => history.scrollRestoration === 'manual'));

const seen = (page: Page, pressed: boolean) =>
  until('the mark', () =>
    page.evaluate(
      (state) => document.querySelector(`main button[aria-pressed="${state}"]`) !== null,
      pressed,
    ),
  );

const hasPlate = (page: Page, nombre: string) =>
  until(`the plate of ${nombre}`, () =>
    page.evaluate((alt) => {
      const plate = document.querySelector<HTMLImageElement>(`main img[alt="${alt}"]`);
      return (plate?.naturalWidth ?? 0) > 0;
    }, `Imagen de ${nombre}`),
  );

/** Waits until the panel stands whole below its button, and ends where its last line does. */
const panelBelowButton = (page: Page, width: number) =>
  until(`the panel below «Filtrar», ${width} px wide`, () =>
    page.evaluate((maxFoot) => {
      const button = document.querySelector('[popovertarget]')?.getBoundingClientRect();
      const panel = document.querySelector('[popover]:popover-open');
      const last = panel?.lastElementChild?.getBoundingClientRect();
      if (!button || !panel || !last) return false;
      const box = panel.getBoundingClientRect();
      return box.top >= button.bottom && box.bottom <= innerHeight && box.bottom - last.bottom <= maxFoot;
    }, MAX_FOOT),
  );

/** How long a menu may take to open, ms. */
const OPENING = 700;

/** In WebKit the menu was found closed once its window had been resized, why is not known: then «Filtrar» is pressed once more. */
const openMenu = (page: Page) =>
  until('the menu of «Filtrar»', async () => {
    const isOpen = () => page.evaluate(() => document.querySelector('[popover]:popover-open') !== null);
    if (await isOpen()) return true;
    await press(page, 'button', 'Filtrar');
    await new Promise((resolve) => setTimeout(resolve, OPENING));
    return isOpen();
  });

/** A walk through the guide, as a first visit takes it; each step goes on from where the one before ends. */
export const WALK: Record<string, (visitor: Visitor) => Promise<void>> = {
  'home welcomes and shows the progress': async ({ page, origin }) => {
    await open(page, `${origin}/`);
    await shows(page, 'heading', 'Te damos la bienvenida a la Guía de Aves de Madrid');
    await tells(page, '0 de 203 avistamientos');
  },
  '«Filtrar» opens below its button, and an order leads to its list': async ({ page, resize }) => {
    for (const width of WIDTHS) {
      await resize(width);
      await openMenu(page);
      await panelBelowButton(page, width);
      if (width !== WIDTHS.at(-1)) await press(page, 'button', 'Filtrar');
    }
    await openMenu(page);
    await choose(page, 'Orden', 'Strigiformes');
    await shows(page, 'heading', 'Strigiformes');
    await shows(page, 'link', 'Búho real');
  },
  'the list of all shows after «Cargando aves...»': async ({ page }) => {
    await press(page, 'link', 'Todas las aves');
    await tells(page, 'Cargando aves...');
    await press(page, 'link', 'Abubilla');
  },
  'a species shows its plate and what tells it': async ({ page }) => {
    await shows(page, 'heading', 'Abubilla');
    await tells(page, 'Upupa epops');
    await hasPlate(page, 'Abubilla');
  },
  'it can be marked as seen, and a reload keeps the mark': async ({ page }) => {
    await press(page, 'button', '¿Avistada?');
    await tells(page, '1 de 203 avistamientos');
    await page.reload();
    await isAlive(page);
    await seen(page, true);
    await tells(page, '1 de 203 avistamientos');
  },
  '«Siguiente» leads on, and Back leads back': async ({ page }) => {
    await press(page, 'link', 'Siguiente');
    await shows(page, 'heading', 'Acentor alpino');
    await seen(page, false);
    // Firefox tells puppeteer of no page loaded anew, for none is.
    await page.evaluate(() => history.back());
    await shows(page, 'heading', 'Abubilla');
    await seen(page, true);
  },
  'a search without accents finds the eagles': async ({ page }) => {
    await press(page, 'searchbox', 'Buscar aves');
    await page.keyboard.type('aguila');
    await page.keyboard.press('Enter');
    await shows(page, 'heading', 'Resultados de la búsqueda');
    await shows(page, 'link', 'Águila real');
  },
  'the seen list holds the species that was marked, and no other': async ({ page }) => {
    await press(page, 'button', 'Filtrar');
    await press(page, 'link', 'Aves Avistadas');
    await shows(page, 'heading', 'Aves avistadas');
    await shows(page, 'link', 'Abubilla');
    await until('one species alone', () =>
      page.evaluate(() => document.querySelectorAll('main article').length === 1),
    );
  },
  'a species is compared with another': async ({ page }) => {
    await press(page, 'link', 'Abubilla');
    await press(page, 'link', 'Comparar con la especie que elijas');
    await shows(page, 'heading', 'Comparar aves');
    await press(page, 'combobox', 'Otra ave, para ponerla junto a abubilla');
    await page.keyboard.type('urraca común');
    await press(page, 'button', 'Añadir');
    await shows(page, 'columnheader', 'Urraca común');
  },
  'the usage guide can be read': async ({ page }) => {
    await press(page, 'link', 'Guía de uso');
    await shows(page, 'heading', 'Leyenda de alimentación');
  },
  'a species typed by hand without accents opens': async ({ page, origin }) => {
    await open(page, `${origin}/birds/aguila-real`);
    await shows(page, 'heading', 'Águila real');
  },
  'an address that is no page says so, and leads home': async ({ page, origin }) => {
    await open(page, `${origin}/ninguna/parte`);
    await shows(page, 'heading', 'Unexpected Application Error!');
    await press(page, 'link', 'Volver al inicio');
    await shows(page, 'heading', 'Te damos la bienvenida a la Guía de Aves de Madrid');
  },
  'a drawn voice sounds as in every other engine, to the last bit': async ({ page }) => {
    await soundsAsInNode(page);
  },
  'without the host, species that were visited open with their plates': async ({ page, origin, cutOff }) => {
    await open(page, `${origin}/birds/Abubilla`);
    await until('the service worker', () => page.evaluate(() => navigator.serviceWorker.controller !== null));
    await press(page, 'link', 'Siguiente');
    await hasPlate(page, 'Acentor alpino');
    await cutOff();
    for (const nombre of ['Abubilla', 'Acentor alpino']) {
      await open(page, `${origin}/birds/${nombre.replace(' ', '-')}`);
      await shows(page, 'heading', nombre);
      await hasPlate(page, nombre);
    }
  },
};
