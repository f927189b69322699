import { expect, it } from 'vitest';
import { closingLine, countsOf, timeTable } from './parts.ts';

const unit = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1 };
const browser = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };

it.each([
  ['two runs', [unit, browser], '12 passed, 2 failed, 1 skipped'],
  ['a run in which a test passed only at its second try', [browser], '5 passed, 2 failed'],
  ['no run', [], '0 passed, 0 failed'],
])('the counts of %s are the line that CI reads', (_what, reports, line) => {
  expect(closingLine(countsOf(reports))).toBe(line);
});

it('each part is printed with the time it took, and the sum', () => {
  expect(timeTable({ types: 1.25, 'browser tests': 100 })).toBe(
    'types             1.3 s\nbrowser tests   100.0 s\nall             101.3 s',
  );
});
