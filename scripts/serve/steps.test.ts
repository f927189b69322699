import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { duration, step } from './steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What a step of `ms` in two parts writes. */
async function written(ms: number, isTTY: boolean): Promise<string[]> {
  const texts: string[] = [];
  const out = { isTTY, write: (text: string) => texts.push(text) };
  const running = step({ doing: 'Baking', parts: 2, out }, async (advance) => {
    await wait(ms / 2);
    advance();
    await wait(ms / 2);
    advance();
    return 'Baked 2 loaves';
  });
  await vi.advanceTimersByTimeAsync(ms);
  await running;
  return texts;
}

it('says in one line what a step made and how long it took', async () => {
  expect(await written(6200, false)).toEqual(['Baked 2 loaves in 6.2 s\n']);
});

it('shows how far a long step is on a terminal, and wipes it in the end', async () => {
  const texts = await written(6000, true);
  expect(texts[0]).toBe('\r\x1b[KBaking ░░░░░░░░░░░░░░░░░░░░░░░░ 0/2');
  expect(texts).toContain('\r\x1b[KBaking ████████████░░░░░░░░░░░░ 1/2');
  expect(texts.at(-1)).toBe('\r\x1b[KBaked 2 loaves in 6.0 s\n');
});

it('shows no bar for a step of less than two seconds', async () => {
  expect(await written(1900, true)).toHaveLength(1);
});

it('lets the fault of a step through', async () => {
  const out = { write: () => {} };
  const failing = step({ doing: 'Baking', parts: 1, out }, () => Promise.reject(new Error('no flour')));
  await expect(failing).rejects.toThrow('no flour');
});

it('tells tenths of a second only while they matter', () => {
  expect([duration(40), duration(9900), duration(26_400)]).toEqual(['0.0 s', '9.9 s', '26 s']);
});
