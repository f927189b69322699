import type { Page } from '@playwright/test';
import {
  atRest,
  aveOf,
  bar,
  expect,
  expectSeen,
  KINDS,
  NOT_FOUND,
  open,
  seenButton,
  stickingOut,
  storeSeen,
  test,
} from './fixtures.ts';

// Keyboard alone, focus that is seen and kept, 320 px and 400 % zoom, letters of twice their size, forced colours, night. What stands on paper is asked in `every-page.spec.ts`.

/** Steps of Tab that are looked at on one page; long lists repeat the same card. */
const STEPS = 50;

/** What a window of 1280 × 1024 px shows at 400 % zoom, CSS px. */
const ZOOMED = { width: 320, height: 256 };

type Step = { element: string; ring: boolean; covered: boolean; sideways: number } | null;

/** Where the focus stands: whether a ring that was not there before is around it, and whether it can be seen. */
function lookAtFocus(page: Page): Promise<Step> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
      return null;
    const chain: Element[] = [];
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      chain.push(each);
    // The ring of a mark on a plate is drawn by its circle.
    chain.push(...element.querySelectorAll('circle'));
    const looks = () =>
      chain.map((each) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke } = getComputedStyle(each);
        const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        const seen = outlined && outlineColor !== 'rgba(0, 0, 0, 0)';
        return [seen ? outlineColor : each instanceof SVGCircleElement ? stroke : '', boxShadow];
      });
    const focused = looks();
    // A mark on a plate is as large as its phrase while that shows: what is looked for is its number.
    const { left, right, top, bottom } = (
      element.querySelector(':scope > circle') ?? element
    ).getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const there = document.elementFromPoint(x, y);
    // The name on a card stands under its own link, which covers the whole card.
    const covered = !there || !(element.contains(there) || there.contains(element));
    element.blur();
    const blurred = looks();
    element.focus({ preventScroll: true });
    const ring = focused.some(
      ([outline, shadow], i) => (outline && outline !== blurred[i]?.[0]) || shadow !== blurred[i]?.[1],
    );
    return { element: element.outerHTML.slice(0, 80), ring, covered, sideways: window.scrollX };
  });
}

test.describe('at 400 % zoom, by keyboard alone', () => {
  test.use({ viewport: ZOOMED, reducedMotion: 'reduce' });

  for (const each of KINDS) {
    test(`one sees at every step where one is, and nothing lies over it, on ${each.kind}`, async ({
      page,
      console,
    }) => {
      if ('unknown' in each) console.expects(NOT_FOUND);
      await storeSeen(page, '["Águila real","Búho real"]');
      await open(page, each.path);
      await page.evaluate(() => {
        for (const each of document.getAnimations()) each.finish();
      });
      const faults: Step[] = [];
      let steps = 0;
      for (; steps < STEPS; steps++) {
        await page.keyboard.press('Tab');
        const step = await lookAtFocus(page);
        if (!step) break;
        if (!step.ring || step.covered || step.sideways !== 0) faults.push(step);
      }
      expect(steps).toBeGreaterThan(10);
      expect(faults).toEqual([]);
    });
  }
});

/** Windows in which letters of twice their size are read, px. */
const LARGE_TEXT = [390, 1280];

test.describe('with letters of twice their size', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const each of KINDS) {
    test(`nothing sticks out of the window, and no focus hides, on ${each.kind}`, async ({
      page,
      console,
    }) => {
      if ('unknown' in each) console.expects(NOT_FOUND);
      await storeSeen(page, '["Águila real","Búho real"]');
      await open(page, each.path);
      // As the reader's own setting of the browser does.
      await page.evaluate(() => {
        const { style } = document.documentElement;
        style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
        for (const each of document.getAnimations()) each.finish();
      });
      for (const width of LARGE_TEXT) {
        await page.setViewportSize({ width, height: 844 });
        // What comes late, or is laid out only now, would move the page between a press and the look at it.
        await atRest(page);
        expect(await stickingOut(page), `at ${width} px`).toEqual([]);
        const covered: Step[] = [];
        for (let i = 0; i < 25; i++) {
          await page.keyboard.press('Tab');
          const step = await lookAtFocus(page);
          if (step?.covered || step?.sideways) covered.push(step);
        }
        expect(covered, `at ${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('with colours forced by the system', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('the months in which a species is about differ from the others', async ({ page }) => {
    await open(page, '/birds/Abubilla');
    const bars = await page
      .getByRole('list', { name: 'Meses' })
      .getByRole('listitem')
      .evaluateAll((months) =>
        months.map((month) => {
          const { height, backgroundColor } = getComputedStyle(month, '::before');
          const ground = getComputedStyle(document.body).backgroundColor;
          return {
            level: Number(month.dataset.level),
            height: Number.parseFloat(height),
            seen: backgroundColor !== ground,
          };
        }),
      );
    expect(bars.map(({ level }) => level)).toEqual(aveOf('Abubilla').abundancia);
    for (const { level, height, seen } of bars) {
      if (level > 0) {
        expect(seen).toBe(true);
        expect(height).toBeCloseTo((level * (bars[3]?.height ?? 0)) / 3, 0);
      } else expect(height).toBeLessThan(3);
    }
  });

  test('a mark is seen on its button and in the bar of the progress', async ({ page }) => {
    await open(page, '/birds/Abubilla');
    const bar = page.getByRole('progressbar', { name: 'Aves avistadas' });
    const colourOf = () => seenButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    const [empty, unpressed] = [await bar.screenshot(), await colourOf()];
    await seenButton(page).click();
    await expectSeen(page, true);
    expect(await colourOf()).not.toBe(unpressed);
    // The system's own ground under letters is white, and so are these.
    await expect(seenButton(page)).toHaveCSS('forced-color-adjust', 'none');
    await bar.evaluate((element: HTMLProgressElement) => {
      element.value = element.max;
    });
    expect((await bar.screenshot()).equals(empty)).toBe(false);
  });

  test('the page on which one is stands out in the navigation', async ({ page }) => {
    await open(page, '/guide');
    await expect(bar(page).getByRole('link', { name: 'Guía de uso' })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await expect(bar(page).getByRole('link', { name: 'Todas las aves' })).toHaveCSS(
      'text-decoration-line',
      'none',
    );
  });

  test('the letters of the threat levels keep a colour of their own on theirs', async ({ page }) => {
    await open(page, '/guide');
    const icons = page.getByRole('main').getByRole('img', { name: /^Icono de amenaza/ });
    await expect(icons).toHaveCount(6);
    const fills = await icons.evaluateAll((all) =>
      all.map((icon) => [...icon.querySelectorAll('path, text')].map((part) => getComputedStyle(part).fill)),
    );
    for (const [shape, letters] of fills) expect(letters).not.toBe(shape);
    expect(new Set(fills.map(([shape]) => shape)).size).toBe(6);
  });
});

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of ['/birds/Águila-real', '/birds/orden/Strigiformes'])
    test(`the plates of ${path} are softened on a screen, and on paper they are not`, async ({ page }) => {
      await open(page, path);
      const filters = () =>
        page
          .locator('main img')
          .evaluateAll((all) => [...new Set(all.map((img) => getComputedStyle(img).filter))]);
      const [filter, ...others] = await filters();
      expect(others).toEqual([]);
      expect(filter).toMatch(/^brightness\(0\.[78]\d*\)$/);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await filters()).toEqual(['none']);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      expect(await filters()).toEqual(['none']);
    });
});
