import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { loadAves } from '../../../data/load-aves.ts';
import { paths } from '../../../domain/addresses/paths.ts';
import type { Figure } from '../budget.ts';
import type { Host } from '../host.ts';

const ROWS = 50_000;

const HEADER =
  'Submission ID,Common Name,Scientific Name,Taxonomic Order,Count,State/Province,County,Location ID,Location,Latitude,Longitude,Date,Time,Protocol,Duration (Min),All Obs Reported,Distance Traveled (km),Area Covered (ha),Number of Observers,Breeding Code,Observation Details,Checklist Comments,ML Catalog Numbers';

/** Ten years of records as eBird gives them: lists of twelve birds, each the next of the guide. */
function records(): string {
  const aves = loadAves();
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const { cientifico, nombres } = aves[(i * 7) % aves.length] as (typeof aves)[number];
    const list = Math.floor(i / 12);
    const day = new Date(Date.UTC(2015, 0, 1) + list * 20 * 3_600_000).toISOString().slice(0, 10);
    return `S${list},${nombres.ingles},${cientifico},${i},${(i % 9) + 1},ES-MD,,L${list % 40},"Sitio ${list % 40}, Madrid, ES",40.4${list % 40},-3.7,${day},09:27 AM,eBird - Traveling Count,60,1,2.5,,1,,"nota ${i}, al paso"`;
  });
  return `${[HEADER, ...rows].join('\r\n')}\r\n`;
}

/** Lets the page keep the longest time for which it answered nothing. */
function watchTasks(): void {
  Object.assign(window, { longest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Object.assign(window, {
        longest: Math.max((window as unknown as { longest: number }).longest, duration),
      });
  }).observe({ type: 'longtask' });
}

/** How long a step takes, ms, and its longest task. */
async function timed(page: Page, step: () => Promise<unknown>): Promise<{ time: number; longest: number }> {
  await page.evaluate('window.longest = 0');
  const start = performance.now();
  await step();
  const time = performance.now() - start;
  await page.waitForTimeout(200);
  return { time, longest: Number(await page.evaluate('window.longest')) };
}

/** Bringing 50,000 rows of eBird in: until they are shown, until they are added; the longest task and the memory after it. */
export async function measureImport(browser: Browser, host: Host): Promise<Figure[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchTasks);
  await page.goto(host.origin + paths.copies(), { waitUntil: 'networkidle' });
  const add = page.getByRole('button', { name: 'Añadir' });
  const folder = mkdtempSync(path.join(tmpdir(), 'aves-'));
  const file = path.join(folder, 'MyEBirdData.csv');
  writeFileSync(file, records());
  const session = await context.newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
  };
  const before = await heap();
  const read = await timed(page, async () => {
    await page.getByLabel('Elegir un archivo').setInputFiles(file);
    await add.waitFor();
  });
  const added = await timed(page, async () => {
    await add.click();
    await page.getByText('Hecho:').waitFor({ timeout: 60_000 });
  });
  const after = await heap();
  await context.close();
  rmSync(folder, { recursive: true });
  return [
    { what: `${ROWS} rows of eBird, until they are shown`, value: read.time, limit: 3000, unit: 'ms' },
    { what: 'until they are added, from the press', value: added.time, limit: 6000, unit: 'ms' },
    {
      what: `longest task (${Math.round(read.longest)} ms while reading, ${Math.round(added.longest)} ms while adding)`,
      value: Math.max(read.longest, added.longest),
      limit: 200,
      unit: 'ms',
    },
    { what: 'heap that they take', value: after - before, limit: 80, unit: 'MB' },
  ];
}
