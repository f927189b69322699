import { describe, expect, it } from 'vitest';
import { closingLine, countsOf, sum, timeTable } from './parts.ts';

describe('the counts of a run', () => {
  const unit = countsOf({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 1 });
  const browser = countsOf({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });

  it('take a test that passed at its second try only for failed', () => {
    expect(browser).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  it('add up to the line that CI reads', () => {
    expect(closingLine(sum([unit, browser]))).toBe('12 passed, 2 failed, 1 skipped');
    expect(closingLine(browser)).toBe('5 passed, 2 failed');
  });
});

it('each part is printed with the time it took, and the sum', () => {
  expect(
    timeTable([
      { name: 'types', seconds: 1.25 },
      { name: 'browser tests', seconds: 100 },
    ]),
  ).toBe('types             1.3 s\nbrowser tests   100.0 s\nall             101.3 s');
});
