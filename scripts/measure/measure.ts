/**
 * Prints every budget of the guide beside what the built site takes (`npm run build` first), and fails when one is exceeded.
 * `npm run medir weights vitals` measures only those parts.
 */
import path from 'node:path';
import { ROOT } from '../root.ts';
import { launch } from './browser.ts';
import { type Figure, holds, rowOf } from './budget.ts';
import { measureFirstPress } from './figures/first-press.ts';
import { measureImport } from './figures/import.ts';
import { measureLighthouse, measurePerformance } from './figures/lighthouse.ts';
import { measureMemory, measureMovingOn } from './figures/moving-on.ts';
import { measureNotebook } from './figures/notebook.ts';
import { measureTyping } from './figures/typing.ts';
import { measureVitals } from './figures/vitals.ts';
import { measureVoice } from './figures/voice.ts';
import { measureWeights } from './figures/weights.ts';
import { type Host, type Scripts, startHost } from './host.ts';

const DIST = path.join(ROOT, 'dist');

const browser = await launch();
const host = await startHost(DIST);

const PARTS: Record<string, () => Promise<Figure[]>> = {
  weights: () => measureWeights(browser, host),
  vitals: () =>
    onFastHost('as built', (built) => onFastHost('removed', (still) => measureVitals(browser, built, still))),
  'first-press': () => onFastHost('as built', (fast) => measureFirstPress(browser, fast)),
  'moving-on': () => measureMovingOn(browser, host),
  typing: () => measureTyping(browser, host),
  notebook: () => measureNotebook(browser, host),
  import: () => measureImport(browser, host),
  voice: () => measureVoice(browser, host),
  memory: () => measureMemory(browser, host),
  lighthouse: () => measureLighthouse(host),
  performance: () => onFastHost('as built', measurePerformance),
};

/** Measures on a host over HTTP/2, as hosts serve. */
async function onFastHost(scripts: Scripts, measure: (host: Host) => Promise<Figure[]>): Promise<Figure[]> {
  const fast = await startHost(DIST, { scripts, fast: true });
  const figures = await measure(fast);
  fast.stop();
  return figures;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);

console.log('| what | measured | budget | holds |\n|---|---|---|---|');
let exceeded = 0;
for (const [part, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  for (const figure of await measure()) {
    console.log(rowOf(figure));
    if (!holds(figure)) exceeded += 1;
  }
}
await browser.close();
host.stop();
if (exceeded > 0) console.error(`${exceeded} budgets exceeded.`);
process.exitCode = exceeded > 0 ? 1 : 0;
