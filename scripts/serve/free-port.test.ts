import { expect, it } from 'vitest';
import { onFreePort } from './free-port.ts';

/** Listens as a host on which `taken` ports belong to other programs. */
function host(...taken: number[]) {
  const tried: number[] = [];
  const listen = async (port: number) => {
    tried.push(port);
    if (taken.includes(port)) throw Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
  };
  return { tried, listen };
}

it('takes the port that was meant when it is free', async () => {
  const { tried, listen } = host(4174);
  expect(await onFreePort(4173, listen)).toBe(4173);
  expect(tried).toEqual([4173]);
});

it('takes the next free one when other programs have that port', async () => {
  expect(await onFreePort(4173, host(4173, 4174).listen)).toBe(4175);
});

it('gives up after twenty', async () => {
  const { tried, listen } = host(...Array.from({ length: 50 }, (_, i) => 4173 + i));
  await expect(onFreePort(4173, listen)).rejects.toThrow('taken');
  expect(tried).toHaveLength(20);
});

it('tells at once what is no matter of the port', async () => {
  const forbidden = Object.assign(new Error('not allowed'), { code: 'EACCES' });
  await expect(onFreePort(80, () => Promise.reject(forbidden))).rejects.toThrow('not allowed');
});
