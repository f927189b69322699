import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { address, MARK } from '../rendered/hostile-address.ts';
import { expect, open, test } from './fixtures.ts';

// Random addresses through the router of a running page, driven as Back and Forward drive it: no exception, no blank page,
// and no text of an address ever becomes markup. `../rendered/hostile-addresses.test.ts` asks the same of ten thousand in Node.

/** A sample of the addresses that Node asks for. */
const ADDRESSES = 60;

/** How long a page may take to show, ms; five seconds were not enough where thirty programs share two cores. */
const ARRIVAL = 30_000;

/** What a page said of an address that it should not have. */
type Fault = { address: string; fault: string };

/** Takes the router of the page to each address, as a step through the history does, and looks at what stands there. */
function visit(page: Page, addresses: string[]): Promise<Fault[]> {
  return page.evaluate(
    async ({ addresses, mark, arrival }) => {
      const faults: Fault[] = [];
      const heard: string[] = [];
      const hear = (event: ErrorEvent | PromiseRejectionEvent) =>
        heard.push(String('reason' in event ? event.reason : event.message));
      window.addEventListener('error', hear);
      window.addEventListener('unhandledrejection', hear);
      const arrived = () => {
        const heading = document.querySelector('main h1');
        return heading !== null && heading === document.activeElement;
      };
      for (const [i, address] of addresses.entries()) {
        const page = () => location.pathname + new URLSearchParams(location.search).get('nombre');
        const { pathname, search } = location;
        const before = page();
        // Whole, for an address that begins with two slashes would be that of another host; and as a link would give it,
        // for Chromium takes no raw «<» beside a line break from a script.
        history.pushState({ key: `azar-${i}`, idx: i, usr: null }, '', new URL(location.origin + address));
        if (pathname + search === location.pathname + location.search) continue;
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        // The focus comes to the heading of each page that one goes to: then it stands. What narrows a page leaves it there.
        if (page() === before) document.querySelector<HTMLElement>('main h1')?.focus();
        const deadline = performance.now() + arrival;
        while (!arrived() && performance.now() < deadline)
          await new Promise((resolve) => setTimeout(resolve));
        const tell = (fault: string) => faults.push({ address, fault });
        if (!arrived()) tell('never arrives');
        if (!document.querySelector('main h1')?.textContent?.trim()) tell('blank page');
        if (document.querySelectorAll('title').length !== 1 || !document.title.trim()) tell('no one title');
        if (document.querySelector(`${mark}, [${mark}]`)) tell('markup');
        if (document.querySelectorAll('main script, main iframe, main [onerror], main [onload]').length > 0)
          tell('an element that runs');
        for (const link of document.querySelectorAll('a[href]')) {
          const { protocol } = new URL(link.getAttribute('href') ?? '', location.href);
          if (!['http:', 'https:', 'mailto:'].includes(protocol)) tell(`link to ${protocol}`);
        }
        for (const said of heard.splice(0)) tell(said);
      }
      window.removeEventListener('error', hear);
      window.removeEventListener('unhandledrejection', hear);
      return faults;
    },
    { addresses, mark: MARK, arrival: ARRIVAL },
  );
}

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
  expect(await visit(page, fc.sample(address, { numRuns: ADDRESSES, seed: 0 }))).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('an address that did become markup would be told', async ({ page }) => {
  await open(page, '/guide');
  await page.evaluate((mark) => document.body.append(document.createElement(mark)), MARK);
  expect(await visit(page, ['/birds/Dodo'])).toEqual([{ address: '/birds/Dodo', fault: 'markup' }]);
});
