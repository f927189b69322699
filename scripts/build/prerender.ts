import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '../../app/shell/entry-prerender.tsx';
import { loadAves } from '../../data/load-aves.ts';
import { loadLugares } from '../../data/load-lugares.ts';
import { allPages } from '../../domain/addresses/paths.ts';
import { spellings } from '../../domain/addresses/spellings.ts';
import { builtFiles } from './built-files.ts';
import { cspElement } from './csp.ts';
import { headersFile } from './headers.ts';
import { inlineScript } from './inline-script.ts';
import { scriptsOnceSeen } from './scripts-once-seen.ts';

/** An address that is no page: what it shows is written as `404.html`. */
const UNKNOWN = '/404';

/** The page that the service worker gives for every address of the guide, with or without network. */
const SHELL = 'abrir.html';

const OPENING = {
  head: '<title>Guía de Aves de Madrid</title><meta name="robots" content="noindex" />',
  body: '<p role="status">Abriendo la guía…</p>',
  data: '',
};

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

type Renderer = {
  renderPage: (path: string) => Promise<Page>;
  addressOf: (path: string) => string;
  BASE: string;
};

/** Writes every page of the guide into `dist`, `404.html` and the sitemap. `ssr` is the folder of the built renderer. */
export async function prerender(dist: string, ssr: string): Promise<number> {
  const { renderPage, addressOf, BASE }: Renderer = await import(
    pathToFileURL(join(ssr, 'entry-prerender.js')).href
  );
  const template = withAvesAhead(readFileSync(join(dist, 'index.html'), 'utf8'), dist, BASE);
  const legible = withScript(template, await inlineScript());
  const filesOf = builtFiles(dist);
  const styled = (html: string, modules: readonly string[]) =>
    withInlineCss(html, filesOf(modules).styles, dist, BASE);
  const aves = loadAves();
  const pages = allPages(aves, loadLugares());
  const others = new Map(spellings(aves).map((each) => [each.path, each.others]));
  for (const path of pages) {
    const page = await renderPage(path);
    if (page.status !== 200) throw new Error(`${path} answers ${page.status}`);
    const ahead = filesOf(page.modules).scripts.map((file) => `${BASE}${file}`);
    const html = fill(styled(scriptsOnceSeen(legible, ahead), page.modules), page);
    for (const each of [path, ...(others.get(path) ?? [])]) write(join(dist, each, 'index.html'), html);
  }
  const bare = styled(template, []);
  write(join(dist, '404.html'), drawnAnew(fill(bare, await renderPage(UNKNOWN))));
  write(join(dist, SHELL), drawnAnew(fill(bare, OPENING)));
  write(join(dist, 'sitemap.xml'), sitemap(pages.map(addressOf)));
  write(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${addressOf('/sitemap.xml')}\n`);
  write(join(dist, '_headers'), headersFile(BASE));
  return pages.length;
}

function fill(template: string, { head, body, data }: Pick<Page, 'head' | 'body' | 'data'>): string {
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--datos-->', () => data);
  return html.replace('<!--csp-->', () => cspElement(html));
}

/** A script that runs before anything of the page is painted. */
function withScript(template: string, script: string): string {
  return template.replace('</head>', () => `  <script>${script}</script>\n  </head>`);
}

/** A page that stands for any address: the scripts draw what belongs there. */
function drawnAnew(html: string): string {
  return html.replace('<div id="guia">', '<div id="guia" data-page="unknown">');
}

/**
 * The style sheets that a page needs go into it: it saves the requests that would hold up the first paint. A link that is disabled
 * is not fetched, and tells the scripts that the sheet is there.
 */
function withInlineCss(template: string, styles: readonly string[], dist: string, base: string): string {
  const css = styles.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('');
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}" disabled>`);
  return template
    .replace(STYLESHEET, '')
    .replace('</head>', () => `  <style>${css}</style>${links.join('')}\n  </head>`);
}

/** The summaries of the species, which the scripts wait for, are asked for together with them. */
function withAvesAhead(template: string, dist: string, base: string): string {
  const file = readdirSync(join(dist, 'assets')).find((name) => /^aves-.*\.json$/.test(name));
  const link = `<link rel="preload" as="fetch" crossorigin href="${base}assets/${file}">`;
  return template.replace('</head>', `  ${link}\n  </head>`);
}

function sitemap(addresses: string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
