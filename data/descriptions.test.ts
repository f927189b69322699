import { expect, test } from 'vitest';
import { loadAves } from './load-aves.ts';

const aves = loadAves();

/** Words in a row that two descriptions may not share. */
const RUN_LENGTH = 8;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many sentences a text has. */
const sentencesOf = (text: string) => text.match(/[.!?…]+(?=\s|$)/g)?.length ?? 0;

test('each description has two to six sentences and 60 to 110 words', () => {
  for (const { nombre, descripcion } of aves) {
    expect(sentencesOf(descripcion), nombre).toBeGreaterThanOrEqual(2);
    expect(sentencesOf(descripcion), nombre).toBeLessThanOrEqual(6);
    expect(descripcion.split(' ').length, nombre).toBeGreaterThanOrEqual(60);
    expect(descripcion.split(' ').length, nombre).toBeLessThanOrEqual(110);
  }
});

test('where and when is told in 20 to 45 words, not those of the description, and no two alike', () => {
  const runs = (text: string) => {
    const words = wordsOf(text);
    return words.map((_, i) => words.slice(i, i + RUN_LENGTH).join(' ')).slice(0, 1 - RUN_LENGTH);
  };
  const owners = new Map<string, string>();
  for (const { nombre, donde, descripcion } of aves) {
    expect(donde.split(' ').length, nombre).toBeGreaterThanOrEqual(20);
    expect(donde.split(' ').length, nombre).toBeLessThanOrEqual(45);
    expect(sentencesOf(donde), nombre).toBeLessThanOrEqual(3);
    expect(donde, nombre).not.toMatch(/\s{2}|[<>*_]|\s[,.;:]|["']|\busted(es)?\b/i);
    for (const run of runs(donde)) {
      expect(owners.get(run) ?? nombre, run).toBe(nombre);
      owners.set(run, nombre);
      expect(runs(descripcion), `${nombre}: ${run}`).not.toContain(run);
    }
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
