import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeCertificate } from './certificate.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
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

/** What HTTP/1.1 and HTTP/2 share. */
type Asked = { url?: string | undefined };
type Answer = {
  writeHead(status: number, headers: OutgoingHttpHeaders): unknown;
  end(body: Buffer): unknown;
};

type Options = {
  scripts?: Scripts;
  /** Over HTTP/2, as hosts serve, for what depends on time; without it no certificate is needed. */
  fast?: boolean;
};

/** Serves `dist` as the hosts of today do: brotli for text, made beforehand, and long caching of hashed files. */
export async function startHost(dist: string, options: Options = {}): Promise<Host> {
  const { scripts = 'as built', fast = false } = options;
  const answers = new Map<string, Buffer>();
  const answerOf = (file: string) => {
    const answer = answers.get(file) ?? read(file, scripts);
    answers.set(file, answer);
    return answer;
  };
  for (const file of globSync('assets/*.{js,json}', { cwd: dist })) answerOf(join(dist, file));
  const listener = (request: Asked, response: Answer) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const { file, status } = fileOf(dist, path);
    const type = extname(file);
    const body = answerOf(file);
    response.writeHead(status, {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(!COMPRESSED.has(type) && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  };
  const server = fast ? createSecureServer(makeCertificate(), listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${fast ? 'https' : 'http'}://localhost:${port}`,
    stop() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}

/** What a file is sent as. */
function read(file: string, scripts: Scripts): Buffer {
  const bytes = readFileSync(file);
  if (COMPRESSED.has(extname(file))) return bytes;
  const still = scripts === 'removed' && file.endsWith('.html');
  return brotliCompressSync(still ? withoutScripts(bytes.toString()) : bytes);
}

function fileOf(dist: string, path: string): { file: string; status: number } {
  const files = [path, join(path, 'index.html')].map((name) => join(dist, name));
  const file = files.find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
  return file ? { file, status: 200 } : { file: join(dist, '404.html'), status: 404 };
}

/** The page as it is where scripts do not run: what stands in `noscript` is part of it. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<\/?noscript>/g, '');
}
