import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { Browser } from '../../../tests/simulated-browser.ts';

const CUCO = { nombre: 'Cuco' };
const anyPress = fc.record({ tab: fc.nat({ max: 2 }), wait: fc.boolean() });

test('of the presses on one species in several tabs the last one counts, however late the notebook of any comes', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const latenesses = fc.tuple(...[0, 0, 0].map(() => fc.constantFrom(0, 30, 100)));
  const presses = fc.array(anyPress, { minLength: 2, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(latenesses, presses, async (lateness, all) => {
      const browser = new Browser();
      const tabs = lateness.map((each) => browser.open({ lateness: each }));
      let isSeen = false;
      for (const { tab, wait } of all) {
        browser.now += 700;
        isSeen = !isSeen;
        tabs[tab]?.list.setAvistada(CUCO, isSeen);
        if (wait) await browser.rest();
      }
      await browser.rest();
      expect(browser.seen).toEqual(isSeen ? ['Cuco'] : []);
    }),
    { seed: 20_261_128 },
  );
});
