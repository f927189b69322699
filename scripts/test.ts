/** All that must hold: types, lint, unit tests, build, browser tests, budgets. Stops at the first that fails; last, how many tests ran. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './find-browser.ts';

/** What a runner says of its tests, in the file that it is asked to write. */
type Report =
  | { numPassedTests: number; numFailedTests: number }
  | { stats: { expected: number; unexpected: number } };

const reports = mkdtempSync(path.join(tmpdir(), 'pruebas-'));
const UNIT = path.join(reports, 'unit.json');
const BROWSER = path.join(reports, 'browser.json');

function run(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  console.log(`\n› ${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(`\n${program} failed.`);
  process.exit(status ?? 1);
}

/** The tests of a report, passed and failed. */
function countsOf(file: string): [passed: number, failed: number] {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report
    ? [report.stats.expected, report.stats.unexpected]
    : [report.numPassedTests, report.numFailedTests];
}

run('tsc', ['-p', '.']);
run('biome', ['ci', '.']);
run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`]);
run('node', ['scripts/build.ts']);
try {
  const env = { ...process.env, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER };
  run('playwright', ['test', '--reporter=dot,json'], env);
  run('node', ['tests/humo/humo.ts'], env);
  // The budgets that do not depend on how fast the machine is. The others: `npm run medir` on a quiet one.
  run('node', ['scripts/medir.ts', 'weights', 'memory', 'lighthouse'], env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const [unit, browser] = [countsOf(UNIT), countsOf(BROWSER)];
rmSync(reports, { recursive: true });
// The plain line by which whoever runs this reads how many tests there were.
console.log(`\n${unit[0] + browser[0]} passed, ${unit[1] + browser[1]} failed`);
