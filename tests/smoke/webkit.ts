import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { webkit } from '@playwright/test';
import type { WebKit } from '../../scripts/engines/find-webkit.ts';
import { HEIGHT, type Visit } from './engine.ts';
import { until } from './page.ts';
import { openSession } from './webdriver.ts';

/** Starts a WebKit: its own driver opens a window, and keeps no profile. */
export function startWebKit(found: WebKit): Promise<Visit> {
  return found === 'playwright' ? startPlaywrights() : startDriver(found.driver, found.screen);
}

async function startDriver(program: string, xvfb: string | undefined): Promise<Visit> {
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const each of started) each.kill();
  };
  try {
    const env = { ...process.env };
    if (xvfb) {
      const screen = startScreen(xvfb);
      started.push(screen);
      env.DISPLAY = `:${await numberOf(screen)}`;
    }
    const port = await freePort();
    started.push(spawn(program, [`--port=${port}`], { env, stdio: 'ignore' }));
    const driver = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver', async () => (await fetch(`${driver}/status`)).ok);
    const session = await openSession(driver);
    return {
      ...session,
      resize: (width) => session.resize(width, HEIGHT),
      close: () => session.close().then(stop, stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
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
