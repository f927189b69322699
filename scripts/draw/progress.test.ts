import { describe, expect, it } from 'vitest';
import { progress } from './progress.ts';

function written(total: number, isTTY: boolean): string[] {
  const texts: string[] = [];
  const advance = progress(total, { isTTY, write: (text) => texts.push(text) });
  for (let i = 1; i <= total; i += 1) advance(`bird-${i}`);
  return texts;
}

describe('progress', () => {
  it('draws one line over and over on a terminal and ends it', () => {
    const texts = written(3, true);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/^\r.*█+░+ 1\/3 bird-1$/);
    expect(texts[2]).toMatch(/█ 3\/3 bird-3\n$/);
  });

  it('writes at most ten lines to a log, the last of them complete', () => {
    const texts = written(203, false);
    expect(texts).toHaveLength(10);
    expect(texts.at(-1)).toBe('203/203 drawn\n');
  });
});
