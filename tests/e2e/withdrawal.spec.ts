import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alive, expect, SWEEP, test } from './fixtures.ts';
import { DIST, startServer } from './host.ts';

// What docs/publicar.md tells of withdrawing the service worker works.

test.use({ serviceWorkers: 'allow' });

const GUIDE = fileURLToPath(new URL('../../docs/publicar.md', import.meta.url));

/** Browsers ask for a new version once the page is there, in their own time, ms. */
const UPDATE = 30_000;

/** The one block of script in the document. */
function recipe(): string {
  const blocks = [...readFileSync(GUIDE, 'utf8').matchAll(/```js\n([\s\S]*?)```/g)];
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[1] ?? '';
}

test(
  'a withdrawn service worker clears what it kept, goes, and leaves the seen list',
  SWEEP,
  async ({ page }) => {
    const servidor = await startServer();
    await page.goto(`${servidor.origin}/birds/Abubilla`);
    await alive(page);
    await page.getByRole('button', { name: '¿Avistada?' }).click();
    const { controller, kept } = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const { serviceWorker } = navigator;
      if (!serviceWorker.controller)
        await new Promise((resolve) =>
          serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
      return { controller: serviceWorker.controller !== null, kept: (await caches.keys()).length };
    });
    expect(controller).toBe(true);
    expect(kept).toBeGreaterThan(0);

    const folder = mkdtempSync(join(tmpdir(), 'guia-'));
    cpSync(DIST, folder, { recursive: true, filter: (file) => !/images.*\.(webp|png)$/.test(file) });
    writeFileSync(join(folder, 'sw.js'), recipe());
    await servidor.restart(folder);
    await page.goto(`${servidor.origin}/guide`);
    await expect
      .poll(
        () =>
          page
            .evaluate(async () => [navigator.serviceWorker.controller === null, (await caches.keys()).length])
            .catch(() => null),
        { timeout: UPDATE },
      )
      .toEqual([true, 0]);

    // It does not go on loading the page anew.
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`${servidor.origin}/birds/Abubilla`);
    await alive(page);
    await expect(page.getByRole('button', { name: '¿Avistada?' })).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(loads).toBe(1);
    await servidor.stop();
    rmSync(folder, { recursive: true });
  },
);
