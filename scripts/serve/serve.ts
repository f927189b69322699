import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** Room for the longest address that a visitor may search with, bytes; Node's own limit is 16 KB. */
const MAX_HEADER_SIZE = 128 * 1024;

/** Makes the file of an address that the folder does not hold yet. */
export type Make = (path: string) => Promise<unknown> | undefined;

/**
 * Serves a folder as a plain static host does: `X/index.html` for `/X` and `/X/`, `404.html` with status 404 for the rest.
 * What lies outside `base`, the folder of the host in which the guide lives, is the host's own and answers 404 in plain text.
 */
export function serve(folder: string, port: number, base = '/', make?: Make): Promise<Server> {
  const notFound = readFileSync(join(folder, '404.html'));
  const handle = sirv(folder, {
    dev: make !== undefined,
    etag: true,
    onNoMatch: (_, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound),
  });
  const answer: RequestListener = async (request, response) => {
    if (!`${request.url}/`.startsWith(base)) return response.writeHead(404).end('Outside the guide');
    request.url = `/${request.url?.slice(base.length) ?? ''}`;
    try {
      await make?.(request.url.replace(/\?.*$/, ''));
      handle(request, response);
    } catch (error) {
      response.writeHead(500).end((error as Error).message);
    }
  };
  const server = createServer({ maxHeaderSize: MAX_HEADER_SIZE }, answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** Does so on the first port from `port` on that no other program has. */
export async function serveFrom(folder: string, port: number, base?: string, make?: Make): Promise<Server> {
  try {
    return await serve(folder, port, base, make);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return serveFrom(folder, port + 1, base, make);
  }
}

if (import.meta.main) await serve('dist', Number(process.argv[2]));
