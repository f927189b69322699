import type { Browser, CDPSession, Page } from '@playwright/test';
import { loadAves } from '../../data/load-aves.ts';
import { paths } from '../../domain/addresses/paths.ts';
import { CPU_SLOWDOWN, onPhone, slowDown } from './browser.ts';
import type { Figure } from './budget.ts';
import type { Host } from './host.ts';
import { middle } from './middle.ts';

/** What a keen watcher notes in some fifteen years. */
const SIGHTINGS = 20_000;

/** Sightings of a day, places of a region. */
const A_DAY = 8;
const PLACES = 40;

/** Visits of each view, of which the middle one counts. */
const VISITS = 5;

/** A flick of the thumb, px, and how many of them. */
const FLICK = 900;
const FLICKS = 60;

const DAY = 24 * 3_600_000;
const LATEST = Date.UTC(2026, 10, 21);

const nombres = loadAves().map(({ nombre }) => nombre);

const sightings = Array.from({ length: SIGHTINGS }, (_, i) => ({
  id: `m${i}`,
  nombre: nombres[(i * 7) % nombres.length],
  fecha: new Date(LATEST - Math.floor(i / A_DAY) * DAY).toISOString().slice(0, 10),
  lugar: { nombre: `Sitio ${i % PLACES}` },
  cuenta: 1 + (i % 5),
}));

/** Fills the notebook of a browser, as `app/data/notebook/database.ts` keeps it. */
async function fill(page: Page, host: Host): Promise<void> {
  await page.goto(`${host.origin}/robots.txt`);
  await page.evaluate(
    async ([all, seen]) => {
      localStorage.setItem('seenBird', JSON.stringify(seen));
      const opening = indexedDB.open('cuaderno', 1);
      opening.onupgradeneeded = () => {
        const { result } = opening;
        result.createObjectStore('avistamientos', { keyPath: 'id' }).createIndex('nombre', 'nombre');
        result.createObjectStore('recuperables', { keyPath: 'id' });
        result.createObjectStore('ajustes', { keyPath: 'clave' });
      };
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const writing = opening.result.transaction('avistamientos', 'readwrite');
      for (const each of all) writing.objectStore('avistamientos').put(each);
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      opening.result.close();
    },
    [sightings, nombres] as const,
  );
}

/** From the navigation to the first line of the notebook, ms. */
async function timeToOpen(page: Page, host: Host, view: string, shows: string): Promise<number> {
  await page.goto(`${host.origin}${paths.avistadas()}?vista=${view}`);
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('main')?.textContent?.includes(text)) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    shows,
  );
}

/** The longest time, ms, between two frames while one scrolls down by flicks, and how many frames took longer than two. */
async function scroll(page: Page, session: CDPSession): Promise<{ longest: number; late: number }> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const note = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let i = 0; i < FLICKS; i++) {
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: 190,
      y: 500,
      deltaX: 0,
      deltaY: FLICK,
    });
    await page.waitForTimeout(50);
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(2));
  return { longest: Math.max(...frames), late: frames.filter((each) => each > 50).length / frames.length };
}

/** Opening and scrolling of a notebook of 20,000 sightings, on a phone with a processor four times slower. */
export async function measureNotebook(browser: Browser, host: Host): Promise<Figure[]> {
  const { context, page } = await onPhone(browser);
  await fill(page, host);
  await slowDown(page, { network: false });
  const figures: Figure[] = [];
  for (const [view, shows, limit] of [
    ['dia', `${SIGHTINGS} avistamientos`, 3000],
    ['lugar', `${SIGHTINGS} avistamientos`, 3000],
    ['graficos', 'Mes a mes', 4000],
  ] as const) {
    const times: number[] = [];
    for (let i = 0; i < VISITS; i++) times.push(await timeToOpen(page, host, view, shows));
    const what = `notebook of 20,000 opened, \`${view}\` (CPU ${CPU_SLOWDOWN}× slower, most ${Math.round(Math.max(...times))} ms)`;
    figures.push({ what, value: middle(times), limit, unit: 'ms' });
  }
  await timeToOpen(page, host, 'dia', `${SIGHTINGS} avistamientos`);
  const { longest, late } = await scroll(page, await context.newCDPSession(page));
  await context.close();
  figures.push({
    what: `longest frame of ${FLICKS} flicks through it`,
    value: longest,
    limit: 200,
    unit: 'ms',
  });
  figures.push({ what: 'part of the frames over 50 ms', value: late, limit: 0.1, unit: '' });
  return figures;
}
