import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { webkit } from '@playwright/test';
import { Builder, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import type { WebKit } from '../../scripts/engines/find-webkit.ts';
import { HEIGHT, type Visit } from './page.ts';

/** Hears what goes wrong after the page was loaded; WebDriver itself tells of nothing. */
const LISTEN = 'window.faults = []; addEventListener("error", (event) => faults.push(event.message))';

/** Starts a WebKit: its own driver opens a window, and keeps no profile. */
export function startWebKit(found: WebKit): Promise<Visit> {
  return found === 'playwright' ? startPlaywrights() : startDriver(found.driver, found.screen);
}

async function startDriver(program: string, xvfb: string | undefined): Promise<Visit> {
  const screen = xvfb === undefined ? undefined : startScreen(xvfb);
  const display = screen && { DISPLAY: `:${await numberOf(screen)}` };
  const env = { ...process.env, ...display } as Record<string, string>;
  const service = new ServiceBuilder(program).setEnvironment(env).build();
  const stop = async () => {
    await service.kill();
    screen?.kill();
  };
  try {
    return await openSession(await service.start(), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openSession(address: string, stop: () => Promise<void>): Promise<Visit> {
  const driver = await new Builder().usingServer(address).forBrowser('MiniBrowser').build();
  const capabilities = await driver.getCapabilities();
  const listen = () => driver.executeScript(LISTEN);
  return {
    version: `${capabilities.getBrowserName()}/${capabilities.getBrowserVersion()}`,
    page: {
      goto: (url) => driver.get(url).then(listen),
      reload: () => driver.navigate().refresh().then(listen),
      evaluate: (task, arg) => driver.executeScript(task, arg ?? null),
      mouse: {
        click: (x, y) =>
          driver
            .actions()
            .move({ x: Math.round(x), y: Math.round(y) })
            .click()
            .perform(),
      },
      keyboard: {
        type: (text) => driver.actions().sendKeys(text).perform(),
        press: () => driver.actions().sendKeys(Key.ENTER).perform(),
      },
    },
    resize: (width) => driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT }),
    complaints: () => driver.executeScript('return window.faults ?? []'),
    close: () => driver.quit().finally(stop),
  };
}

/** A screen that nobody sees; it chooses its number by itself. */
function startScreen(xvfb: string): ChildProcess {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  return spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] });
}

async function numberOf(screen: ChildProcess): Promise<string> {
  const [number] = await once(screen.stdout as Readable, 'data');
  return String(number).trim();
}

async function startPlaywrights(): Promise<Visit> {
  const browser = await webkit.launch();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    version: `WebKit/${browser.version()}`,
    page,
    resize: (width) => page.setViewportSize({ width, height: HEIGHT }),
    complaints: async () => complaints,
    close: () => browser.close(),
  };
}
