import { expect, it } from 'vitest';
import { step } from './step.ts';

/** What a step of two parts writes. */
async function written(isTTY: boolean): Promise<string[]> {
  const texts: string[] = [];
  const out = { isTTY, write: (text: string) => texts.push(text) };
  await step({ doing: 'Baking', parts: 2, out }, async (advance) => {
    advance();
    advance();
    return 'Baked 2 loaves';
  });
  return texts;
}

it('says in one line what a step made and how long it took', async () => {
  expect(await written(false)).toEqual([expect.stringMatching(/^Baked 2 loaves in \d\.\d s\n$/)]);
});

it('shows how far a step is on a terminal, and wipes it in the end', async () => {
  expect(await written(true)).toEqual([
    '\r\x1b[KBaking ░░░░░░░░░░░░░░░░░░░░░░░░ 0/2',
    '\r\x1b[KBaking ████████████░░░░░░░░░░░░ 1/2',
    '\r\x1b[KBaking ████████████████████████ 2/2',
    expect.stringContaining('\r\x1b[KBaked 2 loaves'),
  ]);
});

it('lets the fault of a step through', async () => {
  const out = { write: () => {} };
  const failing = step({ doing: 'Baking', parts: 1, out }, () => Promise.reject(new Error('no flour')));
  await expect(failing).rejects.toThrow('no flour');
});
