/** What a runner says of its tests, in the file that it is asked to write: Vitest's form, then Playwright's. */
type Report =
  | { numPassedTests: number; numFailedTests: number; numPendingTests: number }
  | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The tests of all reports. A test that passed only when it was tried again has failed. */
export function countsOf(reports: readonly Report[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const report of reports) {
    if ('stats' in report) {
      total.passed += report.stats.expected;
      total.failed += report.stats.unexpected + report.stats.flaky;
      total.skipped += report.stats.skipped;
    } else {
      total.passed += report.numPassedTests;
      total.failed += report.numFailedTests;
      total.skipped += report.numPendingTests;
    }
  }
  return total;
}

/** The plain line by which CI reads how many tests there were. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** How long each part took, s, and all of them, a line each. */
export function timeTable(seconds: Readonly<Record<string, number>>): string {
  const all = Object.values(seconds).reduce((sum, each) => sum + each, 0);
  const rows = Object.entries({ ...seconds, all });
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, each]) => `${name.padEnd(width)}  ${each.toFixed(1).padStart(6)} s`).join('\n');
}
