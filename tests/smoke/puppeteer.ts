import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { HEIGHT, type Visit } from './engine.ts';
import type { Page } from './page.ts';

/** Starts a Chromium or a Firefox, both over WebDriver BiDi, with a profile that is thrown away. */
export async function startPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Visit> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'smoke-'));
  const args = browser === 'chrome' ? ['--no-sandbox'] : [];
  const started = await puppeteer.launch({
    browser,
    executablePath,
    args,
    userDataDir,
    protocol: 'webDriverBiDi',
  });
  const page = await started.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    version: await started.version(),
    page: page as Page,
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    complaints: async () => complaints,
    async close() {
      await started.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
}
