import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const SENTENCE =
  'The browser tests need a Chromium: set CHROMIUM_PATH to one, or install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium).';

/**
 * The program of a Chromium: that of `CHROMIUM_PATH`, an installed one, Playwright's own, or else one installed now.
 * @throws {Error} one sentence when none can be had
 */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names no file: ${given}`);
  }
  const found = installedBrowser() ?? installBrowser();
  if (!found) throw new Error(SENTENCE);
  return found;
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

function installBrowser(): string | undefined {
  console.log('No Chromium found: installing one for the browser tests…');
  const isRoot = process.getuid?.() === 0;
  const attempts = [
    ...(isRoot
      ? [
          [
            ['apt-get', 'update', '-qq'],
            ['apt-get', 'install', '-y', '-qq', 'chromium'],
          ],
        ]
      : []),
    [['npx', 'playwright', 'install', 'chromium']],
  ];
  for (const commands of attempts) {
    if (commands.every(runs)) {
      const found = installedBrowser();
      if (found) return found;
    }
  }
  return undefined;
}

/** Runs a program; false when it fails or is not there. */
export function runs([program = '', ...args]: string[]): boolean {
  try {
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
