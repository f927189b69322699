import { findProgram, givenProgram } from './find-program.ts';

/** Where there is none, how to get one. */
export const WITHOUT_FIREFOX =
  'install one (Debian: apt-get install firefox-esr; macOS: brew install --cask firefox; Windows: winget install Mozilla.Firefox) or set FIREFOX_PATH to one';

/** The program of a Firefox: that of `FIREFOX_PATH`, or an installed one. */
export function findFirefox(): string | undefined {
  return (
    givenProgram('FIREFOX_PATH') ??
    findProgram(['firefox-esr', 'firefox'], ['/Applications/Firefox.app/Contents/MacOS/firefox'])
  );
}
