/** All that must hold: types, lint, unit tests, build, browser tests. Stops at the first that fails. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';

const STEPS = [
  ['tsc', '-p', '.'],
  ['biome', 'ci', '.'],
  ['vitest', 'run'],
  ['node', 'scripts/build.ts'],
  ['playwright', 'test'],
];

const env = { ...process.env, CHROMIUM_PATH: findBrowser() };
for (const [program = '', ...args] of STEPS) {
  console.log(`\n› ${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\n${program} failed.`);
    process.exit(status ?? 1);
  }
}
