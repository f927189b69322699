import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Late, serve } from './serve.ts';

let folder: string;
let server: Server;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  writeFileSync(path.join(folder, '404.html'), 'no such page');
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function get(address: string, late?: Late, base?: string) {
  server = await serve(folder, 0, base, late);
  return fetch(`http://localhost:${(server.address() as AddressInfo).port}${address}`);
}

const cuco: Late = (address) =>
  address === '/images/Cuco.png' ? Promise.resolve(Buffer.from('cuco')) : undefined;

it('answers for a picture that is still being made', async () => {
  const answer = await get('/images/Cuco.png?v=1', cuco);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await answer.text()).toBe('cuco');
});

it('answers for it in the folder of a host too', async () => {
  expect((await get('/guia-aves/images/Cuco.png', cuco, '/guia-aves/')).status).toBe(200);
});

it('answers with the error page for a picture that will never be there', async () => {
  const answer = await get('/images/Dodo.png', cuco);
  expect([answer.status, await answer.text()]).toEqual([404, 'no such page']);
});

it('says why a picture could not be made', async () => {
  const answer = await get('/images/Cuco.png', () => Promise.reject(new Error('no room on the disk')));
  expect([answer.status, await answer.text()]).toEqual([500, 'no room on the disk']);
});
