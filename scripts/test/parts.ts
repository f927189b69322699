/** What a runner says of its tests, in the file that it is asked to write: Vitest's form, then Playwright's. */
type Report =
  | { numPassedTests: number; numFailedTests: number; numPendingTests: number }
  | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The tests of a report. A test that passed only when it was tried again has failed. */
export function countsOf(report: Report): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  return { passed, failed, skipped };
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce((total, { passed, failed, skipped }) => {
    return { passed: total.passed + passed, failed: total.failed + failed, skipped: total.skipped + skipped };
  }, NONE);
}

/** The plain line by which CI reads how many tests there were. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One part of a run and how long it took, s. */
export interface Timed {
  name: string;
  seconds: number;
}

/** How long each part took and all of them, a line each. */
export function timeTable(parts: readonly Timed[]): string {
  const total = { name: 'all', seconds: parts.reduce((all, { seconds }) => all + seconds, 0) };
  const rows = [...parts, total];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, seconds }) => `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`)
    .join('\n');
}
