/** The same short walk through the built guide in every engine that this machine has; tells which it has not, and how to get it. */
import { findBrowser } from '../../scripts/engines/find-chromium.ts';
import { findFirefox, WITHOUT_FIREFOX } from '../../scripts/engines/find-firefox.ts';
import { findWebKit, WITHOUT_WEBKIT } from '../../scripts/engines/find-webkit.ts';
import { startServer } from '../e2e/host.ts';
import type { Visit } from './page.ts';
import { startPuppeteer } from './puppeteer.ts';
import { WALK } from './walk.ts';
import { startWebKit } from './webkit.ts';

/** What browsers tell of requests that end with the page that made them, or with the host; no error of a script. */
const LEFT_BEHIND = /no-response|A ServiceWorker intercepted the request/;

/** An engine of the walk: how to start it, or how to get it where it is missing. */
type Engine = [name: string, start: (() => Promise<Visit>) | undefined, missing: string];

/** The engines of the walk, in the order in which they take it. */
function engines(): Engine[] {
  const [chromium, firefox, webkit] = [findBrowser(), findFirefox(), findWebKit()];
  return [
    ['Chromium', () => startPuppeteer('chrome', chromium), ''],
    ['Firefox', firefox ? () => startPuppeteer('firefox', firefox) : undefined, WITHOUT_FIREFOX],
    ['WebKit', webkit && (() => startWebKit(webkit)), WITHOUT_WEBKIT],
  ];
}

/** Walks through the guide in a browser of its own; stops at the first step that fails. */
async function walk(name: string, start: () => Promise<Visit>): Promise<boolean> {
  const begun = performance.now();
  const { origin, stop } = await startServer(process.argv[2]);
  let visit: Visit | undefined;
  try {
    visit = await start();
    const { complaints } = visit;
    console.log(`\n${name}: ${visit.version}`);
    for (const [title, step] of Object.entries(WALK)) {
      const fault = await step({ ...visit, origin, cutOff: stop }).then(
        async () => (await complaints()).find((complaint) => !LEFT_BEHIND.test(complaint)),
        (error: Error) => error.message,
      );
      console.log(`  ${fault ? '✗' : '✓'} ${title}${fault ? `\n    ${fault}` : ''}`);
      if (fault) return false;
    }
    console.log(`  ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return true;
  } finally {
    await visit?.close();
    await stop().catch(() => {});
  }
}

/** What to say of an engine at the end. */
async function outcomeOf([name, start, missing]: Engine): Promise<string> {
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
