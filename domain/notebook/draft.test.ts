import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Draft, draftOf, readDraft } from './draft.ts';
import { parseSighting } from './parse-sighting.ts';

const EMPTY: Draft = { fecha: '', hora: '', lugar: '', punto: null, cuenta: '', nota: '' };

const TODAY = '2026-11-28';

test('empty boxes are what is not known', () => {
  expect(readDraft('Cuco', EMPTY, TODAY)).toEqual({ nombre: 'Cuco' });
});

test('what stands in the boxes is what is kept, and comes back into them', () => {
  const draft = {
    ...EMPTY,
    fecha: '2026-11',
    hora: '08:30',
    lugar: ' El Pardo ',
    cuenta: '3',
    nota: 'Canta',
  };
  const sighting = { ...readDraft('Cuco', { ...draft, punto: { lat: 40.5, lon: -3.7 } }, TODAY), id: '1' };
  expect(sighting).toEqual({
    id: '1',
    nombre: 'Cuco',
    fecha: '2026-11',
    hora: '08:30',
    lugar: { nombre: 'El Pardo', lat: 40.5, lon: -3.7 },
    cuenta: 3,
    nota: 'Canta',
  });
  expect(draftOf(parseSighting(sighting))).toEqual({
    ...draft,
    lugar: 'El Pardo',
    punto: { lat: 40.5, lon: -3.7 },
  });
  expect(readDraft('Cuco', { ...EMPTY, cuenta: 'presente' }, TODAY)).toEqual({
    nombre: 'Cuco',
    cuenta: 'presente',
  });
  expect(readDraft('Cuco', { ...EMPTY, punto: { lat: 40.5, lon: -3.7 } }, TODAY)).toMatchObject({
    lugar: { nombre: '40.5000, -3.7000' },
  });
});

for (const [box, text] of [
  ['fecha', '2026-02-30'],
  ['fecha', 'ayer'],
  ['hora', '25:00'],
  ['cuenta', '0'],
  ['cuenta', '-1'],
  ['cuenta', '1.5'],
  ['cuenta', 'muchos'],
] as const) {
  test(`«${text}» as ${box} is refused in a sentence that names it`, () => {
    expect(readDraft('Cuco', { ...EMPTY, [box]: text }, TODAY)).toEqual({
      box,
      sentence: expect.stringContaining(`«${text}»`),
    });
  });
}

for (const fecha of ['2026-11-29', '2026-12', '2027']) {
  test(`${fecha} is still to come on 28 November 2026, and refused`, () => {
    expect(readDraft('Cuco', { ...EMPTY, fecha }, TODAY)).toEqual({
      box: 'fecha',
      sentence: expect.stringMatching(/^Esa fecha no vale: .+ todavía no ha llegado\.$/),
    });
  });
}

for (const fecha of ['2026-11-28', '2026-11', '2026'])
  test(`${fecha} has come on 28 November 2026`, () => {
    expect(readDraft('Cuco', { ...EMPTY, fecha }, TODAY)).toEqual({ nombre: 'Cuco', fecha });
  });

test('whatever is typed, it is refused or can be read again', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('2026', '08:30', '7', '1e3', ' '));
  const any = fc.record({
    fecha: text,
    hora: text,
    lugar: text,
    punto: fc.constant(null),
    cuenta: text,
    nota: text,
  });
  fc.assert(
    fc.property(any, (draft) => {
      const read = readDraft('Cuco', draft, TODAY);
      if (!('box' in read)) expect(parseSighting({ ...read, id: '1' })).toEqual({ ...read, id: '1' });
    }),
  );
});
