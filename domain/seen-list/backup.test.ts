import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { BACKUP_FORMAT, backupOf, VERSION, writeBackup } from './backup.ts';
import { backupOfRows, rowsOf } from './backup-rows.ts';
import { lookUp, mergeCountInWords, mergeCountOf, mergeDays, mergeEntries } from './merge-backup.ts';
import { BackupError, readBackup } from './read-backup.ts';

const aves = [
  { nombre: 'Abubilla', cientifico: 'Upupa epops' },
  { nombre: 'Búho real', cientifico: 'Bubo bubo' },
  { nombre: 'Gorrión moruno', cientifico: 'Passer hispaniolensis', alias: ['Gorrion moruno'] },
];

const faultOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (error instanceof BackupError) return error.fault;
    throw error;
  }
  return 'none';
};

const merge = (text: string, entries: readonly unknown[] = [], days = new Map<string, unknown>()) => {
  const lookedUp = lookUp(readBackup(text), aves);
  return {
    entries: mergeEntries(entries, lookedUp),
    days: Object.fromEntries(mergeDays(days, lookedUp)),
    count: mergeCountOf(entries, lookedUp),
  };
};

test('a copy says what it is, and tells of each species its names and its day', () => {
  const days = new Map([
    ['Abubilla', '2026-11-21'],
    ['Cuco', '2020-01-01'],
  ]);
  const backup = backupOf(['Gorrion moruno', 'Dodo', 'Abubilla', 7], days, aves);
  expect(JSON.parse(writeBackup(backup))).toEqual({
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
    entries: ['Búho real', 'Abubilla', 'Dodo'],
    days: {},
    count: { added: 1, alreadyThere: 0, unrecognised: 1 },
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
  expect(merge(JSON.stringify(names)).count).toEqual({ added: 3, alreadyThere: 0, unrecognised: 0 });
  const renamed = { avistadas: [{ nombre: 'Gran duque', cientifico: 'Bubo bubo', fecha: '2026-01-02' }] };
  expect(merge(JSON.stringify(renamed))).toMatchObject({
    entries: ['Búho real'],
    days: { 'Búho real': '2026-01-02' },
  });
});

test('a copy never replaces: what was there stays, and of two days the earlier holds', () => {
  const text = JSON.stringify({
    formato: BACKUP_FORMAT,
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
    entries: ['Gorrión moruno', 'Abubilla', null, 'Búho real'],
    days: { Abubilla: '2024-04-01', 'Búho real': '2025-05-05' },
    count: { added: 1, alreadyThere: 1, unrecognised: 0 },
  });
});

test('recovering the same copy twice adds nothing', () => {
  const once = merge('["Abubilla","Dodo",{"x":1}]');
  const twice = merge('["Abubilla","Dodo",{"x":1}]', once.entries);
  expect(twice.entries).toEqual(once.entries);
  expect(twice.count).toEqual({ added: 0, alreadyThere: 1, unrecognised: 2 });
});

test('a copy of a newer guide is read as far as it can be, and its species and days are kept for later', () => {
  const newer = JSON.stringify({
    formato: BACKUP_FORMAT,
    version: 9,
    lugares: ['Madrid'],
    avistadas: [
      { nombre: 'Abubilla', fecha: '2026-11-21', lugar: 'Retiro' },
      { nombre: 'Ave nueva', cientifico: 'Avis nova', fecha: '2030-01-01' },
      ['otra cosa'],
    ],
  });
  const held = merge(newer);
  expect(held.count).toEqual({ added: 1, alreadyThere: 0, unrecognised: 2 });
  expect(held.entries).toEqual(['Abubilla', 'Ave nueva', ['otra cosa']]);
  const copied = backupOf(held.entries, new Map(Object.entries(held.days)), aves);
  const later = [...aves, { nombre: 'Ave nueva', cientifico: 'Avis nova' }];
  const lookedUp = lookUp(readBackup(writeBackup(copied)), later);
  expect(lookedUp.aves.map(({ ave, day }) => [ave.nombre, day])).toEqual([
    ['Abubilla', '2026-11-21'],
    ['Ave nueva', '2030-01-01'],
  ]);
});

test('a newer copy without a list that can be read is said to be newer', () => {
  expect(faultOf(() => readBackup('{"formato":"guia-aves-madrid","version":2,"aves":{}}'))).toBe('newer');
});

for (const [text, fault] of [
  ['{"formato":"guia-aves-madrid","version":1,"avistadas":[{"nomb', 'broken'],
  ['["Abubilla"', 'broken'],
  ['', 'broken'],
  ['{}', 'foreign'],
  ['null', 'foreign'],
  ['7', 'foreign'],
  ['"Abubilla"', 'foreign'],
  ['{"avistadas":{"0":"Abubilla","length":1}}', 'foreign'],
  ['{"avistadas":"Abubilla"}', 'foreign'],
  ['{"formato":"otra","avistadas":["Abubilla"]}', 'foreign'],
  ['{"formato":["guia-aves-madrid"],"avistadas":[]}', 'foreign'],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'foreign'],
] as const) {
  test(`${text.slice(0, 60) || 'nothing'} is refused as «${fault}»`, () => {
    expect(faultOf(() => readBackup(text))).toBe(fault);
  });
}

test('names that programs trip over are but names', () => {
  const text =
    '{"avistadas":[{"nombre":"__proto__","fecha":"2026-01-01"},{"nombre":"constructor"},{"nombre":"toString","__proto__":{"polluted":true}}],"otrasFechas":{"__proto__":"2026-01-02"},"__proto__":{"polluted":true}}';
  const { entries, count } = merge(text);
  expect(entries).toEqual(['__proto__', 'constructor', 'toString']);
  expect(count.unrecognised).toBe(3);
  expect('polluted' in {}).toBe(false);
});

test.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.json())])(
  'any text is read as a copy or refused with a reason',
  (text) => {
    const read = faultOf(() => lookUp(readBackup(text), aves));
    expect(['none', 'broken', 'foreign', 'newer']).toContain(read);
  },
);

test('the count is told in the singular where there is one', () => {
  expect(mergeCountInWords({ added: 1, alreadyThere: 1, unrecognised: 1 })).toBe(
    '1 nueva, 1 ya estaba, 1 no reconocida',
  );
  expect(mergeCountInWords({ added: 0, alreadyThere: 12, unrecognised: 2 })).toBe(
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
    expect(backupOfRows(rows, aves).avistadas).toEqual(expected);
  expect(backupOfRows([['cientifico'], ['Upupa epops']], aves).avistadas).toEqual([
    { nombre: 'Upupa epops', cientifico: 'Upupa epops' },
  ]);
});

test('a table holds the names that this guide does not know too', () => {
  const backup = backupOf(['Dodo', 'Abubilla', 7, ''], new Map([['Dodo', '2026-01-02']]), aves);
  expect(rowsOf(backup)).toEqual([
    ['nombre', 'científico', 'fecha'],
    ['Abubilla', 'Upupa epops', ''],
    ['Dodo', '', '2026-01-02'],
  ]);
});
