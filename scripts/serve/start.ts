import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPages, DIST } from '../build/build.ts';
import { Pngs } from '../build/pngs.ts';
import { onFreePort } from './free-port.ts';
import { type Late, serve } from './serve.ts';

const PORT = 4173;

/** The folder of the host for which the pages are built. */
const BASE = process.env.BASE_PATH ?? '/';

await buildPages(DIST);
const pngs = await Pngs.of(join(DIST, 'images'));

/** No page shows them where WebP is known: they are made behind the first page, and at once when they are asked for. */
const late: Late = (path) => {
  const name = /^\/images\/(.+)$/.exec(path)?.[1];
  return name ? pngs.fileOf(name)?.then((file) => readFile(file)) : undefined;
};

try {
  const port = await onFreePort(PORT, (free) => serve(DIST, free, BASE, late));
  if (port !== PORT) console.log(`Port ${PORT} is taken: the guide takes ${port}`);
  console.log(`The guide is at http://localhost:${port}${BASE}`);
} catch (error) {
  console.error(`The guide cannot be served: ${(error as Error).message}`);
  process.exit(1);
}
await pngs.writeAll();
