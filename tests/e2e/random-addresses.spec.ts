import fc from 'fast-check';
import { address, MARK } from '../rendered/hostile-address.ts';
import { expect, open, test } from './fixtures.ts';

// Random addresses through the router of a running page, taken as a step through the history takes them: no exception,
// no blank page, and no text of an address ever becomes markup. `../rendered/hostile-addresses.test.ts` asks the same of
// ten thousand in Node, and finds what did become markup.

/** What runs, or leads out of the guide by something that runs. */
const RUNS = 'main :is(script, iframe, [onerror], [onload]), a[href^="javascript:" i], a[href^="data:" i]';

test('random addresses show a page each, and none becomes markup', async ({ page, console }) => {
  // The router tells what it could not decode, and shows a page all the same.
  console.allows(/is not a decodable element ID/);
  console.allows(/The URL path ".*" could not be decoded/s);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await open(page, '/guide');
  for (const [i, each] of fc.sample(address, { numRuns: 60, seed: 0 }).entries()) {
    await page.evaluate(
      ([to, key]) => {
        const shown = () => location.pathname + new URLSearchParams(location.search).get('nombre');
        const before = shown();
        // Whole, for an address that begins with two slashes would be that of another host.
        history.pushState({ key, idx: 0, usr: null }, '', new URL(location.origin + to));
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        // The focus comes to the heading of each page that one goes to. What narrows a page leaves it there.
        if (shown() === before) document.querySelector<HTMLElement>('main h1')?.focus();
      },
      [each, `random-${i}`] as const,
    );
    await expect(page.locator('main h1'), each).toBeFocused();
    await expect(page.locator('main h1'), each).not.toBeEmpty();
    await expect(page, each).toHaveTitle(/\S/);
    await expect(page.locator('title'), each).toHaveCount(1);
    await expect(page.locator(`${MARK}, [${MARK}], ${RUNS}`), each).toHaveCount(0);
  }
  expect(dialogs).toEqual([]);
});
