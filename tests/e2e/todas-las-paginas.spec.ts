import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allPages } from '../../domain/paths.ts';
import { alive, aves, expect, NOT_FOUND, storeSeen, test } from './guia.ts';

// The issue: axe on all pages in both themes without a finding; and in the light theme 7:1 for text (sunlight), with
// placeholder, footer and dropdown. Longer lists show only more of the same cards, so each page is looked at once.

const PAGES = [...allPages(aves), '/ninguna/parte'];

/** Tests a theme is shared out to, so that both workers are busy to the end. */
const PARTS = 4;

/** A page costs some tenths of a second on a quiet machine, and ten times as much on a busy one. */
const TIME = 1_800_000;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** 7:1 holds 4.5:1 too, so that the slowest rule runs once. */
const CONTRAST = { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } };

async function findingsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(encodeURI(path), { waitUntil: 'domcontentloaded' });
  await alive(page);
  await page.evaluate(() => {
    for (const each of document.getAnimations()) each.finish();
  });
  // Within the page itself, which has no frames: the other way opens a second page for each.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: CONTRAST, resultTypes: ['violations'] })
    .withTags(RULES);
  const { violations, passes } = await axe.analyze();
  const looked = passes.map(({ id }) => id);
  expect(looked, path).toEqual(
    expect.arrayContaining(['color-contrast-enhanced', 'target-size', 'link-name']),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${path} · ${id}: ${help} ${target}`),
  );
}

/** Pictures are not what axe reads, and the room of each is kept without them. */
async function withoutPictures(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setBlockedURLs', { urls: ['*.webp', '*.png'] });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (let part = 0; part < PARTS; part++) {
    test.describe(`${colorScheme} theme`, () => {
      test.use({ colorScheme });
      test.setTimeout(TIME);

      test(`axe finds nothing on any page, part ${part + 1} of ${PARTS}`, async ({ page, consola }) => {
        consola.allows(NOT_FOUND);
        consola.allows(/net::ERR_BLOCKED_BY_CLIENT/);
        await withoutPictures(page);
        await storeSeen(page, '["Águila real","Búho real","Abubilla"]');
        const findings: string[] = [];
        for (const path of PAGES.filter((_, i) => i % PARTS === part))
          findings.push(...(await findingsOn(page, path)));
        expect(findings).toEqual([]);
      });
    });
  }
}

test('the pages looked at are all that the guide has, and the one for those it has not', () => {
  expect(PAGES).toHaveLength(203 + 21 + 7 + 5 + 5 + 1);
});
