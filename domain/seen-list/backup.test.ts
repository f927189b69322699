import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAvistada } from './avistadas.ts';
import { BACKUP_FORMAT, backupOf, VERSION, writeBackup } from './backup.ts';
import { lookUp, mergeEntries } from './merge-backup.ts';
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

const merge = (text: string, entries: readonly unknown[] = []) => {
  const lookedUp = lookUp(readBackup(text), aves);
  return {
    entries: mergeEntries(entries, lookedUp),
    days: lookedUp.sightings.map(({ nombre, fecha }) => [nombre, fecha]),
    count: {
      added: lookedUp.aves.filter((ave) => !isAvistada(entries, ave)).length,
      alreadyThere: lookedUp.aves.filter((ave) => isAvistada(entries, ave)).length,
      unrecognised: lookedUp.others.length,
    },
  };
};

const seenOn = (days: Record<string, string>) =>
  Object.entries(days).map(([nombre, fecha]) => ({ id: nombre, nombre, fecha }));

test('a copy says what it is, and tells of each species its names and its day', () => {
  const sightings = [
    ...seenOn({ Abubilla: '2026-11-21', Cuco: '2020-01-01' }),
    { id: '2', nombre: 'Abubilla', fecha: '2026-11-22', lugar: { nombre: 'El Pardo' } },
    { id: '3', nombre: 'Abubilla', fecha: '2025' },
  ];
  const backup = backupOf(['Gorrion moruno', 'Dodo', 'Abubilla', 7], sightings, aves);
  expect(JSON.parse(writeBackup(backup))).toEqual({
    formato: 'guia-aves-madrid',
    version: 1,
    avistadas: [
      { nombre: 'Abubilla', cientifico: 'Upupa epops', fecha: '2026-11-21' },
      { nombre: 'Gorrión moruno', cientifico: 'Passer hispaniolensis' },
    ],
    otras: ['Dodo', 7],
    otrasFechas: {},
    avistamientos: sightings,
  });
  expect(lookUp(readBackup(writeBackup(backup)), aves).sightings).toEqual(sightings);
});

test('the stored list itself is a copy', () => {
  expect(merge('["Abubilla","Dodo"]', ['Búho real'])).toEqual({
    entries: ['Búho real', 'Abubilla', 'Dodo'],
    days: [],
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
    days: [['Búho real', '2026-01-02']],
  });
});

test('a copy never replaces: what was there stays, and its days come as sightings', () => {
  const text = JSON.stringify({
    formato: BACKUP_FORMAT,
    version: VERSION,
    avistadas: [
      { nombre: 'Abubilla', fecha: '2024-04-01' },
      { nombre: 'Búho real', fecha: '2026-04-01' },
    ],
  });
  expect(merge(text, ['Gorrión moruno', 'Abubilla', null])).toEqual({
    entries: ['Gorrión moruno', 'Abubilla', null, 'Búho real'],
    days: [
      ['Abubilla', '2024-04-01'],
      ['Búho real', '2026-04-01'],
    ],
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
  const copied = backupOf(held.entries, lookUp(readBackup(newer), aves).sightings, aves);
  const later = [...aves, { nombre: 'Ave nueva', cientifico: 'Avis nova' }];
  const lookedUp = lookUp(readBackup(writeBackup(copied)), later);
  expect(lookedUp.aves.map(({ nombre }) => nombre)).toEqual(['Abubilla', 'Ave nueva']);
  expect(lookedUp.sightings.map(({ nombre, fecha }) => [nombre, fecha])).toEqual([
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
  ['[1,2,3]', 'foreign'],
  ['[null,["Abubilla"],{"ave":"Abubilla"}]', 'foreign'],
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

test('any text is read as a copy or refused with a reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const read = faultOf(() => lookUp(readBackup(text), aves));
      expect(['none', 'broken', 'foreign', 'newer']).toContain(read);
    }),
  );
});
