/**
 * npm run busqueda:bench (after npm run build): what a key pressed in the search box costs the browser's main thread, ms,
 * with the species of the guide and with as many as the world has, at full speed and at a quarter of it.
 */
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { loadAves } from '../data/load-aves.ts';
import { type AveListada, listadaOf, resumenOf } from '../domain/ave.ts';
import { TOTAL_AVES } from '../domain/avistadas.ts';
import { paths } from '../domain/paths.ts';
import { findBrowser } from './engines/find-chromium.ts';
import { middle } from './measure/middle.ts';
import { ESPECIES_DEL_MUNDO, mundo } from './mundo.ts';
import { serve } from './serve/serve.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const PORT = 4176;
const SUGGESTIONS = '**/assets/sugerencias-*.js*';

/** What a key may cost at full speed, ms of the main thread's own time. */
const LIMIT = 8;

/** A name, a binomial, a slip at its end, a text that nothing answers to, a name deep in the list. */
const TEXTS = ['aguila real', 'turdus', 'abubilal', 'zqxjkv', 'zorzal comun'];

/** Wait after a key until all it caused is done, the message to screen readers (after 200 ms) included. */
const SETTLED = 350;

/** Waits without a key, of which the middle one counts. */
const RESTS = 5;

/** What keys cost, ms: half of them at most `median`, 95 of 100 at most `p95`. */
type Costs = { keys: number; median: number; p95: number; max: number };

/** The same for the box without suggestions, and with them when the browser has only just met their scripts and later. */
export type KeyCosts = { species: number; slowdown: number; plain: Costs; first: Costs; later: Costs };

/** Makes the page take `rows` for its list, the first JSON in it of as many rows as the guide has species. */
function replaceList({ rows, total }: { rows: AveListada[]; total: number }): void {
  const parse = JSON.parse;
  JSON.parse = (text, reviver) => {
    const value = parse(text, reviver);
    return Array.isArray(value) && value.length === total && 'cientifico' in value[0] ? rows : value;
  };
}

/** CPU time that the main thread has spent so far, ms: unlike the clock, it does not count what others did meanwhile. */
async function spent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('the browser does not tell its TaskDuration');
  return seconds * 1000;
}

function costsOf(all: number[]): Costs {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
  return { keys: sorted.length, median: at(0.5), p95: at(0.95), max: at(1) };
}

/** What `act` makes the main thread do until all is done, ms. */
async function costOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await spent(session);
  await act();
  await page.waitForTimeout(SETTLED);
  return (await spent(session)) - before;
}

/** What the main thread does in such a wait without a key, ms: the caret blinks, and the question itself takes time. */
async function restOf(page: Page, session: CDPSession): Promise<number> {
  const rests: number[] = [];
  for (let i = 0; i < RESTS; i++) rests.push(await costOf(page, session, async () => {}));
  return middle(rests);
}

/** What each key costs beyond what the wait costs without it. */
async function roundOf(page: Page, session: CDPSession): Promise<number[]> {
  const costs: number[] = [];
  for (const text of TEXTS) {
    await page.getByLabel('Buscar aves', { exact: true }).fill('');
    await page.waitForTimeout(SETTLED);
    const rest = await restOf(page, session);
    for (const key of text) {
      const cost = await costOf(page, session, () => page.keyboard.press(key === ' ' ? 'Space' : key));
      costs.push(cost - rest);
    }
  }
  return costs;
}

/** Types in the box of a page opened anew, on a list of `rows`. */
async function measurePage(page: Page, rows: AveListada[], slowdown: number): Promise<KeyCosts> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // Whether the list travels inside the scripts or as a file beside them.
  await page.addInitScript(replaceList, { rows, total: TOTAL_AVES });
  await page.route('**/assets/aves-*.json', (route) => route.fulfill({ json: rows }));
  await page.goto(`http://localhost:${PORT}${paths.guia()}`, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.route(SUGGESTIONS, (route) => route.abort());
  const plain = await roundOf(page, session);
  await page.unroute(SUGGESTIONS);
  const box = page.getByLabel('Buscar aves', { exact: true });
  await box.blur();
  await box.focus();
  await page.getByRole('combobox', { name: 'Buscar aves' }).waitFor();
  const first = await roundOf(page, session);
  const later = await roundOf(page, session);
  return {
    species: rows.length,
    slowdown,
    plain: costsOf(plain),
    first: costsOf(first),
    later: costsOf(later),
  };
}

/** Measures the built site: each size of the list at each speed, on a page of its own. */
export async function measureKeys(): Promise<KeyCosts[]> {
  const aves = loadAves().map(listadaOf);
  const lists = [aves, mundo(aves.map(resumenOf), ESPECIES_DEL_MUNDO)];
  const server = await serve(DIST, PORT);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const measured: KeyCosts[] = [];
  for (const rows of lists) {
    for (const slowdown of [1, 4]) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      measured.push(await measurePage(page, rows, slowdown));
      await page.close();
    }
  }
  await browser.close();
  server.close();
  return measured;
}

function print({ species, slowdown, plain, first, later }: KeyCosts): void {
  const told = ({ keys, median, p95, max }: Costs) =>
    `${median.toFixed(1)} ms median, ${p95.toFixed(1)} ms p95, ${max.toFixed(1)} ms at most (${keys})`;
  console.log(`${species} species, processor ${slowdown} × slower`);
  console.log(`  a key without suggestions: ${told(plain)}`);
  console.log(`  with them, just loaded: ${told(first)}`);
  console.log(`  with them, later: ${told(later)}`);
}

if (import.meta.main) {
  const measured = await measureKeys();
  measured.forEach(print);
  const over = measured.filter(({ slowdown, later }) => slowdown === 1 && later.p95 > LIMIT);
  console.log(over.length === 0 ? `Within ${LIMIT} ms a key` : `Above ${LIMIT} ms a key`);
}
