// Installs the packages when they are missing or older than the lockfile. Runs before every script on the host's
// own Node, 18 or later, and so uses nothing that would have to be installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = `${root}/package-lock.json`;
const installed = `${root}/node_modules/.package-lock.json`;

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
  console.log('Installing the packages (npm ci)…');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see its message above.');
    process.exit(status ?? 1);
  }
}
