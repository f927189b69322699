import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSighting, SightingFault } from './parse-sighting.ts';
import { createHeld, identityOf } from './same-sighting.ts';
import {
  isBareMark,
  latestFirst,
  type NewSighting,
  type Sighting,
  sightingOfMark,
  sortedLatestFirst,
} from './sighting.ts';

const name = fc.constantFrom('Abubilla', 'Cuco', 'Gorrión moruno');
const word = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `a${text}b`.normalize('NFC'));
const day = fc.constantFrom('2026-11-21', '2026-11', '2026', '2020-02-29');

const anySighting: fc.Arbitrary<Sighting> = fc.record(
  {
    id: word,
    nombre: name,
    fecha: day,
    hora: fc.constantFrom('07:05', '23:59'),
    lugar: fc.oneof(
      fc.record({ nombre: word }),
      fc.record({
        nombre: word,
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lon: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    ),
    cuenta: fc.oneof(fc.integer({ min: 1 }), fc.constant('presente' as const)),
    nota: word,
    origen: fc.record({ fuente: fc.constantFrom('eBird', 'iNaturalist'), id: word }),
    salida: word,
  },
  { requiredKeys: ['id', 'nombre'] },
);

test('any sighting that was kept is read as it was', () => {
  fc.assert(
    fc.property(anySighting, (sighting) => {
      const kept = JSON.parse(JSON.stringify(sighting));
      expect(parseSighting(kept)).toEqual(kept);
    }),
  );
});

test('whatever stands in a store or a file, it is read as a sighting or refused with the field at fault', () => {
  const anyField = fc.oneof(fc.jsonValue(), fc.constantFrom('2026-02-30', '25:00', -1, 0, 1.5, 'X', {}));
  const anything = fc.dictionary(
    fc.constantFrom(
      'id',
      'nombre',
      'fecha',
      'hora',
      'lugar',
      'cuenta',
      'nota',
      'origen',
      'salida',
      '__proto__',
    ),
    anyField,
  );
  fc.assert(
    fc.property(fc.oneof(anything, fc.jsonValue()), (value) => {
      let sighting: Sighting;
      try {
        sighting = parseSighting(value);
      } catch (error) {
        expect(error).toBeInstanceOf(SightingFault);
        return;
      }
      expect(parseSighting(sighting)).toEqual(sighting);
    }),
  );
});

for (const [field, value] of [
  ['fecha', '2026-02-30'],
  ['fecha', '21/11/2026'],
  ['hora', '7:05'],
  ['hora', '24:00'],
  ['cuenta', 0],
  ['cuenta', 'X'],
  ['lugar', { nombre: 'Casa de Campo', lat: 40.4 }],
  ['lugar', { nombre: '', lat: 40.4, lon: -3.7 }],
  ['lugar', { nombre: 'Casa de Campo', lat: 140, lon: 0 }],
  ['origen', { fuente: 'eBird' }],
] as const) {
  test(`a sighting whose ${field} is ${JSON.stringify(value)} is refused, and the field named`, () => {
    expect(() => parseSighting({ id: '1', nombre: 'Cuco', [field]: value })).toThrow(
      expect.objectContaining({ field }),
    );
  });
}

/** Those of a batch that are new beside what is held. */
function notHeldYet(before: readonly Sighting[], batch: readonly NewSighting[]): NewSighting[] {
  const held = createHeld();
  for (const each of before) held.hold(each);
  return batch.filter((each) => held.take(each) === 'fresh');
}

test('twice the same batch adds nothing, and each sighting of it comes once', () => {
  fc.assert(
    fc.property(fc.array(anySighting, { maxLength: 12 }), (batch) => {
      const fresh = notHeldYet([], [...batch, ...batch]);
      const held = fresh as Sighting[];
      expect(notHeldYet(held, batch)).toEqual([]);
    }),
  );
});

test('a record of another program is the same after it was edited here; the same record of two species is two', () => {
  const record: NewSighting = { nombre: 'Cuco', fecha: '2026-05-01', origen: { fuente: 'eBird', id: 'S1' } };
  expect(identityOf({ ...record, fecha: '2026-05-02', nota: 'cantando' })).toBe(identityOf(record));
  expect(identityOf({ ...record, nombre: 'Abubilla' })).not.toBe(identityOf(record));
  expect(identityOf({ ...record, origen: { fuente: 'Birda', id: 'S1' } })).not.toBe(identityOf(record));
});

test('two sightings of one species and day that differ in anything told of them are two', () => {
  const one: NewSighting = { nombre: 'Cuco', fecha: '2026-05-01', lugar: { nombre: 'El Pardo' } };
  const others: NewSighting[] = [
    { ...one, cuenta: 2 },
    { ...one, hora: '08:00' },
    { ...one, nota: 'dos machos' },
    { ...one, lugar: { nombre: 'Casa de Campo' } },
  ];
  expect(notHeldYet([], [one, ...others])).toHaveLength(5);
});

/** What the notebook holds after a batch. */
function after(before: readonly Sighting[], batch: readonly NewSighting[]): NewSighting[] {
  const held = createHeld();
  for (const each of before) held.hold(each);
  const fresh = batch.filter((each) => held.take(each) === 'fresh');
  return [...before.filter((each) => !held.outdone().includes(each)), ...fresh];
}

const mark = sightingOfMark('Cuco', '2026-05-01');
const fuller: Sighting[] = [
  { id: 'a', nombre: 'Cuco', fecha: '2026-05-01', origen: { fuente: 'eBird', id: 'S1' } },
  { id: 'b', nombre: 'Cuco', fecha: '2026-05-01', hora: '08:00' },
];

test('what a batch tells twice is not said to be in the notebook', () => {
  const held = createHeld();
  held.hold(mark);
  const row: NewSighting = { nombre: 'Abubilla', fecha: '2026-05-01', cuenta: 2 };
  const batch = [
    mark,
    mark,
    row,
    row,
    { ...row, cuenta: 3 },
    { ...row, id: 'a', cuenta: 4 },
    { ...row, id: 'a' },
  ];
  expect(batch.map(held.take)).toEqual(['held', 'held', 'fresh', 'repeated', 'fresh', 'fresh', 'repeated']);
});

test('a day of which the notebook tells more is not told again by a link', () => {
  const elsewhere = [sightingOfMark('Cuco', '2026-05-02'), sightingOfMark('Abubilla', '2026-05-01')];
  expect(notHeldYet(fuller, [mark, { nombre: 'Cuco', fecha: '2026-05-01' }, ...elsewhere])).toEqual(
    elsewhere,
  );
});

test('a mark gives way to what tells more of its bird and day, whichever comes first', () => {
  const other = sightingOfMark('Cuco', '2026-05-02');
  expect(after([mark, other], fuller)).toEqual([other, ...fuller]);
  expect(after(fuller, [mark, other])).toEqual([...fuller, other]);
});

test('a copy gives back all that it holds, in whichever order', () => {
  expect(after([], [mark, ...fuller])).toEqual([mark, ...fuller]);
  expect(after([], [...fuller, mark])).toEqual([...fuller, mark]);
});

test('the latest comes first, and what has no day comes last', () => {
  const days = ['2026', undefined, '2026-11', '2025-12-31', '2026-11-21'];
  const sorted = days
    .map((fecha, i): Sighting => ({ id: String(i), nombre: 'Cuco', ...(fecha && { fecha }) }))
    .sort(latestFirst);
  expect(sorted.map(({ fecha }) => fecha)).toEqual([
    '2026-11-21',
    '2026-11',
    '2026',
    '2025-12-31',
    undefined,
  ]);
});

test('what a mark leaves is one and the same however often it is taken in', () => {
  const mark = sightingOfMark('Cuco', '2026-05-01');
  expect(mark).toEqual(sightingOfMark('Cuco', '2026-05-01'));
  expect(isBareMark(mark)).toBe(true);
  expect(parseSighting(mark)).toEqual(mark);
});

test('sorting many at once gives the same order as comparing them two by two', () => {
  fc.assert(
    fc.property(fc.array(anySighting), (all) => {
      expect(sortedLatestFirst(all)).toEqual(all.toSorted(latestFirst));
    }),
  );
});
