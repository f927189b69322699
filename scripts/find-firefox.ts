import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runs } from './find-browser.ts';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Why there is none, for whoever runs the tests. */
export const WITHOUT_FIREFOX =
  'The smoke test in Firefox was skipped, for there is none: set FIREFOX_PATH to one, or install it (Debian: apt-get install firefox-esr).';

/**
 * The program of a Firefox: that of `FIREFOX_PATH`, an installed one, or, on Debian and as root, one installed now.
 * Nothing when none can be had.
 * @throws {Error} one sentence when `FIREFOX_PATH` names no file
 */
export function findFirefox(): string | undefined {
  const given = process.env.FIREFOX_PATH;
  if (given && !existsSync(given)) throw new Error(`FIREFOX_PATH names no file: ${given}`);
  return given ?? installedFirefox() ?? installFirefox();
}

function installedFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  // Some systems have a program of that name that only tells how to install one.
  return [...candidates, ...PLACES].find((path) => existsSync(path) && runs([path, '--version']));
}

function installFirefox(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  console.log('No Firefox found: installing one for the smoke test…');
  const installed =
    runs(['apt-get', 'update', '-qq']) && runs(['apt-get', 'install', '-y', '-qq', 'firefox-esr']);
  return installed ? installedFirefox() : undefined;
}
