import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// 7:1 for text in the light theme, which is read in full sun; the dark theme keeps the same measure.

const MINIMUM = 7;

const APP = fileURLToPath(new URL('../', import.meta.url));
const TOKENS = readFileSync(`${APP}styles/tokens.css`, 'utf8');
const ICON = readFileSync(`${APP}components/ave/amenaza-icon.module.css`, 'utf8');
const LAMINA = readFileSync(`${APP}components/ave/lamina.module.css`, 'utf8');
const SHEETS = globSync('**/*.css', { cwd: APP }).map((file) => readFileSync(`${APP}${file}`, 'utf8'));

type Theme = 'light' | 'dark';

/** Ink tokens and the papers on which components set them. */
const PAIRS: Record<string, string[]> = {
  tinta: ['papel', 'papel-claro', 'papel-hondo'],
  'tinta-suave': ['papel', 'papel-claro'],
  verde: ['papel', 'papel-claro', 'papel-hondo'],
  rojo: ['papel'],
  'sobre-verde': ['verde-hondo'],
  'papel-claro': ['verde'],
  'tinta-hoja': ['hoja'],
};

/** Backgrounds that carry no text of theirs: the bar of the progress, the stars of the flag, the dots of a list, the ground of the plates. */
const WITHOUT_TEXT = ['bandera', 'bar', 'lamina'];

function colour(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(TOKENS)?.[1] ?? '';
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  const found = both ? both[theme === 'light' ? 1 : 2] : value;
  if (!found?.startsWith('#')) throw new Error(`--${token} is no colour: ${value}`);
  return found;
}

/** Relative luminance of `#rgb` or `#rrggbb` (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = (digits.match(/\w\w/g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  for (const [ink, papers] of Object.entries(PAIRS)) {
    test.each(papers)(`--${ink} can be read on --%s in full sun`, (paper) => {
      expect(contrast(colour(ink, theme), colour(paper, theme))).toBeGreaterThanOrEqual(MINIMUM);
    });
  }
});

test('the letters of every threat level can be read on its colour', () => {
  const levels = [...ICON.matchAll(/data-code="(\w+)"\]\s*{\s*--level: (#\w+);\s*--letters: (#\w+)/g)];
  expect(levels.map(([, iucnCode]) => iucnCode)).toEqual(['LC', 'NT', 'VU', 'EN', 'CR', 'DD']);
  for (const [, iucnCode, paper = '', ink = ''] of levels)
    expect(contrast(paper, ink), iucnCode).toBeGreaterThanOrEqual(MINIMUM);
});

test('no component writes with a colour, or on one, that is not measured here', () => {
  const used = (property: string) => [
    ...new Set(
      SHEETS.flatMap((sheet) => [
        ...sheet.matchAll(new RegExp(`[^-]${property}: var\\(--([\\w-]+)\\)`, 'g')),
      ]).map(([, token = '']) => token),
    ),
  ];
  const inks = used('color');
  const papers = used('background');
  expect(inks.length * papers.length).toBeGreaterThan(0);
  expect(inks.filter((ink) => !(ink in PAIRS))).toEqual([]);
  const measured = [...Object.values(PAIRS).flat(), ...WITHOUT_TEXT];
  expect(papers.filter((paper) => !measured.includes(paper))).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'the words that stand in for a plate can be read on its ground (%s)',
  (theme) => {
    const [, ink = ''] = /color: (#\w{6});/.exec(LAMINA) ?? [];
    expect(contrast(ink, colour('lamina', theme))).toBeGreaterThanOrEqual(MINIMUM);
  },
);

test('the contrast of known colours is that of the standard', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
});
