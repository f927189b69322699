import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { findFirefox, WITHOUT_FIREFOX } from '../../scripts/find-firefox.ts';
import { serve } from '../../scripts/serve.ts';
import { PASEO, type Paso } from './paseo.ts';

// The issue: the same smoke test passes in Chromium and, where the machine can have it, in Firefox over WebDriver BiDi.

type Navegador = { browser: 'chrome' | 'firefox'; executablePath: string; args: string[] };

/** Walks through the guide in a browser of its own, which is thrown away. */
async function walk(navegador: Navegador, origin: string): Promise<boolean> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'humo-'));
  const browser = await puppeteer.launch({ ...navegador, userDataDir, protocol: 'webDriverBiDi' });
  console.log(`\n${await browser.version()}`);
  try {
    return await walkIn(browser, origin);
  } finally {
    await browser.close();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}

async function walkIn(browser: Browser, origin: string): Promise<boolean> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  for (const { title, walk } of PASEO) {
    const fault = await faultOf(() => walk(page, origin));
    if (fault ?? complaints[0]) {
      console.error(`  ✗ ${title}\n    ${fault ?? complaints[0]}`);
      return false;
    }
    console.log(`  ✓ ${title}`);
  }
  return true;
}

async function faultOf(step: () => ReturnType<Paso['walk']>): Promise<string | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const server = await serve('dist', 0);
const address = server.address();
const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
const firefox = findFirefox();
let passed = await walk({ browser: 'chrome', executablePath: findBrowser(), args: ['--no-sandbox'] }, origin);
if (firefox)
  passed = (await walk({ browser: 'firefox', executablePath: firefox, args: [] }, origin)) && passed;
else console.log(`\n${WITHOUT_FIREFOX}`);
server.close();
server.closeAllConnections();
process.exitCode = passed ? 0 : 1;
