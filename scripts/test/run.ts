/**
 * Runs what must hold, at one of three depths: `check` (types, lint, unit tests), `test` (and build, browsers, budgets) or
 * `full` (and the exhaustive sweeps). Stops at the first part that fails; prints how long each took and how many tests ran.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../engines/find-chromium.ts';
import { closingLine, countsOf, sum, type Timed, timeTable } from './parts.ts';

const DEPTHS = ['check', 'test', 'full'] as const;
type Depth = (typeof DEPTHS)[number];

/** A program with its arguments, by the name of the part that it is. */
type Part = [name: string, ...command: string[]];

const reports = mkdtempSync(path.join(tmpdir(), 'pruebas-'));
const UNIT = path.join(reports, 'unit.json');
const BROWSER = path.join(reports, 'browser.json');

/** Marks the browser tests that only `npm run test:full` runs. */
const SWEEP = '@sweep';

const CHECK: Part[] = [
  ['types', 'tsc', '-b', '--force'],
  ['layers', 'node', 'scripts/test/layers.ts'],
  ['lint', 'biome', 'ci', '.'],
  ['unit tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
];

function browserParts(depth: Depth): Part[] {
  const full = depth === 'full';
  return [
    ['build', 'node', 'scripts/build/build.ts'],
    ['browser tests', 'playwright', 'test', '--reporter=dot,json', ...(full ? [] : ['--grep-invert', SWEEP])],
    ['smoke in every engine', 'node', 'tests/humo/humo.ts'],
    [
      'budgets',
      'node',
      'scripts/measure/measure.ts',
      'weights',
      'memory',
      ...(full ? ['lighthouse', 'performance'] : []),
    ],
  ];
}

function run(depth: Depth): number {
  const timed: Timed[] = [];
  const env = { ...process.env, TEST_DEPTH: depth, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER };
  const runPart = ([name, program = '', ...args]: Part): boolean => {
    console.log(`\n› ${name}`);
    const start = performance.now();
    const { status } = spawnSync(program, args, {
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    });
    timed.push({ name, seconds: (performance.now() - start) / 1000 });
    return status === 0;
  };
  const passed = CHECK.every(runPart) && (depth === 'check' || inBrowsers());
  console.log(`\n${timeTable(timed)}`);
  const counts = sum(
    [UNIT, BROWSER].filter(existsSync).map((file) => countsOf(JSON.parse(readFileSync(file, 'utf8')))),
  );
  rmSync(reports, { recursive: true });
  if (!passed) console.error(`\nFailed: ${timed.at(-1)?.name}.`);
  console.log(`\n${closingLine(counts)}`);
  return passed ? 0 : 1;

  function inBrowsers(): boolean {
    Object.assign(env, { CHROMIUM_PATH: findBrowser() });
    return browserParts(depth).every(runPart);
  }
}

const depth = DEPTHS.find((each) => each === (process.argv[2] ?? 'test'));
if (!depth) throw new Error(`No depth is called ${process.argv[2]}: ${DEPTHS.join(', ')}`);
try {
  process.exitCode = run(depth);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
