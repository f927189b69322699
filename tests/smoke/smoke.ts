/** The same short walk through the built guide in every engine that this machine has; tells which it has not, and how to get it. */
import { findBrowser } from '../../scripts/engines/find-chromium.ts';
import { findFirefox, WITHOUT_FIREFOX } from '../../scripts/engines/find-firefox.ts';
import { findWebKit, WITHOUT_WEBKIT } from '../../scripts/engines/find-webkit.ts';
import { startServer } from '../e2e/host.ts';
import type { Engine, Visit } from './engine.ts';
import { startPuppeteer } from './puppeteer.ts';
import { type Visitor, WALK } from './walk.ts';
import { startWebKit } from './webkit.ts';

/** What browsers tell of requests that end with the page that made them, or with the host; no error of a script. */
const LEFT_BEHIND = /no-response|A ServiceWorker intercepted the request/;

/** The engines of the walk, in the order in which they take it. */
function engines(): Engine[] {
  const [chromium, firefox, webkit] = [findBrowser(), findFirefox(), findWebKit()];
  return [
    { name: 'Chromium', start: () => startPuppeteer('chrome', chromium), missing: '' },
    {
      name: 'Firefox',
      start: firefox ? () => startPuppeteer('firefox', firefox) : undefined,
      missing: WITHOUT_FIREFOX,
    },
    { name: 'WebKit', start: webkit && (() => startWebKit(webkit)), missing: WITHOUT_WEBKIT },
  ];
}

/** Walks through the guide in a browser of its own; stops at the first step that fails. */
async function walk(name: string, start: () => Promise<Visit>): Promise<boolean> {
  const begun = performance.now();
  const servidor = await startServer(process.argv[2]);
  const visit = await start();
  console.log(`\n${name}: ${visit.version}`);
  try {
    const { page, resize } = visit;
    const passed = await takeSteps(visit, { page, resize, origin: servidor.origin, cutOff: servidor.stop });
    console.log(`  ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return passed;
  } finally {
    await visit.close();
    await servidor.stop().catch(() => {});
  }
}

async function takeSteps(visit: Visit, visitor: Visitor): Promise<boolean> {
  for (const [title, walk] of WALK) {
    const fault = await walk(visitor).then(
      async () => (await visit.complaints()).find((complaint) => !LEFT_BEHIND.test(complaint)),
      (error: Error) => error.message,
    );
    console.log(`  ${fault ? '✗' : '✓'} ${title}${fault ? `\n    ${fault}` : ''}`);
    if (fault) return false;
  }
  return true;
}

/** What to say of an engine at the end. */
async function outcomeOf({ name, start, missing }: Engine): Promise<string> {
  if (!start) {
    console.log(`\n${name} is missing: ${missing}.`);
    return `${name} missing`;
  }
  try {
    if (await walk(name, start)) return `${name} passed`;
  } catch (error) {
    console.log(`\n${name} did not start: ${(error as Error).message}`);
  }
  process.exitCode = 1;
  return `${name} failed`;
}

const outcomes: string[] = [];
try {
  for (const engine of engines()) outcomes.push(await outcomeOf(engine));
} catch (error) {
  outcomes.push((error as Error).message);
  process.exitCode = 1;
}
console.log(`\nSmoke walk: ${outcomes.join(', ')}`);
