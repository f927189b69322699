import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { findProgram } from './find-program.ts';

/** What drives a WebKit: WebKitGTK's own driver, with a screen to draw on, or Playwright with its own build. */
export type WebKit = { driver: string; screen: string | undefined } | 'playwright';

/** Where there is none, how to get one. */
export const WITHOUT_WEBKIT =
  'install one (Debian: apt-get install webkit2gtk-driver xvfb; elsewhere: npx playwright install webkit)';

/** The WebKit of this machine. WebKitGTK has no headless mode: it needs a screen, be it the virtual one of Xvfb. */
export function findWebKit(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver');
  const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  const screen = onPath('Xvfb');
  if (driver && (hasScreen || screen)) return { driver, screen: hasScreen ? undefined : screen };
  return existsSync(webkit.executablePath()) ? 'playwright' : undefined;
}

/** A program that does not tell its version. */
const onPath = (name: string) => findProgram([name], [], existsSync);
