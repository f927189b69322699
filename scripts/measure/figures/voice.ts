import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { loadPartituras } from '../../../data/load-partituras.ts';
import { loadVoiceRanges } from '../../../data/load-voice-ranges.ts';
import { paths } from '../../../domain/addresses/paths.ts';
import type { ScoredVoice } from '../../../domain/voices/sequence.ts';
import { synthesise } from '../../../domain/voices/sound/synthesis.ts';
import { ROOT } from '../../root.ts';
import { CPU_SLOWDOWN, onFastNetwork, onPhone } from '../browser.ts';
import { type Figure, KB } from '../budget.ts';
import type { Host } from '../host.ts';
import { middle } from '../middle.ts';

const ASSETS = path.join(ROOT, 'dist', 'assets');
const TIMES = 9;

/** Lets the page keep when its first sound begins, ms after the press: what is started to be heard at a time of the audio clock. */
function watchSound(): void {
  let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => {
    pressed = timeStamp;
  });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
    const ahead = Math.max(0, when - this.context.currentTime) * 1000;
    if (pressed > 0) Object.assign(window, { soundAfter: performance.now() - pressed + ahead });
    pressed = 0;
    return start.call(this, when, ...rest);
  };
}

async function firstSound(browser: Browser, address: string): Promise<number> {
  const { context, page } = await onPhone(browser);
  await onFastNetwork(page);
  await page.addInitScript(watchSound);
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const after = await pressed(page);
  await context.close();
  return after;
}

async function pressed(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Oír la voz dibujada' }).click();
  const heard = await page.waitForFunction(() => (window as { soundAfter?: number }).soundAfter);
  return Number(await heard.jsonValue());
}

/** ms that the first piece of a voice takes in Node, which is what a worker does. */
function firstPiece(voice: ScoredVoice): number {
  const start = performance.now();
  synthesise(voice, { seed: 1 }).next();
  return performance.now() - start;
}

/** Bytes, brotli, of the script whose name matches. */
function weightOf(name: RegExp): number {
  const files = readdirSync(ASSETS).filter((file) => name.test(file));
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(ASSETS, file))).length,
    0,
  );
}

/** A drawn voice: from the first press to its first sound, and what is fetched for it. A browser slows down the page and no worker. */
export async function measureVoice(browser: Browser, host: Host): Promise<Figure[]> {
  const address = host.origin + paths.ave('Cuco');
  const visits: number[] = [];
  for (let i = 0; i < TIMES; i++) visits.push(await firstSound(browser, address));
  const partituras = loadPartituras();
  const pieces = loadVoiceRanges(partituras).map(({ nombre, voz }) => {
    const voice = partituras.get(nombre)?.score[voz] as ScoredVoice;
    return { nombre, time: Math.min(...Array.from({ length: TIMES }, () => firstPiece(voice))) };
  });
  const slowest = pieces.reduce((worst, each) => (each.time > worst.time ? each : worst));
  const all = `middle of ${TIMES}, slowest ${Math.round(Math.max(...visits))} ms`;
  return [
    {
      what: `first sound after the first press, page ${CPU_SLOWDOWN}× slower (${all})`,
      value: middle(visits),
      limit: 150,
      unit: 'ms',
    },
    {
      what: `the first piece in the worker, ${CPU_SLOWDOWN}× what Node takes (slowest voice: ${slowest.nombre})`,
      value: slowest.time * CPU_SLOWDOWN,
      limit: 60,
      unit: 'ms',
    },
    {
      what: 'what a press fetches: the worker and the part that plays',
      value: weightOf(/^(voice\.worker|sound)-.*\.js$/) / KB,
      limit: 16,
      unit: 'KB',
    },
  ];
}
