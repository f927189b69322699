import type { Browser, Page } from '@playwright/test';
import { loadAves } from '../../../data/load-aves.ts';
import { paths } from '../../../domain/addresses/paths.ts';
import { CPU_SLOWDOWN, loaded, onPhone, slowDown } from '../browser.ts';
import type { Figure } from '../budget.ts';
import type { Host } from '../host.ts';
import { middle } from '../middle.ts';

/** Presses on «Siguiente» that are timed. */
const PRESSES = 15;

const first = paths.ave(loadAves()[0]?.nombre ?? '');

/** From the press to the frame in which the next name stands as the heading, ms. */
function pressNext(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1')?.textContent;
        const link = [...document.querySelectorAll('main nav a')].find((a) =>
          a.textContent?.includes('Siguiente'),
        );
        const start = performance.now();
        (link as HTMLElement).click();
        const look = () => {
          if (document.querySelector('main h1')?.textContent !== before) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** How long «Siguiente» takes on a processor four times slower, the links having come into view before. */
export async function measureMovingOn(browser: Browser, host: Host): Promise<Figure[]> {
  const { context, page } = await onPhone(browser);
  await page.goto(host.origin + first, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Siguiente' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await slowDown(page, { network: false });
  const times: number[] = [];
  for (let i = 0; i < PRESSES; i++) {
    await page.getByRole('link', { name: 'Siguiente' }).scrollIntoViewIfNeeded();
    times.push(await pressNext(page));
    await page.waitForTimeout(400);
  }
  await context.close();
  const slowest = Math.round(Math.max(...times));
  const what = `«Siguiente», ${CPU_SLOWDOWN}× slower CPU, middle of ${PRESSES} (slowest ${slowest} ms)`;
  return [{ what, value: middle(times), limit: 100, unit: 'ms' }];
}

/** Heap after all 203 species against that after ten, garbage collected. */
export async function measureMemory(browser: Browser, host: Host): Promise<Figure[]> {
  const { context, page } = await onPhone(browser);
  await page.goto(host.origin + first, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  const heap = async () => {
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  let afterTen = 0;
  const total = loadAves().length;
  for (let visited = 1; visited < total; visited++) {
    await pressNext(page);
    if (visited === 9) {
      await loaded(page);
      afterTen = await heap();
    }
  }
  await loaded(page);
  const value = (await heap()) / afterTen;
  await context.close();
  return [{ what: `heap after ${total} species / after ten`, value, limit: 1.3, unit: '×' }];
}
