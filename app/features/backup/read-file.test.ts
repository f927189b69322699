import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { seenNames } from '../../../domain/seen-list/avistadas.ts';
import { backupOf, writeBackup } from '../../../domain/seen-list/backup.ts';
import { daysOf } from '../../../domain/seen-list/days.ts';
import { lookUp, mergeDays, mergeEntries } from '../../../domain/seen-list/merge-backup.ts';
import { csvOf, readCsv, writeCsv } from './csv.ts';
import { readFile } from './read-file.ts';

const aves = Array.from({ length: 203 }, (_, i) => ({
  nombre: `Ave ${i} común`,
  cientifico: `Avis ${i}a`,
  ...(i % 20 === 0 && { alias: [`Ave ${i} vulgar`] }),
}));

const read = (parts: BlobPart[], name: string) => readFile(new File(parts, name), aves);
const outcome = (parts: BlobPart[], name: string) =>
  read(parts, name).then(
    ({ avistadas }) => avistadas,
    (error: Error) => error.message,
  );

/** A list as a browser may hold it, with the days of some. */
const anyState = fc.record({
  entries: fc.uniqueArray(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...aves.flatMap((ave) => [ave.nombre, ...(ave.alias ?? [])])) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom<unknown>(null, 7, '=1+1', '__proto__', { nombre: 'x' }, ['y']),
      },
    ),
    { selector: (entry) => JSON.stringify(entry), maxLength: 120 },
  ),
  seenDays: fc.dictionary(
    fc.constantFrom(...aves.map((ave) => ave.nombre)),
    fc
      .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
});

const asSet = (entries: readonly unknown[]) => entries.map((each) => JSON.stringify(each)).sort();

for (const format of ['json', 'csv'] as const) {
  test.prop([anyState], { numRuns: 100 })(
    `a hundred lists, saved as ${format}, cleared and recovered, are what they were`,
    async ({ entries, seenDays }) => {
      const held = new Map(Object.entries(seenDays));
      const backup = backupOf(entries, held, aves);
      const text = format === 'json' ? writeBackup(backup) : csvOf(backup);
      const lookedUp = lookUp(await read([text], `copia.${format}`), aves);
      const recovered = mergeEntries([], lookedUp);
      const seen = seenNames(entries, aves);
      expect([...seenNames(recovered, aves)]).toEqual([...seen]);
      const marked = aves.filter((ave) => seen.has(ave.nombre));
      const days = daysOf(mergeDays(new Map(), lookedUp), marked);
      expect(days).toEqual(daysOf(held, marked));
      // JSON keeps also what is no name of a species.
      const isOther = (entry: unknown) => seenNames([entry], aves).size === 0;
      if (format === 'json') expect(asSet(recovered.filter(isOther))).toEqual(asSet(entries.filter(isOther)));
    },
    60_000,
  );
}

test('a spreadsheet in Spanish may save the copy with semicolons, in its own letters, with its own dates', async () => {
  const expected = [{ nombre: 'Ave 3 común', cientifico: 'Avis 3a', fecha: '2026-11-21' }];
  const table = 'nombre;científico;fecha\r\nAve 3 común;Avis 3a;21/11/2026\r\n;;\r\n';
  const windows1252 = Uint8Array.from(table, (letter) => letter.charCodeAt(0));
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(table, (letter) => letter.charCodeAt(0)).buffer),
  ]);
  for (const parts of [[table], ['\uFEFF', table], [windows1252], [utf16], [table.replaceAll(';', '\t')]])
    expect(await outcome(parts, 'copia.csv')).toEqual(expected);
});

test('a file is read by what it holds, whatever it is called', async () => {
  expect(await outcome(['["Ave 1 común"]'], 'copia.csv')).toEqual([{ nombre: 'Ave 1 común' }]);
  expect(await outcome(['nombre\nAve 1 común\n'], 'copia.json')).toEqual([{ nombre: 'Ave 1 común' }]);
  expect(await outcome(['\uFEFF["Ave 1 común"]'], 'copia.json')).toEqual([{ nombre: 'Ave 1 común' }]);
});

for (const [what, parts, message] of [
  ['nothing', [''], '«f» está vacío.'],
  ['only blanks', [' \n\t'], '«f» está vacío.'],
  ['a picture', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])], '«f» no es un archivo de texto'],
  ['half a copy', ['{"formato":"guia-aves-madrid","avist'], '«f» está dañado o incompleto'],
  ['another JSON', ['{"hola":1}'], '«f» no es una copia de la lista de aves'],
  ['another table', ['pan;1,20\nleche;0,90'], '«f» no es una copia de la lista de aves'],
  ['a letter', ['Querida abuela:\n\nayer vimos un búho.'], '«f» no es una copia de la lista de aves'],
  ['a page', ['<!doctype html><title>Aves</title>'], '«f» no es una copia de la lista de aves'],
  ['a newer copy', ['{"formato":"guia-aves-madrid","version":3}'], '«f» es de una versión más nueva'],
  ['half a megabyte', ['["'.padEnd(500_001, 'x')], '«f» pesa más de 500 kB'],
] as const) {
  test(`of a file that holds ${what}, the visitor is told so in a sentence that names it`, async () => {
    const told = await outcome([...parts], 'f');
    expect(told).toContain(message);
  });
}

test('no cell of the CSV can run as a formula, however the spreadsheet parts its cells', () => {
  const nasty = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2', '=HYPERLINK("http://x","y")'];
  const text = writeCsv(nasty.map((cell) => [cell]));
  for (const cell of readCsv(text).flat()) expect(cell).toMatch(/^'/);
  expect(writeCsv([['a;=1+1', 'b']])).toBe('\uFEFF"a;=1+1",b\r\n');
  expect(writeCsv([['nombre', 'científico', 'fecha']])).toBe('\uFEFFnombre,científico,fecha\r\n');
});
