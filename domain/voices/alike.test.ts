import { describe, expect, it, test } from 'vitest';
import { askedVoices } from './alike.ts';
import type { VoiceGroup } from './groups.ts';
import { namesItself } from './names-itself.ts';
import { parseScore } from './score.ts';

const song = (khz: number, call = '') => parseScore(`@ canto\na 100 ${khz}\n= a*4/200\n${call}`);
const CALL = '@ reclamo\nb 50 5\n= b';

const SCORES = new Map([
  ['Bajo', song(0.5)],
  ['Bajete', song(0.6)],
  ['Medio', song(3, CALL)],
  ['Agudo', song(8)],
  ['Calladito', parseScore(CALL)],
]);

const GROUPS: VoiceGroup[] = [
  { voz: 'reclamo', aves: ['Calladito', 'Medio'] },
  { voz: 'canto', aves: ['Agudo', 'Bajo'] },
];

describe('the voice that a round asks', () => {
  const asked = askedVoices(SCORES, GROUPS);

  it('is that in which a species is taken for another', () => {
    expect(asked.get('Medio')).toMatchObject({ kind: 'reclamo', alike: ['Calladito'], near: [] });
    expect(asked.get('Bajo')).toMatchObject({ kind: 'canto', alike: ['Agudo'] });
  });

  it('stands among those of its kind, the nearest first', () => {
    expect(asked.get('Bajete')).toEqual({ kind: 'canto', alike: [], near: ['Bajo', 'Medio', 'Agudo'] });
  });
});

test.each([
  ['Cuco', ['ku', 'kú'], true],
  ['Pinzón vulgar', ['pin'], true],
  ['Chochín paleártico', ['chochí'], true],
  ['Abubilla', ['up'], false],
  ['Autillo europeo', ['tiú'], false],
  ['Mosquitero común', ['chif', 'chaf'], false],
  ['Cuco', ['u'], false],
])('%s that says %j names itself: %s', (nombre, syllables, expected) => {
  expect(namesItself(nombre, syllables)).toBe(expected);
});
