import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiaOf, FORMATO, VERSION, writeCopia } from './copia.ts';
import { copiaOfRows, rowsOf } from './copia-rows.ts';
import { cuentaEnPalabras, cuentaOf, lookUp, mergeEntradas, mergeFechas } from './merge-copia.ts';
import { CopiaError, readCopia } from './read-copia.ts';

const aves = [
  { nombre: 'Abubilla', cientifico: 'Upupa epops' },
  { nombre: 'Búho real', cientifico: 'Bubo bubo' },
  { nombre: 'Gorrión moruno', cientifico: 'Passer hispaniolensis', alias: ['Gorrion moruno'] },
];

const defectoOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (error instanceof CopiaError) return error.defecto;
    throw error;
  }
  return 'none';
};

const merge = (text: string, entradas: readonly unknown[] = [], fechas = new Map<string, unknown>()) => {
  const hallazgo = lookUp(readCopia(text), aves);
  return {
    entradas: mergeEntradas(entradas, hallazgo),
    fechas: Object.fromEntries(mergeFechas(fechas, hallazgo)),
    cuenta: cuentaOf(entradas, hallazgo),
  };
};

test('a copy says what it is, and tells of each species its names and its day', () => {
  const fechas = new Map([
    ['Abubilla', '2026-11-21'],
    ['Cuco', '2020-01-01'],
  ]);
  const copia = copiaOf(['Gorrion moruno', 'Dodo', 'Abubilla', 7], fechas, aves);
  expect(JSON.parse(writeCopia(copia))).toEqual({
    formato: 'guia-aves-madrid',
    version: 1,
    avistadas: [
      { nombre: 'Abubilla', cientifico: 'Upupa epops', fecha: '2026-11-21' },
      { nombre: 'Gorrión moruno', cientifico: 'Passer hispaniolensis' },
    ],
    otras: ['Dodo', 7],
    otrasFechas: {},
  });
});

test('the stored list itself is a copy', () => {
  expect(merge('["Abubilla","Dodo"]', ['Búho real'])).toEqual({
    entradas: ['Búho real', 'Abubilla', 'Dodo'],
    fechas: {},
    cuenta: { nuevas: 1, yaEstaban: 0, noReconocidas: 1 },
  });
});

test('a name is known by its older spelling, without accents or capitals, or by the scientific name', () => {
  const names = [
    'ABUBILLA',
    'buho real',
    'Gorrion moruno',
    'passer HISPANIOLENSIS',
    'Búho real'.normalize('NFD'),
  ];
  expect(merge(JSON.stringify(names)).cuenta).toEqual({ nuevas: 3, yaEstaban: 0, noReconocidas: 0 });
  const renamed = { avistadas: [{ nombre: 'Gran duque', cientifico: 'Bubo bubo', fecha: '2026-01-02' }] };
  expect(merge(JSON.stringify(renamed))).toMatchObject({
    entradas: ['Búho real'],
    fechas: { 'Búho real': '2026-01-02' },
  });
});

test('a copy never replaces: what was there stays, and of two days the earlier holds', () => {
  const text = JSON.stringify({
    formato: FORMATO,
    version: VERSION,
    avistadas: [
      { nombre: 'Abubilla', fecha: '2024-04-01' },
      { nombre: 'Búho real', fecha: '2026-04-01' },
    ],
  });
  const held = new Map([
    ['Abubilla', '2025-05-05'],
    ['Búho real', '2025-05-05'],
  ]);
  expect(merge(text, ['Gorrión moruno', 'Abubilla', null], held)).toEqual({
    entradas: ['Gorrión moruno', 'Abubilla', null, 'Búho real'],
    fechas: { Abubilla: '2024-04-01', 'Búho real': '2025-05-05' },
    cuenta: { nuevas: 1, yaEstaban: 1, noReconocidas: 0 },
  });
});

test('recovering the same copy twice adds nothing', () => {
  const once = merge('["Abubilla","Dodo",{"x":1}]');
  const twice = merge('["Abubilla","Dodo",{"x":1}]', once.entradas);
  expect(twice.entradas).toEqual(once.entradas);
  expect(twice.cuenta).toEqual({ nuevas: 0, yaEstaban: 1, noReconocidas: 2 });
});

test('a copy of a newer guide is read as far as it can be, and its species and days are kept for later', () => {
  const newer = JSON.stringify({
    formato: FORMATO,
    version: 9,
    lugares: ['Madrid'],
    avistadas: [
      { nombre: 'Abubilla', fecha: '2026-11-21', lugar: 'Retiro' },
      { nombre: 'Ave nueva', cientifico: 'Avis nova', fecha: '2030-01-01' },
      ['otra cosa'],
    ],
  });
  const held = merge(newer);
  expect(held.cuenta).toEqual({ nuevas: 1, yaEstaban: 0, noReconocidas: 2 });
  expect(held.entradas).toEqual(['Abubilla', 'Ave nueva', ['otra cosa']]);
  const copied = copiaOf(held.entradas, new Map(Object.entries(held.fechas)), aves);
  const later = [...aves, { nombre: 'Ave nueva', cientifico: 'Avis nova' }];
  const hallazgo = lookUp(readCopia(writeCopia(copied)), later);
  expect(hallazgo.aves.map(({ ave, fecha }) => [ave.nombre, fecha])).toEqual([
    ['Abubilla', '2026-11-21'],
    ['Ave nueva', '2030-01-01'],
  ]);
});

test('a newer copy without a list that can be read is said to be newer', () => {
  expect(defectoOf(() => readCopia('{"formato":"guia-aves-madrid","version":2,"aves":{}}'))).toBe(
    'posterior',
  );
});

for (const [text, defecto] of [
  ['{"formato":"guia-aves-madrid","version":1,"avistadas":[{"nomb', 'rota'],
  ['["Abubilla"', 'rota'],
  ['', 'rota'],
  ['{}', 'ajena'],
  ['null', 'ajena'],
  ['7', 'ajena'],
  ['"Abubilla"', 'ajena'],
  ['{"avistadas":{"0":"Abubilla","length":1}}', 'ajena'],
  ['{"avistadas":"Abubilla"}', 'ajena'],
  ['{"formato":"otra","avistadas":["Abubilla"]}', 'ajena'],
  ['{"formato":["guia-aves-madrid"],"avistadas":[]}', 'ajena'],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'ajena'],
] as const) {
  test(`${text.slice(0, 60) || 'nothing'} is refused as «${defecto}»`, () => {
    expect(defectoOf(() => readCopia(text))).toBe(defecto);
  });
}

test('names that programs trip over are but names', () => {
  const text =
    '{"avistadas":[{"nombre":"__proto__","fecha":"2026-01-01"},{"nombre":"constructor"},{"nombre":"toString","__proto__":{"polluted":true}}],"otrasFechas":{"__proto__":"2026-01-02"},"__proto__":{"polluted":true}}';
  const { entradas, cuenta } = merge(text);
  expect(entradas).toEqual(['__proto__', 'constructor', 'toString']);
  expect(cuenta.noReconocidas).toBe(3);
  expect('polluted' in {}).toBe(false);
});

test('any text is read as a copy or refused with a reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const read = defectoOf(() => lookUp(readCopia(text), aves));
      expect(['none', 'rota', 'ajena', 'posterior']).toContain(read);
    }),
  );
});

test('the count is told in the singular where there is one', () => {
  expect(cuentaEnPalabras({ nuevas: 1, yaEstaban: 1, noReconocidas: 1 })).toBe(
    '1 nueva, 1 ya estaba, 1 no reconocida',
  );
  expect(cuentaEnPalabras({ nuevas: 0, yaEstaban: 12, noReconocidas: 2 })).toBe(
    '0 nuevas, 12 ya estaban, 2 no reconocidas',
  );
});

test('a table is read by its header, in whatever order, or without one as we write it', () => {
  const expected = [{ nombre: 'Búho real', cientifico: 'Bubo bubo', fecha: '2026-11-21' }];
  for (const rows of [
    [
      ['nombre', 'científico', 'fecha'],
      ['Búho real', 'Bubo bubo', '2026-11-21'],
    ],
    [
      ['Fecha', 'CIENTIFICO', 'notas', 'Nombre'],
      ['21/11/2026', 'Bubo bubo', 'de noche', 'Búho real'],
    ],
    [['Búho real', 'Bubo bubo', '21-11-2026']],
  ])
    expect(copiaOfRows(rows, aves).avistadas).toEqual(expected);
  expect(copiaOfRows([['cientifico'], ['Upupa epops']], aves).avistadas).toEqual([
    { nombre: 'Upupa epops', cientifico: 'Upupa epops' },
  ]);
});

test('a table of other things is refused', () => {
  for (const rows of [
    [],
    [['hola']],
    [
      ['producto', 'precio'],
      ['pan', '1,20'],
    ],
  ])
    expect(defectoOf(() => copiaOfRows(rows, aves))).toBe('ajena');
});

test('a table holds the names that this guide does not know too', () => {
  const copia = copiaOf(['Dodo', 'Abubilla', 7, ''], new Map([['Dodo', '2026-01-02']]), aves);
  expect(rowsOf(copia)).toEqual([
    ['nombre', 'científico', 'fecha'],
    ['Abubilla', 'Upupa epops', ''],
    ['Dodo', '', '2026-01-02'],
  ]);
});
