import { expect, test } from 'vitest';
import { groupsOf } from '../domain/voices/groups.ts';
import { parseScore } from '../domain/voices/score.ts';
import { loadVoiceLookAlikes } from './load-voice-look-alikes.ts';

const text = '@ canto\na 50 3\n= a';
const drawn = (...nombres: string[]) =>
  new Map(nombres.map((nombre) => [nombre, { text, score: parseScore(text) }]));

test.each([
  [{ voz: 'canto', aves: ['Cuco', 'Dodo'] }, '«Dodo» has no canto in data/partituras'],
  [{ voz: 'reclamo', aves: ['Abubilla', 'Cuco'] }, '«Abubilla» has no reclamo in data/partituras'],
  [{ voz: 'canto', aves: ['Cuco', 'Abubilla'] }, 'must stand in the order of the lists'],
  [{ voz: 'canto', aves: ['Cuco', 'Cuco'] }, 'one stands twice'],
  [{ voz: 'canto', aves: ['Cuco'] }, '0.aves: '],
  [{ voz: 'trino', aves: ['Abubilla', 'Cuco'] }, '0.voz: '],
])('%j is refused: %s', (group, message) => {
  expect(() => loadVoiceLookAlikes(drawn('Abubilla', 'Cuco'), JSON.stringify([group]))).toThrow(message);
});

test('a group within another is refused', () => {
  const groups = [
    { voz: 'canto', aves: ['Abubilla', 'Cuco', 'Tórtola turca'] },
    { voz: 'canto', aves: ['Abubilla', 'Cuco'] },
  ];
  expect(() =>
    loadVoiceLookAlikes(drawn('Abubilla', 'Cuco', 'Tórtola turca'), JSON.stringify(groups)),
  ).toThrow('canto of Abubilla, Cuco: all stand together in a group before');
});

test('voices that beginners confuse stand together, and a page shows no more than three groups', () => {
  const groups = loadVoiceLookAlikes();
  const othersOf = (nombre: string) => groupsOf(nombre, groups).flatMap(({ aves }) => aves);
  expect(othersOf('Mosquitero común')).toContain('Mosquitero musical');
  expect(othersOf('Cuco')).toContain('Abubilla');
  expect(othersOf('Vencejo pálido')).toContain('Vencejo común');
  expect(othersOf('Paloma zurita')).toContain('Paloma torcaz');
  for (const nombre of new Set(groups.flatMap(({ aves }) => aves)))
    expect(groupsOf(nombre, groups).length, nombre).toBeLessThanOrEqual(3);
});
