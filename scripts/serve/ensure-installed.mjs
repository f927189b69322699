// Installs the packages when they are missing or older than the lockfile. Runs before every script on the host's
// own Node, 18 or later, and so uses nothing that would have to be installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lockfile = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) await install();

/** Runs npm, which says nothing unless it fails: what it warns of is no fault of whoever starts the guide. */
async function install() {
  const start = performance.now();
  const bar = process.stdout.isTTY ? setInterval(drawBar, 250) : undefined;
  const { status, said } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(bar);
  if (bar) process.stdout.write('\r\x1b[K');
  if (status !== 0) {
    process.stderr.write(`${said}npm ci failed: see its message above.\n`);
    process.exit(status);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`Installed ${foldersIn(installed).length} packages in ${seconds} s`);
}

/** What a run of npm said, and its status. */
function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('error', ({ message }) => resolve({ status: 1, said: `${message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, said }));
  });
}

/** Shows how many of the packages are there already. */
function drawBar() {
  const wanted = foldersIn(lockfile);
  const there = wanted.filter((folder) => existsSync(join(root, folder, 'package.json'))).length;
  const full = Math.round((there / wanted.length) * 24);
  const bar = '█'.repeat(full) + '░'.repeat(24 - full);
  process.stdout.write(`\r\x1b[KInstalling the packages ${bar} ${there}/${wanted.length}`);
}

/** The folders into which a lockfile puts packages, without those meant for other systems. */
function foldersIn(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const { platform, arch } = process;
  return Object.entries(packages)
    .filter(
      ([folder, { os = [platform], cpu = [arch] }]) => folder && os.includes(platform) && cpu.includes(arch),
    )
    .map(([folder]) => folder);
}
