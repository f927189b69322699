/**
 * Runs what must hold, at one of three depths: `check` (types, lint, unit tests), `test` (and build, browsers, budgets) or
 * `full` (and the exhaustive sweeps). Stops at the first part that fails; prints how long each took and how many tests ran.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closingLine, countsOf, timeTable } from './parts.ts';

const DEPTHS = ['check', 'test', 'full'] as const;

/** Marks the browser tests that only `npm run test:full` runs. */
const SWEEP = '@sweep';

const depth = DEPTHS.find((each) => each === (process.argv[2] ?? 'test'));
if (!depth) throw new Error(`No depth is called ${process.argv[2]}: ${DEPTHS.join(', ')}`);
const full = depth === 'full';

const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));
const UNIT = path.join(reports, 'unit.json');
const BROWSER = path.join(reports, 'browser.json');

/** A program with its arguments, by the name of the part that it is. */
const CHECK = {
  types: 'tsc -b --force',
  layers: 'node scripts/test/layers.ts',
  lint: 'biome ci .',
  'unit tests': `vitest run --reporter=default --reporter=json --outputFile.json="${UNIT}"`,
};
const BROWSERS = {
  build: 'node scripts/build/build.ts',
  'browser tests': `playwright test --reporter=dot,json${full ? '' : ` --grep-invert ${SWEEP}`}`,
  'smoke in every engine': 'node tests/smoke/smoke.ts',
  budgets: `node scripts/measure/measure.ts weights memory${full ? ' lighthouse performance' : ''}`,
};

const env = { ...process.env, TEST_DEPTH: depth, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER };
const seconds: Record<string, number> = {};
let failed: string | undefined;
for (const [name, command] of Object.entries(depth === 'check' ? CHECK : { ...CHECK, ...BROWSERS })) {
  console.log(`\n› ${name}`);
  const start = performance.now();
  const { status } = spawnSync(command, { stdio: 'inherit', env, shell: true });
  seconds[name] = (performance.now() - start) / 1000;
  if (status !== 0) {
    failed = name;
    break;
  }
}

console.log(`\n${timeTable(seconds)}`);
const counts = countsOf(
  [UNIT, BROWSER].filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
);
rmSync(reports, { recursive: true });
if (failed) console.error(`\nFailed: ${failed}.`);
console.log(`\n${closingLine(counts)}`);
process.exitCode = failed ? 1 : 0;
