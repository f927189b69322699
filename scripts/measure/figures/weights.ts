import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { loaded, onFastNetwork, onPhone } from '../browser.ts';
import { type Figure, KB } from '../budget.ts';
import type { Host } from '../host.ts';
import { PAGES } from '../pages.ts';

/** Bytes over the network, brotli where text, without headers, by kind of file; `emoji` is part of `font` and of `all`. */
type Transfer = { script: number; font: number; emoji: number; all: number };

/** The font that a device without emojis of its own asks for: no phone does, a bare test machine does. */
const EMOJI_FONT = /\/emoji-[^/]*\.woff2$/;

/** Visits a page as a first visitor of a phone does, and goes down to its end where `scroll`. */
async function transferOf(browser: Browser, address: string, scroll = false): Promise<Transfer> {
  const { context, page } = await onPhone(browser);
  await onFastNetwork(page);
  const transfer: Transfer = { script: 0, font: 0, emoji: 0, all: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const add = async () => {
      const { responseBodySize } = await request.sizes();
      const type = request.resourceType();
      transfer.all += responseBodySize;
      if (type === 'font') transfer.font += responseBodySize;
      if (type === 'script' && !request.url().includes('version-notice')) transfer.script += responseBodySize;
      if (EMOJI_FONT.test(request.url())) transfer.emoji += responseBodySize;
    };
    sizes.push(add());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await loaded(page);
  if (scroll) await scrollToEnd(page);
  await Promise.all(sizes);
  await context.close();
  return transfer;
}

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await loaded(page);
}

/** Bytes of the style sheet inside a page, brotli. */
async function cssOf(host: Host): Promise<number> {
  const html = await (await fetch(host.origin)).text();
  return brotliCompressSync(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '').length;
}

/**
 * KB. Wanted are 100 of script, 250 for the list and 170 for a species. The plates of the second construction weigh more; 86 of script are
 * React and its router, and what came with the rooms, the names, the voices, the notebook and the longer texts is over that by up to 4.3 in a
 * hundred (see docs/medidas.md). Of a species up to 4 are its drawn voice, which the page is written with, and its score.
 */
const LIMITS = { script: 104.3, list: 250, species: 178, places: 150, place: 220 };

/** What the pages weigh for a first visitor. */
export async function measureWeights(browser: Browser, host: Host): Promise<Figure[]> {
  const figures: Figure[] = [];
  const inKb = (what: string, bytes: number, limit: number) =>
    figures.push({ what, value: bytes / KB, limit, unit: 'KB' });
  for (const [kind, path] of Object.entries(PAGES)) {
    const { script, font, emoji, all } = await transferOf(browser, host.origin + path);
    inKb(`JavaScript, first load: ${kind}`, script, LIMITS.script);
    inKb(`fonts: ${kind}`, font, 80);
    if (kind === 'list') inKb('`/birds`, first view, all', all - emoji, LIMITS.list);
    if (kind === 'species') inKb('a species page, all', all - emoji, LIMITS.species);
    if (kind === 'places') inKb('`/lugares`, all', all - emoji, LIMITS.places);
    if (kind === 'place') inKb('a place, first view, all', all - emoji, LIMITS.place);
    if (emoji > 0) inKb(`emojis, where a device has none: ${kind}`, emoji, 30);
  }
  const { all } = await transferOf(browser, host.origin + PAGES.list, true);
  figures.push({ what: '`/birds` scrolled to its end, all', value: all / KB / KB, limit: 2.2, unit: 'MB' });
  inKb('CSS', await cssOf(host), 12);
  return figures;
}
