import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
};

/** Files that hosts send as they are: compressing them gains nothing. */
const COMPRESSED = new Set(['.webp', '.png', '.woff2']);

export type Host = { origin: string; stop: () => void };

/** How the site is served: as it is, or with every script taken out of its pages, for comparison. */
export type Scripts = 'as built' | 'removed';

/** Serves `dist` as the hosts of today do: brotli for text, long caching of hashed files. */
export async function startHost(dist: string, scripts: Scripts = 'as built'): Promise<Host> {
  const answers = new Map<string, Buffer>();
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const { file, status } = fileOf(dist, path);
    const type = extname(file);
    const compress = !COMPRESSED.has(type);
    let body = answers.get(file);
    if (!body) {
      body = readFileSync(file);
      if (type === '.html' && scripts === 'removed') body = Buffer.from(withoutScripts(body.toString()));
      if (compress) body = brotliCompressSync(body);
      answers.set(file, body);
    }
    response.writeHead(status, {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compress && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fileOf(dist: string, path: string): { file: string; status: number } {
  for (const name of [path, join(path, 'index.html')]) {
    const file = join(dist, name);
    if (existsSync(file) && statSync(file).isFile()) return { file, status: 200 };
  }
  return { file: join(dist, '404.html'), status: 404 };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
