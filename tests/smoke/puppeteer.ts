import puppeteer from 'puppeteer-core';
import { HEIGHT, type Page, type Visit } from './page.ts';

/** Starts a Chromium or a Firefox, both over WebDriver BiDi, with a profile that is thrown away. */
export async function startPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Visit> {
  const args = browser === 'chrome' ? ['--no-sandbox'] : [];
  const started = await puppeteer.launch({ browser, executablePath, args, protocol: 'webDriverBiDi' });
  const page = await started.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    version: await started.version(),
    page: page as Page,
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    complaints: async () => complaints,
    close: () => started.close(),
  };
}
