import { expect, test } from 'vitest';
import { foundSightings, recordLines, shownSightings, yearsOf } from './records.ts';
import type { Sighting } from './sighting.ts';

const aves = [{ nombre: 'Cuco' }, { nombre: 'Gorrión moruno', alias: ['Gorrion moruno'] }];
const pardo = { nombre: 'El Pardo' };

const notebook: Sighting[] = [
  { id: '1', nombre: 'Cuco', fecha: '2026-05-01', lugar: pardo, nota: 'canta al amanecer' },
  { id: '2', nombre: 'Gorrion moruno', fecha: '2025-05', lugar: pardo },
  { id: '3', nombre: 'Cuco', lugar: { nombre: 'Aranjuez' } },
  { id: '4', nombre: 'Dodo', fecha: '2026-05-01' },
  { id: '5', nombre: 'Cuco', fecha: '2026-05-01', hora: '07:00', lugar: { nombre: 'Aranjuez' } },
];
const shown = shownSightings(notebook, ['Cuco', 'Gorrión moruno', 7], aves);
const ids = (sightings: readonly Sighting[]) => sightings.map(({ id }) => id);

test('what is on the list is shown under its present name, the latest first; all else stands aside', () => {
  expect(ids(shown)).toEqual(['5', '1', '2', '3']);
  expect(shown[2]?.nombre).toBe('Gorrión moruno');
  expect(ids(shownSightings(notebook, ['Dodo'], aves))).toEqual(['4']);
  expect(shownSightings(notebook, [], aves)).toEqual([]);
});

test('a word is looked for in the name, the place, the note and the day, without accents or case', () => {
  const found = (text: string, year = '') => ids(foundSightings(shown, { text, year }));
  expect(found('gorrion')).toEqual(['2']);
  expect(found('CUCO pardo')).toEqual(['1']);
  expect(found('amanecer')).toEqual(['1']);
  expect(found('mayo de 2025')).toEqual(['2']);
  expect(found('', '2026')).toEqual(['5', '1']);
  expect(found('cuco', '2025')).toEqual([]);
  expect(found(' ')).toEqual(['5', '1', '2', '3']);
});

test('the notebook is laid out by day, and by place with the places of most sightings first', () => {
  const heads = (layout: 'dia' | 'lugar') =>
    recordLines(shown, layout).flatMap((line) =>
      line.kind === 'group' ? [`${line.words}: ${line.count}`] : [],
    );
  expect(heads('dia')).toEqual(['1 de mayo de 2026: 2', 'mayo de 2025: 1', 'Sin fecha: 1']);
  expect(heads('lugar')).toEqual(['Aranjuez: 2', 'El Pardo: 2']);
  expect(recordLines(shown, 'dia')).toHaveLength(7);
  expect(yearsOf(shown)).toEqual(['2026', '2025']);
});
