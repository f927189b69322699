import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** Room for the longest address that a visitor may search with, bytes; Node's own limit is 16 KB. */
const MAX_HEADER_SIZE = 128 * 1024;

/** A picture that the folder does not hold yet when it is first served, by its address; undefined for what will never be there. */
export type Late = (path: string) => Promise<Buffer> | undefined;

/**
 * Serves a folder as a plain static host does: `X/index.html` for `/X` and `/X/`, `404.html` with status 404 for the rest.
 * What lies outside `base`, the folder of the host in which the guide lives, is the host's own and answers 404 in plain text.
 */
export function serve(
  folder: string,
  port: number,
  base = '/',
  late: Late = () => undefined,
): Promise<Server> {
  const notFound = readFileSync(join(folder, '404.html'));
  const handle = sirv(folder, {
    etag: true,
    async onNoMatch({ url = '' }, response) {
      try {
        const png = await late(url.replace(/\?.*$/, ''));
        response.writeHead(png ? 200 : 404, {
          'Content-Type': png ? 'image/png' : 'text/html; charset=utf-8',
        });
        response.end(png ?? notFound);
      } catch (error) {
        response
          .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end((error as Error).message);
      }
    },
  });
  const answer: RequestListener = (request, response) => {
    if (!`${request.url}/`.startsWith(base)) return response.writeHead(404).end('Outside the guide');
    request.url = `/${request.url?.slice(base.length) ?? ''}`;
    handle(request, response);
  };
  const server = createServer({ maxHeaderSize: MAX_HEADER_SIZE }, answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

if (import.meta.main) await serve('dist', Number(process.argv[2]));
