/** All that must hold: types, lint, unit tests, build, browser tests, budgets. Stops at the first that fails. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';

function run(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  console.log(`\n› ${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(`\n${program} failed.`);
  process.exit(status ?? 1);
}

run('tsc', ['-p', '.']);
run('biome', ['ci', '.']);
run('vitest', ['run']);
run('node', ['scripts/build.ts']);
try {
  const env = { ...process.env, CHROMIUM_PATH: findBrowser() };
  run('playwright', ['test'], env);
  run('node', ['tests/humo/humo.ts'], env);
  // The budgets that do not depend on how fast the machine is. The others: `npm run medir` on a quiet one.
  run('node', ['scripts/medir.ts', 'weights', 'memory'], env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
