import { expect, test } from 'vitest';
import { loadAves } from './load-aves.ts';

const aves = loadAves();

/** Words in a row that two descriptions may not share. */
const RUN_LENGTH = 8;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

test('each description has two to four sentences and 220 to 480 characters', () => {
  for (const { nombre, descripcion } of aves) {
    const sentences = descripcion.match(/[.!?…]+(?=\s|$)/g) ?? [];
    expect(sentences.length, nombre).toBeGreaterThanOrEqual(2);
    expect(sentences.length, nombre).toBeLessThanOrEqual(4);
    expect(descripcion.length, nombre).toBeGreaterThanOrEqual(220);
    expect(descripcion.length, nombre).toBeLessThanOrEqual(480);
  }
});

test('no two descriptions share a run of eight words', () => {
  const owners = new Map<string, string>();
  for (const { nombre, descripcion } of aves) {
    const words = wordsOf(descripcion);
    for (let i = 0; i + RUN_LENGTH <= words.length; i++) {
      const run = words.slice(i, i + RUN_LENGTH).join(' ');
      expect(owners.get(run) ?? nombre, run).toBe(nombre);
      owners.set(run, nombre);
    }
  }
});

test('a description is plain, well typed Spanish', () => {
  for (const { nombre, descripcion } of aves) {
    expect(descripcion, nombre).toBe(descripcion.normalize('NFC').trim());
    expect(descripcion, nombre).not.toMatch(/\s{2}|[<>*_]|\s[,.;:]|["']/);
    expect(descripcion, nombre).toMatch(/^[¿¡«]?[A-ZÁÉÍÓÚÑ].*[.!?…»]$/s);
    expect(descripcion, nombre).not.toMatch(/\busted(es)?\b/i);
  }
});

test('inside a sentence the name of the bird is in lower case', () => {
  for (const { nombre, descripcion } of aves) {
    expect(descripcion, nombre).not.toMatch(new RegExp(`\\p{Ll}[\\p{L},]* ${nombre}`, 'u'));
  }
});
