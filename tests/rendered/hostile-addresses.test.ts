import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { builtRenderer, type Renderer } from './built-renderer.ts';
import { type Element, elementsOf, textOf } from './elements.ts';
import { address, MARK } from './hostile-address.ts';

const ADDRESSES = 10_000;

/** A stop for what hangs, ms. */
const TIME = 300_000;

let renderer: Renderer;
beforeAll(async () => {
  renderer = await builtRenderer({ alive: true });
}, TIME);

/** What runs by itself wherever it stands in a page. */
const RUNS = ['script', 'iframe', 'object', 'embed'];

/** What is wrong with a page, as a browser would read it. */
function faultsOf(html: string): string[] {
  const elements = elementsOf(html);
  const headings = elements.filter(({ tagName }) => tagName === 'h1');
  const titles = elements.filter(({ tagName }) => tagName === 'title');
  const attributes = elements.flatMap(({ attrs }) => attrs);
  const links = attributes
    .filter(({ name }) => name === 'href')
    .map(({ value }) => new URL(value, 'http://localhost'));
  return [
    headings.length !== 1 || !textOf(headings[0] as Element).trim() ? 'no one heading' : '',
    titles.length !== 1 || !textOf(titles[0] as Element).trim() ? 'no one title' : '',
    elements.some(({ tagName }) => tagName === MARK) || attributes.some(({ name }) => name === MARK)
      ? 'markup'
      : '',
    elements.some(({ tagName }) => RUNS.includes(tagName)) ? 'an element that runs' : '',
    attributes.some(({ name }) => name.startsWith('on')) ? 'an attribute that runs' : '',
    ...links.map(({ protocol }) =>
      ['http:', 'https:', 'mailto:'].includes(protocol) ? '' : `link to ${protocol}`,
    ),
  ].filter((fault) => fault !== '');
}

/** The page of an address as it is written: head and body, without the records, which are data. */
async function pageAt(written: string): Promise<string> {
  const { head, body } = await renderer.renderAddress(new URL(`http://localhost${written}`));
  return `<!doctype html><head>${head}</head><body>${body}</body>`;
}

describe('a hostile address', () => {
  it('shows a page of its own and never becomes markup (ten thousand of them)', {
    timeout: TIME,
  }, async () => {
    const addresses = fc.sample(address, { numRuns: ADDRESSES, seed: 1 });
    // The router tells what it could not decode, and shows a page all the same.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const each of addresses) {
      const page = await pageAt(each).catch((error: Error) => error);
      const found = page instanceof Error ? [page.message] : seen.has(page) ? [] : faultsOf(page);
      faults.push(...found.map((fault) => `${each}: ${fault}`));
      if (!(page instanceof Error)) seen.add(page);
    }
    warn.mockRestore();
    expect(addresses).toHaveLength(ADDRESSES);
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('that did become markup would be told', async () => {
    const page = await pageAt('/birds/Dodo');
    expect(faultsOf(page)).toEqual([]);
    expect(faultsOf(page.replace('<h1', `<${MARK}></${MARK}><h1`))).toEqual(['markup']);
    expect(faultsOf(page.replace('<h1', '<a href="javascript:alert(1)" onclick="x()"></a><h1'))).toEqual([
      'an attribute that runs',
      'link to javascript:',
    ]);
  });
});
