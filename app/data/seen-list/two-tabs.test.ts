import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  AVISTADAS,
  addAvistada,
  type NamedAve,
  parseAvistadas,
  removeAvistada,
} from '../../../domain/seen-list/avistadas.ts';
import { createKeptStore, type KeptStore } from './kept-store.ts';

// Each process of a browser has its own idea of what is stored and hears of the others' writes some time later; two
// tabs may be two processes. This is that browser, with its delays drawn by lot.

type Tab = { store: KeptStore<readonly unknown[]>; errands: { run: () => unknown; isMend: boolean }[] };

class Browser {
  stored: string | null = null;
  now = 0;
  tabs: Tab[] = [];
  isTelling = true;

  openTab(): Tab {
    const held = { text: this.stored, unconfirmed: 0 };
    const tab: Tab = {
      errands: [],
      store: createKeptStore(AVISTADAS, {
        open: () => ({
          getItem: () => held.text,
          setItem: (_key, text) => {
            held.text = text;
            held.unconfirmed += 1;
            this.errand(tab, () => {
              this.stored = text;
              for (const each of this.tabs) {
                if (each !== tab) this.deliver(each, text);
                else this.errand(tab, () => (held.unconfirmed -= 1));
              }
            });
          },
        }),
        now: () => this.now,
        tell: (edits) => {
          if (!this.isTelling) return;
          for (const other of this.tabs) {
            if (other !== tab)
              this.errand(other, () => {
                other.store.learn(edits);
                this.errand(other, () => other.store.mend(), true);
              });
          }
        },
      }),
    };
    this.held.set(tab, held);
    this.tabs.push(tab);
    return tab;
  }

  private held = new Map<Tab, { text: string | null; unconfirmed: number }>();

  private errand(tab: Tab, run: () => unknown, isMend = false): void {
    if (isMend && tab.errands.some((each) => each.isMend)) return;
    tab.errands.push({ run, isMend });
  }

  private deliver(tab: Tab, text: string): void {
    this.errand(tab, () => {
      const held = this.held.get(tab);
      // A browser leaves what a tab has just written until that has come through.
      if (held && held.unconfirmed === 0) held.text = text;
      tab.store.refresh();
      if (this.isTelling) this.errand(tab, () => tab.store.mend(), true);
    });
  }

  /** Runs the next errand of a tab. Errands of a tab keep their order, those of different tabs do not. */
  step(tab: number): void {
    this.now += 1;
    this.tabs[tab]?.errands.shift()?.run();
  }

  /** Lets everything arrive. */
  settle(): void {
    for (let steps = 0; this.tabs.some((tab) => tab.errands.length > 0); steps++) {
      if (steps > 10_000) throw new Error('The tabs never come to rest.');
      this.step(steps % this.tabs.length);
    }
  }
}

const species = (tab: number) => Array.from({ length: 100 }, (_, i) => ({ nombre: `Ave ${tab}-${i}` }));
const SPECIES = [species(0), species(1)] as const;

/** Marks the hundred species of each of two tabs, with the delays that `lot` draws. */
function markAtOnce(browser: Browser, lot: readonly number[]): void {
  const waiting = SPECIES.map((each) => [...each]);
  browser.openTab();
  browser.openTab();
  for (let i = 0; waiting.some((each) => each.length > 0); i++) {
    const draw = lot[i % lot.length] ?? 0;
    const tab = draw % 2;
    const ave: NamedAve | undefined = draw < 6 ? waiting[tab]?.shift() : undefined;
    if (ave) browser.tabs[tab]?.store.change((list) => addAvistada(list, ave));
    else browser.step(tab);
  }
  browser.settle();
}

const anyLot = fc.tuple(
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 60 }),
  fc.constant([0, 1, 6, 7]),
);

test.prop([anyLot], { numRuns: 20 })(
  'of a hundred marks made in each of two tabs at once, none is lost, however late the tabs hear of each other',
  (lot) => {
    const browser = new Browser();
    markAtOnce(browser, lot.flat());
    const expected = SPECIES.flat().map(({ nombre }) => nombre);
    expect([...parseAvistadas(browser.stored)].sort()).toEqual(expected.sort());
    for (const { store } of browser.tabs) {
      expect([...store.getSnapshot().value].sort()).toEqual(expected.sort());
      expect(store.getSnapshot().problem).toBeNull();
    }
  },
  60_000,
);

test('tabs that tell each other nothing do lose marks: it is the telling that saves them', () => {
  const browser = new Browser();
  browser.isTelling = false;
  markAtOnce(browser, [0, 1, 6, 7]);
  expect(parseAvistadas(browser.stored).length).toBeLessThan(200);
});

const anyDeed = fc.record({
  tab: fc.constantFrom(0, 1),
  ave: fc.constantFrom(...SPECIES[0].slice(0, 4)),
  steps: fc.array(fc.constantFrom(0, 1), { maxLength: 4 }),
});

test.prop([fc.array(anyDeed, { maxLength: 40 })])(
  'of marks and second thoughts in two tabs, the last word on each species holds',
  (deeds) => {
    const browser = new Browser();
    browser.openTab();
    browser.openTab();
    const last = new Map<string, boolean>();
    for (const { tab, ave, steps } of deeds) {
      const store = browser.tabs[tab]?.store;
      const isMarked = store?.getSnapshot().value.includes(ave.nombre) ?? false;
      browser.now += 1;
      store?.change((list) => (isMarked ? removeAvistada(list, ave) : addAvistada(list, ave)));
      last.set(ave.nombre, !isMarked);
      for (const step of steps) browser.step(step);
    }
    browser.settle();
    const marked = [...last].filter(([, isMarked]) => isMarked).map(([nombre]) => nombre);
    expect([...parseAvistadas(browser.stored)].sort()).toEqual(marked.sort());
  },
  60_000,
);

test.each([
  ['a list that another program empties stays empty', (_: Browser, tab: Tab) => tab.store.forget()],
  [
    'what was done long ago is not held against what another program writes',
    (browser: Browser) => {
      browser.now += 60_000;
    },
  ],
])('%s', (_title, happen) => {
  const browser = new Browser();
  const tab = browser.openTab();
  tab.store.change((list) => addAvistada(list, { nombre: 'Abubilla' }));
  browser.settle();
  happen(browser, tab);
  const outside = browser.openTab();
  browser.isTelling = false;
  outside.store.change(() => []);
  browser.settle();
  tab.store.mend();
  expect(tab.store.getSnapshot().value).toEqual([]);
});
