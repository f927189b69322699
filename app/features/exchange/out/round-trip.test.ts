import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadAves } from '../../../../data/load-aves.ts';
import { notebookRows } from '../../../../domain/exchange/out/notebook-rows.ts';
import { plain, recordFiles, recordRows } from '../../../../domain/exchange/out/record-format.ts';
import { withoutPlaces } from '../../../../domain/exchange/out/without-places.ts';
import { parseSighting } from '../../../../domain/notebook/parse-sighting.ts';
import { identityOf } from '../../../../domain/notebook/same-sighting.ts';
import type { NewSighting, Sighting } from '../../../../domain/notebook/sighting.ts';
import { outlineOfMadrid } from '../../../../scripts/data/places/madrid.ts';
import { textOf } from '../../../../tests/records.ts';
import { readFile } from '../reading/read-file.ts';
import { separatorOf } from './separator.ts';
import { writeCsv } from './write-csv.ts';

const aves = loadAves();
const madrid = outlineOfMadrid();
const guide = { aves, nombres: aves.map(({ nombres }) => nombres), madrid, today: '9999-12-31' };
const aveOf = (nombre: string) => aves.find((ave) => ave.nombre === nombre);
const OWN = { withOthers: false, withoutPlaces: false };

async function read(text: string) {
  const reading = await readFile(new File([text], 'x.csv'), guide);
  if (!('brought' in reading)) throw new Error('It was asked about');
  const { brought } = reading;
  return { ...brought, all: [...brought.sightings, ...brought.outside] };
}

const kept = (sightings: readonly NewSighting[]): Sighting[] =>
  sightings.map((each, i) => parseSighting({ ...each, id: each.id ?? `${i}` }));

/** The rules of eBird's «Record Format (Extended)» as they are documented, of one file. */
function faultsOf(file: string): string[] {
  const faults: string[] = [];
  const fault = (line: number, what: string) => faults.push(`línea ${line}: ${what}`);
  if (new TextEncoder().encode(file).length > 1_048_576) faults.push('more than 1 MB');
  if (file.startsWith('\uFEFF')) faults.push('a byte order mark');
  const lines = file.split(/\r?\n/);
  if (lines.pop() !== '') faults.push('the last line is not ended');
  for (const [i, text] of lines.entries()) {
    const cells = text.split(',');
    const [name, genus, species, number, comment, place, lat, lon, date, time, state, country] =
      cells as string[];
    const [protocol, observers, minutes, isAll, miles, acres] = cells.slice(12);
    if (cells.length !== 19) fault(i, `${cells.length} columns`);
    if (text.includes('"')) fault(i, 'a double quote');
    if (!name && !(genus && species)) fault(i, 'no name');
    if (!/^([1-9]\d*|X)$/.test(number ?? '')) fault(i, `number ${number}`);
    if ((comment ?? '').length > 8000) fault(i, 'a comment of more than 8000 characters');
    if (!place) fault(i, 'no place');
    if ((lat === '') !== (lon === '') || Math.abs(Number(lat)) > 90 || Math.abs(Number(lon)) > 180)
      fault(i, `point ${lat} ${lon}`);
    const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(date ?? '') ?? [];
    if (!(new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day)))
      fault(i, `date ${date}`);
    if (!/^(([01]\d|2[0-3]):[0-5]\d)?$/.test(time ?? '')) fault(i, `time ${time}`);
    if ((state ?? '').length > 3 || (country ?? '').length !== (lat ? (country ?? '').length : 2))
      fault(i, `state ${state} ${country}`);
    if (!/^(Incidental|Stationary|Traveling|Historical)$/i.test(protocol ?? ''))
      fault(i, `protocol ${protocol}`);
    if (!/^[YN]$/.test(isAll ?? '')) fault(i, `all observations ${isAll}`);
    if ([observers, minutes, miles, acres].some((each) => each !== '' && !(Number(each) > 0)))
      fault(i, 'effort');
  }
  return faults;
}

const text = fc.oneof(
  // The sign of a lost letter comes from a file that was read wrongly, and such rows are named and not taken.
  fc.string({ unit: 'grapheme', maxLength: 40 }).filter((each) => !each.includes('\uFFFD')),
  fc.constantFrom('Casa de Campo, "Lago"', 'con\nsalto', '=1+1', 'ñandú; y más', "it's", 'x'.repeat(9000)),
);

/** Sightings as a notebook may hold them. */
const anySightings = fc.array(
  fc
    .record(
      {
        nombre: fc.constantFrom(...aves.map(({ nombre }) => nombre)),
        fecha: fc.constantFrom('2026-11-21', '2020-02-29', '2026-11', '2019'),
        hora: fc.constantFrom('07:05', '23:59'),
        lugar: fc.oneof(
          fc.record({ nombre: text }),
          fc.record({
            nombre: text,
            lat: fc.integer({ min: -9000, max: 9000 }).map((each) => each / 100),
            lon: fc.integer({ min: -18000, max: 18000 }).map((each) => each / 100),
          }),
        ),
        cuenta: fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.constant('presente' as const)),
        nota: text,
        origen: fc.constant({ fuente: 'eBird', id: 'S1' }),
      },
      { requiredKeys: ['nombre'] },
    )
    .filter(({ lugar, nota }) => lugar?.nombre.trim() !== '' && nota?.trim() !== '')
    .map((each) => parseSighting({ ...each, id: JSON.stringify(each) })),
  { maxLength: 30 },
);

test('whatever the notebook holds, the files for eBird keep every documented rule', () => {
  fc.assert(
    fc.property(anySightings, fc.boolean(), fc.boolean(), (sightings, withOthers, isWithoutPlaces) => {
      const chosen = { withOthers, withoutPlaces: isWithoutPlaces };
      const { rows, left } = recordRows(sightings, aveOf, madrid, chosen);
      const wanted = sightings.filter(({ origen }) => withOthers || !origen);
      expect(rows.length + left).toBe(wanted.length);
      for (const file of recordFiles(rows)) expect(faultsOf(file)).toEqual([]);
      if (isWithoutPlaces)
        for (const [, , , , , place, lat] of rows) expect([place, lat]).toEqual(['Comunidad de Madrid', '']);
    }),
  );
});

test('the validator refuses what the rules forbid', () => {
  const right = 'Cuco,Cuculus,canorus,1,,Retiro,40.4,-3.6,05/01/2026,07:05,MD,ES,Incidental,,,N,,,\r\n';
  expect(faultsOf(right)).toEqual([]);
  for (const [one, other] of [
    ['Cuco,', 'Cuco,,'],
    [',1,', ',muchos,'],
    ['05/01/2026', '13/01/2026'],
    ['05/01/2026', '02/30/2026'],
    ['07:05', '7:05 AM'],
    ['Retiro', ''],
    [',N,', ',no,'],
    ['40.4', '400.4'],
    ['MD', 'Madrid'],
    ['Retiro', '"Retiro"'],
    ['\r\n', ''],
  ] as const)
    expect(faultsOf(right.replace(one, other))).not.toEqual([]);
});

test('files for eBird are parted before a megabyte, and no row is lost', () => {
  const row = recordRows(
    [
      {
        id: '1',
        nombre: 'Abubilla',
        fecha: '2026-11-21',
        lugar: { nombre: 'Retiro' },
        nota: 'ñ'.repeat(500),
      },
    ],
    aveOf,
    madrid,
    OWN,
  ).rows[0] as string[];
  const files = recordFiles(Array.from({ length: 2500 }, () => row));
  expect(files.length).toBeGreaterThan(2);
  expect(files.flatMap((file) => file.trim().split('\r\n'))).toHaveLength(2500);
  for (const file of files) expect(faultsOf(file)).toEqual([]);
});

const told = ({ nombre, fecha, hora, lugar, cuenta, nota }: NewSighting) => ({
  nombre,
  fecha,
  hora,
  lugar: lugar && { ...lugar, nombre: plain(lugar.nombre) },
  cuenta: cuenta ?? 'presente',
  nota: nota === undefined ? undefined : plain(nota),
});

test('eBird file, notebook, Record Format, notebook of a fresh browser: the same sightings row by row', async () => {
  const first = await read(textOf('ebird'));
  const held = kept(first.all);
  const { rows, left } = recordRows(held, aveOf, madrid, { withOthers: true, withoutPlaces: false });
  expect(left).toBe(0);
  const files = recordFiles(rows);
  expect(files.flatMap(faultsOf)).toEqual([]);
  const second = await read(files.join(''));
  expect(second.source).toBe('eBird (Record Format)');
  expect(second.unread).toEqual([]);
  expect(second.all.map(told)).toEqual(first.all.map(told));
  expect(recordRows(held, aveOf, madrid, OWN).rows).toEqual([]);
});

for (const separator of [';', ','] as const)
  test(`the spreadsheet parted by «${separator}» comes back as it was, and adds nothing to what it was made from`, async () => {
    await fc.assert(
      fc.asyncProperty(anySightings, async (sightings) => {
        const entries = aves.map(({ nombre }) => nombre);
        const csv = writeCsv(
          notebookRows(entries, sightings, aves, separator === ';' ? ',' : '.'),
          separator,
        );
        const back = await read(csv);
        expect(back.unread).toEqual([]);
        const identities = (each: readonly NewSighting[]) =>
          new Set(each.map(({ id: _, ...rest }) => identityOf(rest)));
        // A sighting of which nothing is known but the species is its mark.
        const full = sightings.filter(({ id: _, nombre: _name, ...rest }) => Object.keys(rest).length > 0);
        expect(identities(back.all)).toEqual(identities(full));
        const names = new Set([...back.marks, ...back.all.map(({ nombre }) => nombre)]);
        expect(names.size).toBe(aves.length);
      }),
      { numRuns: 60 },
    );
  });

test('no cell can run as a formula, and numbers stay numbers', () => {
  for (const cell of ['=1+1', '+1a', '-x', '@SUM(A1)', '=HYPERLINK("http://x")'])
    expect(writeCsv([[cell]], ',').replaceAll('"', '')).toContain(`'${cell.replaceAll('"', '')}`);
  expect(writeCsv([['-3,75', 'a']], ';')).toBe('\uFEFF"-3,75";a\r\n');
});

test('where decimals have a comma cells are parted by semicolons', () => {
  expect(['es-ES', 'de', 'en-US', 'es-MX'].map(separatorOf)).toEqual([';', ';', ',', ',']);
});

test('places can be left out', () => {
  expect(withoutPlaces([{ id: '1', nombre: 'Cuco', lugar: { nombre: 'Mi casa' }, nota: 'n' }])).toEqual([
    { id: '1', nombre: 'Cuco', nota: 'n' },
  ]);
});
