import { expect, test } from 'vitest';
import { COLOURS } from '../../domain/identify/colours.ts';
import { RECIPES } from '../../laminas/index.ts';
import { drawSheet } from './draw-sheet.ts';

test.each(['abejaruco-europeo', 'gorrion-comun', 'gaviota-reidora'])(
  'the colours of %s are called as «¿Qué ave es?» calls them, a paler and a darker one apart',
  (slug) => {
    const { page } = drawSheet(RECIPES[slug] as (typeof RECIPES)[string]);
    expect(page.colours.length).toBeGreaterThan(2);
    for (const [name, hex] of page.colours) {
      const [colour, shade, ...others] = name.split(' ');
      expect(COLOURS).toContain(colour);
      expect(['claro', 'oscuro', undefined]).toContain(shade);
      expect(others).toEqual([]);
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    }
  },
);
