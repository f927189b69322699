import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scratchFolder } from '../test/scratch.ts';
import { serve, serveFrom } from './serve.ts';

let folder: string;
let server: Server;
const portOf = () => (server.address() as AddressInfo).port;

beforeEach(() => {
  folder = scratchFolder();
  mkdirSync(path.join(folder, 'images'));
  writeFileSync(path.join(folder, '404.html'), 'no such page');
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A picture that is made when it is asked for. */
const make = async (address: string) => {
  if (address === '/images/Cuco.png') writeFileSync(path.join(folder, address), 'cuco');
  if (address === '/images/Lleno.png') throw new Error('no room on the disk');
};

async function get(address: string, base?: string) {
  server = await serve(folder, 0, base, make);
  const answer = await fetch(`http://localhost:${portOf()}${address}`);
  return [answer.status, answer.headers.get('content-type'), await answer.text()];
}

it('answers for a picture that is still being made', async () => {
  expect(await get('/images/Cuco.png?v=1')).toEqual([200, 'image/png', 'cuco']);
});

it('answers for it in the folder of a host too', async () => {
  expect((await get('/guia-aves/images/Cuco.png', '/guia-aves/'))[0]).toBe(200);
});

it('answers with the error page for a picture that will never be there', async () => {
  expect(await get('/images/Dodo.png')).toEqual([404, 'text/html; charset=utf-8', 'no such page']);
});

it('says why a picture could not be made', async () => {
  expect(await get('/images/Lleno.png')).toEqual([500, null, 'no room on the disk']);
});

it('takes the next port when another program has the one that was meant', async () => {
  server = await serve(folder, 0);
  const next = await serveFrom(folder, portOf());
  expect((next.address() as AddressInfo).port).toBeGreaterThan(portOf());
  next.close();
});

it('tells at once what is no matter of the port', async () => {
  await expect(serveFrom(folder, -1)).rejects.toThrow(RangeError);
});
