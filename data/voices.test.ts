import { expect, test } from 'vitest';
import { loadAves } from './load-aves.ts';

const aves = loadAves();

/** The sentences that tell the voice of a species. */
const textsOf = ({ voz }: (typeof aves)[number]) =>
  [voz.canto?.texto, voz.reclamo?.texto, voz.calla, voz.distingue, voz.cuando?.texto].filter(
    (text) => text !== undefined,
  );

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

test('a call or a song is told in 12 to 32 words', () => {
  for (const { nombre, voz } of aves) {
    for (const { texto } of [voz.canto, voz.reclamo].filter((each) => each !== undefined)) {
      expect(wordsOf(texto).length, nombre).toBeGreaterThanOrEqual(12);
      expect(wordsOf(texto).length, nombre).toBeLessThanOrEqual(32);
    }
  }
});

test('no two voices are told on one mould: no text begins with three words of another', () => {
  const owners = new Map<string, string>();
  for (const ave of aves) {
    for (const { texto } of [ave.voz.canto, ave.voz.reclamo].filter((each) => each !== undefined)) {
      const beginning = wordsOf(texto).slice(0, 3).join(' ');
      expect(owners.get(beginning), `${ave.nombre}: ${beginning}`).toBeUndefined();
      owners.set(beginning, ave.nombre);
    }
  }
});

test('the voice is not told in words of the description', () => {
  for (const ave of aves) {
    const description = wordsOf(ave.descripcion).join(' ');
    for (const text of textsOf(ave)) {
      const words = wordsOf(text);
      for (let i = 0; i + 6 <= words.length; i++)
        expect(description, ave.nombre).not.toContain(words.slice(i, i + 6).join(' '));
    }
  }
});

test('a voice is told in plain, well typed Spanish', () => {
  for (const ave of aves) {
    for (const text of textsOf(ave)) {
      expect(text, ave.nombre).toBe(text.normalize('NFC').trim());
      expect(text, ave.nombre).not.toMatch(/\s{2}|[<>*_"']|\s[,.;:]|\busted(es)?\b/);
    }
  }
});
