import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '../app/entry-prerender.tsx';
import { loadAves } from '../data/load-aves.ts';
import { allPages } from '../domain/paths.ts';

/** An address that is no page: what it shows is written as `404.html`. */
const UNKNOWN = '/404';

type Renderer = { renderPage: (path: string) => Promise<Page>; sitio: { url: string } };

/** Writes every page of the guide into `dist`, `404.html` and the sitemap. `ssr` is the folder of the built renderer. */
export async function prerender(dist: string, ssr: string): Promise<number> {
  const { renderPage, sitio }: Renderer = await import(pathToFileURL(join(ssr, 'entry-prerender.js')).href);
  const template = withInlineCss(readFileSync(join(dist, 'index.html'), 'utf8'), dist);
  const pages = allPages(loadAves());
  for (const path of pages) {
    const page = await renderPage(path);
    if (page.status !== 200) throw new Error(`${path} answers ${page.status}`);
    write(join(dist, path, 'index.html'), fill(template, page));
  }
  const unknown = fill(template, await renderPage(UNKNOWN));
  write(join(dist, '404.html'), unknown.replace('<div id="guia">', '<div id="guia" data-page="unknown">'));
  write(join(dist, 'sitemap.xml'), sitemap(pages.map((path) => encodeURI(sitio.url + path))));
  write(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${sitio.url}/sitemap.xml\n`);
  return pages.length;
}

function fill(template: string, { head, body, ficha }: Page): string {
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--ficha-->', () => ficha);
}

/** The one style sheet goes into each page: it saves the request that would hold up the first paint. */
function withInlineCss(template: string, dist: string): string {
  return template.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/, (_link, file: string) => {
    return `<style>${readFileSync(join(dist, file), 'utf8').trim()}</style>`;
  });
}

function sitemap(addresses: string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
