import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildPages, DIST } from '../build/build.ts';
import { Pngs } from '../build/pngs.ts';
import { serveFrom } from './serve.ts';

const PORT = 4173;

/** The folder of the host for which the pages are built. */
const BASE = process.env.BASE_PATH ?? '/';

await buildPages(DIST);
const pngs = new Pngs(path.join(DIST, 'images'));

// No page shows the PNGs where WebP is known: they are made behind the first page, and at once when they are asked for.
const make = (address: string) => pngs.write(address.replace(/^\/images\//, ''));
const server = await serveFrom(DIST, PORT, BASE, make).catch(({ message }: Error) => {
  console.error(`The guide cannot be served: ${message}`);
  process.exit(1);
});
const { port } = server.address() as AddressInfo;
if (port !== PORT) console.log(`Port ${PORT} is taken: the guide takes ${port}`);
console.log(`The guide is at http://localhost:${port}${BASE}`);
await pngs.writeAll();
