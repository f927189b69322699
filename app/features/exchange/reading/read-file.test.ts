import { zipSync } from 'fflate';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { loadAves } from '../../../../data/load-aves.ts';
import type { Brought } from '../../../../domain/exchange/brought.ts';
import { outlineOfMadrid } from '../../../../scripts/data/places/madrid.ts';
import { GOOD, type GoodFile, textOf } from '../../../../tests/records.ts';
import { readFile } from './read-file.ts';

const aves = loadAves();
const guide = {
  aves,
  nombres: aves.map(({ nombres }) => nombres),
  madrid: outlineOfMadrid(),
  today: '2026-11-28',
};

const readParts = (parts: BlobPart[], name = 'datos.csv') => readFile(new File(parts, name), guide);

async function brought(parts: BlobPart[]): Promise<Brought> {
  const reading = await readParts(parts);
  if (!('brought' in reading)) throw new Error('It was asked about');
  return reading.brought;
}

const sentenceOf = (parts: BlobPart[], name = 'f.csv') =>
  readParts(parts, name).then(
    () => '',
    (error: Error) => error.message,
  );

test('eBird: days, times, counts, places, notes and ids are read, subspecies with an id of their own', async () => {
  const { source, rows, sightings, outside, foreign, unidentified, unread } = await brought([
    textOf('ebird'),
  ]);
  const lugar = { nombre: 'Casa de Campo, Madrid', lat: 40.4225, lon: -3.752 };
  const first = { fecha: '2025-04-13', hora: '09:27', lugar };
  expect({ source, rows, unread }).toEqual({ source: 'eBird', rows: 10, unread: [] });
  expect(sightings.slice(0, 3)).toEqual([
    {
      nombre: 'Mirlo común',
      ...first,
      cuenta: 3,
      nota: 'un macho, "cantando" en el césped',
      origen: { fuente: 'eBird', id: 'S1' },
    },
    { nombre: 'Lavandera blanca', ...first, cuenta: 'presente', origen: { fuente: 'eBird', id: 'S1' } },
    {
      nombre: 'Lavandera blanca',
      ...first,
      cuenta: 1,
      origen: { fuente: 'eBird', id: 'S1 Motacilla alba yarrellii' },
    },
  ]);
  expect(sightings.map(({ nombre, hora }) => [nombre, hora]).slice(3)).toEqual([
    ['Avetorillo común', '19:05'],
    ['Paloma bravía', '12:00'],
  ]);
  expect(outside.map(({ nombre }) => nombre)).toEqual(['Gorrión común']);
  expect([...foreign]).toEqual([['Emu', 1]]);
  expect([...unidentified.keys()]).toEqual([
    'gull sp.',
    'Mallard x Northern Pintail (hybrid)',
    'Yellow-legged/Lesser Black-backed Gull',
  ]);
});

for (const [file, source, expected] of [
  ['ebirdLife', 'eBird', ['Mirlo común 2026-05-16 3 S9', 'Cotorra de Kramer 2020-01-03 presente S8']],
  ['ebirdOld', 'eBird', ['Mirlo común 2021-05-16 3 S7', 'Abubilla 2020-02-25 presente S6']],
  ['inaturalist', 'iNaturalist', ['Abubilla 2022-03-04  77']],
  [
    'observation',
    'Observation.org',
    ['Abejaruco europeo 2023-09-10 25 5001', 'Cigüeña blanca 2023-09-10 1 5002'],
  ],
  ['birda', 'Birda', ['Urraca común 2024-02-03 2 b-1', 'Abubilla 2024-02-04 1 b-2']],
  ['guide', 'esta guía', ['Abubilla 2026-11-21  ']],
] as const)
  test(`${file} is known by its header, whatever the file is called`, async () => {
    const found = await brought([textOf(file)]);
    expect([found.source, found.unread]).toEqual([source, []]);
    expect(
      found.sightings.map(
        ({ nombre, fecha, cuenta = '', origen }) => `${nombre} ${fecha} ${cuenta} ${origen?.id ?? ''}`,
      ),
    ).toEqual(expected);
  });

test('birds in captivity and ranks above the species are no sightings', async () => {
  const { foreign, unidentified } = await brought([textOf('inaturalist')]);
  expect([...foreign.keys()]).toEqual(['Greater Flamingo (en cautividad)']);
  expect([...unidentified.keys()]).toEqual(['Sparrows']);
});

/** A ZIP of texts by their names. */
const zipped = (texts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  ) as BlobPart;

test('the ZIP of eBird is opened', async () => {
  const zip = zipped({ 'MyEBirdData.csv': textOf('ebird') });
  expect(await brought([zip])).toEqual(await brought([textOf('ebird')]));
});

/** The letters of a text as other programs encode them. */
const utf16 = (text: string, bigEndian: boolean, mark: boolean) => {
  const bytes: number[] = [];
  for (const unit of `${mark ? '\uFEFF' : ''}${text}`) {
    const code = unit.charCodeAt(0);
    bytes.push(...(bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8]));
  }
  return new Uint8Array(bytes);
};
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('every encoding and separator of spreadsheets gives the same', async () => {
  const text = textOf('observation');
  const expected = await brought([text]);
  for (const part of [
    `\uFEFF${text}`,
    text.replaceAll('\r\n', '\n'),
    text.replaceAll(',', ';'),
    text.replaceAll(',', '\t'),
    utf16(text, false, true),
    utf16(text, true, true),
    utf16(text, false, false),
    utf16(text, true, false),
    latin1(text),
  ])
    expect(await brought([part as BlobPart])).toEqual(expected);
});

for (const [line, separator] of [
  ['sep=;\r\n', ';'],
  ['SEP=,\n', ','],
  ['"sep=;"\r\n', ';'],
  ['sep=\t\r\n', '\t'],
  ['sep=|\r', '|'],
] as const)
  test(`the line ${JSON.stringify(line)}, by which spreadsheets are told the separator, is no row`, async () => {
    const text = textOf('birda').replaceAll(',', separator);
    expect(await brought([`\uFEFF${line}${text}`])).toEqual(await brought([textOf('birda')]));
  });

test('after the line of the separator, lines are counted as the file has them', async () => {
  const { unread } = await brought([`sep=,\r\n${textOf('birda').replace('2024-02-03T08', 'ayer')}`]);
  expect(unread[0]).toMatch(/^línea 3, la fecha «ayer/);
});

test('days of a spreadsheet are read in the order that the column tells', async () => {
  const text = textOf('birda');
  for (const days of [
    ['13/02/2024', '14/02/2024'],
    ['2/13/2024', '2/14/2024'],
    ['45335', '45336'],
  ] as const) {
    const found = await brought([
      text.replace('2024-02-03T08:00:00.000Z', days[0]).replace('2024-02-04T08:00:00.000Z', days[1]),
    ]);
    expect(found.sightings.map(({ fecha }) => fecha)).toEqual(['2024-02-13', '2024-02-14']);
  }
});

test('a table of which only the names are known is asked about, with a guess', async () => {
  const reading = await readParts(['Pájaro;Cuándo;Dónde\nmirlo común;3/4/2025;Retiro\nDodo;;\n']);
  expect(reading).toMatchObject({ asked: { hasHeader: true, header: ['Pájaro', 'Cuándo', 'Dónde'] } });
  const strange = await readParts(['Bicho;Cuándo\nmirlo común;3/4/2025\nDodo;\n']);
  expect(strange).toMatchObject({
    asked: { hasHeader: true, header: ['Bicho', 'Cuándo'], guess: { nombre: 0 } },
  });
  const file = new File(['mirlo común,3/4/2025\nabubilla,\n'], 'x');
  expect(await readFile(file, guide)).toMatchObject({ asked: { hasHeader: false, guess: { nombre: 0 } } });
  const said = { columns: { nombre: 0, fecha: 1 }, hasHeader: false };
  expect(await readFile(file, guide, said)).toMatchObject({
    brought: { sightings: [{ nombre: 'Mirlo común', fecha: '2025-04-03' }], marks: ['Abubilla'] },
  });
});

test('a notebook with everyday names is read; what several birds are called is named with them', async () => {
  const names = ['Petirrojo', 'Urraca', 'Martín pescador', 'Mirlo', 'Garza', 'Curruca', 'Focha moruna'];
  const file = new File(
    [`Especie;Fecha;Lugar\n${names.map((name) => `${name};2025-04-03;Retiro\n`).join('')}`],
    'x',
  );
  const reading = await readFile(file, guide, {
    columns: { nombre: 0, fecha: 1, lugar: 2 },
    hasHeader: true,
  });
  if (!('brought' in reading)) throw new Error('It was asked about');
  const { sightings, foreign, unidentified } = reading.brought;
  expect(sightings.map(({ nombre }) => nombre)).toEqual([
    'Petirrojo europeo',
    'Urraca común',
    'Martín pescador común',
  ]);
  expect([...unidentified.keys()]).toEqual([
    'Mirlo (¿mirlo acuático europeo o mirlo común?)',
    'Garza (¿garceta común, garceta grande, garza imperial o garza real?)',
    'Curruca',
  ]);
  expect([...foreign.keys()]).toEqual(['Focha moruna']);
});

test('what is not understood is told by its line and its text', async () => {
  const text = textOf('birda').replace('2024-02-03T08', 'ayer').replace('Upupa epops,1', 'Upupa epops,>1');
  const { unread, sightings } = await brought([text]);
  expect(sightings).toEqual([]);
  expect(unread[0]).toMatch(/^línea 2, la fecha «ayer.*: b-1, ayer/);
  expect(unread[1]).toMatch(/^línea 3, la cuenta «>1»: b-2/);
});

test('a day that has not come yet is no sighting, whatever brings it', async () => {
  const days = ['2026-11-28', '2026-11-29', '2026', '2026-12', '2999', '1/1/2999'];
  const file = new File(
    [`Especie;Fecha\n${days.map((day) => `Abubilla;${day}\n`).join('')}Abubilla;\n`],
    'x',
  );
  const reading = await readFile(file, guide, { columns: { nombre: 0, fecha: 1 }, hasHeader: true });
  if (!('brought' in reading)) throw new Error('It was asked about');
  expect(reading.brought.sightings.map(({ fecha }) => fecha)).toEqual(['2026-11-28', '2026']);
  expect(reading.brought.marks).toEqual(['Abubilla']);
  expect(reading.brought.unread).toEqual([
    'línea 3, el 29 de noviembre de 2026 todavía no ha llegado: Abubilla, 2026-11-29',
    'línea 5, diciembre de 2026 todavía no ha llegado: Abubilla, 2026-12',
    'línea 6, 2999 todavía no ha llegado: Abubilla, 2999',
    'línea 7, el 1 de enero de 2999 todavía no ha llegado: Abubilla, 1/1/2999',
  ]);
  const copy = await brought([
    `{"avistadas":[{"nombre":"Cuco","fecha":"2999-01-01"},{"nombre":"Abubilla","fecha":"2026-11-28"}],
      "avistamientos":[{"id":"a","nombre":"Urraca común","fecha":"2026-12-24"}]}`,
  ]);
  expect(copy.marks).toEqual(['Cuco', 'Abubilla']);
  expect(copy.sightings.map(({ nombre }) => nombre)).toEqual(['Abubilla']);
  expect(copy.unread).toEqual([
    'Urraca común: el 24 de diciembre de 2026 todavía no ha llegado',
    'Cuco: el 1 de enero de 2999 todavía no ha llegado',
  ]);
});

for (const [what, parts, sentence] of [
  ['nothing', [''], /^«f\.csv» está vacío\.$/],
  ['blanks', [' \n\t'], /está vacío/],
  ['the line of the separator alone', ['sep=;'], /no parece un registro de aves/],
  ['a picture', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])], /no es una tabla ni una copia/],
  ['half a copy', ['{"formato":"guia-aves-madrid","avist'], /está dañado o incompleto/],
  ['another JSON', ['{"hola":1}'], /no parece un registro de aves: no trae ninguna lista de nombres/],
  ['numbers', ['[1,2,3]'], /no parece un registro de aves: no trae ninguna lista de nombres/],
  ['another table', ['pan;1,20\nleche;0,90'], /no parece un registro de aves/],
  ['a letter', ['Querida abuela:\n\nayer vimos un búho.'], /no parece un registro de aves/],
  ['a page', ['<!doctype html><title>Aves</title>'], /no parece un registro de aves/],
  ['a newer copy', ['{"formato":"guia-aves-madrid","version":3}'], /versión más nueva/],
  ['half a ZIP', [new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])], /ZIP dañado/],
  ['a book of Excel', [zipped({ 'xl/workbook.xml': '<workbook/>' })], /es una hoja de cálculo de Excel.*CSV/],
  [
    'a book of LibreOffice',
    [zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' })],
    /es una hoja de cálculo/,
  ],
  [
    'a letter of LibreOffice',
    [zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' })],
    /ZIP sin ninguna tabla/,
  ],
  ['a ZIP of pictures', [zipSync({ 'a.png': new Uint8Array(9) }) as BlobPart], /ZIP sin ninguna tabla/],
  [
    'open quotes',
    [textOf('birda').replace('Eurasian Magpie', '"Eurasian Magpie')],
    /en la línea 2 unas comillas/,
  ],
  ['a hundred megabytes', Array.from({ length: 100 }, () => 'a'.repeat(1_000_000)), /más de 64 MB/],
] as const)
  test(`of a file that holds ${what} the visitor hears in one sentence what is wrong`, async () => {
    expect(await sentenceOf([...parts] as BlobPart[])).toMatch(sentence);
  });

const saysCut = async (text: string) =>
  (await brought([text])).notes.some((note) => note.includes('acaba a mitad'));

test('only of a file whose last line may lack something it is told that it ends in the middle', async () => {
  const [header, row] = [GOOD.ebird[0], GOOD.ebird[4]];
  const width = header.split(',').length;
  const whole = `${row}${','.repeat(width - row.split(',').length)}`;
  expect(await saysCut(`${header}\n${whole}`)).toBe(false);
  expect(await saysCut(`${header}\n${row}`)).toBe(true);
  expect(await saysCut(`${header}\n${row}\n`)).toBe(false);
  // Of the 2 birds of its last cell there may have been 25.
  expect(await saysCut(GOOD.birda.slice(0, 2).join('\n'))).toBe(true);
  expect(await saysCut(GOOD.guide.join('\n'))).toBe(false);
});

/** A small generator of chance with a seed. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Spoils a good file, one way or another. */
const MUTATIONS: ((text: string, draw: (below: number) => number) => BlobPart)[] = [
  (text, draw) => text.slice(0, draw(text.length)),
  (text, draw) => new TextEncoder().encode(text).slice(0, draw(text.length)),
  (text) => latin1(text),
  (text) => utf16(text, false, true) as BlobPart,
  (text) => utf16(text, true, false) as BlobPart,
  (text, draw) => inserted(text, draw, '"'),
  (text, draw) => inserted(text, draw, ',"'),
  (text, draw) => inserted(text, draw, '\u0000'),
  (text, draw) => inserted(text, draw, '\r\n'),
  (text, draw) => {
    const bytes = new TextEncoder().encode(text);
    bytes[draw(bytes.length)] = 0xff;
    return bytes;
  },
  (text) => Papa.unparse(Papa.parse<string[]>(text).data, { delimiter: ';' }),
  (text) => text.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3/$2/$1'),
  (text, draw) => {
    const lines = text.split('\r\n');
    lines.splice(draw(lines.length), 1);
    return lines.join('\r\n');
  },
  (text, draw) => {
    const lines = text.split('\r\n');
    const line = draw(lines.length);
    lines.splice(line, 0, lines[draw(lines.length)] as string);
    return lines.join('\r\n');
  },
];

const inserted = (text: string, draw: (below: number) => number, what: string) => {
  const place = draw(text.length);
  return text.slice(0, place) + what + text.slice(place);
};

test('of 500 spoiled files each is read rightly or refused with a sentence: no sighting is made up', async () => {
  const files = Object.keys(GOOD) as GoodFile[];
  const good = new Map<GoodFile, Brought>();
  for (const file of files) good.set(file, await brought([textOf(file)]));
  let read = 0;
  for (let seed = 0; seed < 500; seed += 1) {
    const draw = chance(seed + 20_261_124);
    draw(1);
    const file = files[seed % files.length] as GoodFile;
    const mutation = MUTATIONS[draw(MUTATIONS.length)] as (typeof MUTATIONS)[number];
    const spoiled = mutation(textOf(file), draw);
    const outcome = await readParts([spoiled]).catch((error: Error) => error);
    if (outcome instanceof Error) {
      expect(outcome.message, `seed ${seed}`).toMatch(/^«datos\.csv» .+[.:].*$/);
      continue;
    }
    if ('asked' in outcome) continue;
    read += 1;
    const right = good.get(file) as Brought;
    const rightly = new Set([...right.sightings, ...right.outside].map(told));
    const got = [...outcome.brought.sightings, ...outcome.brought.outside];
    const wrong = got.filter((each) => !rightly.has(told(each)));
    // A letter put into a note, a place or an id is as good as any other, and no more than one row can have it. Where people choose
    // their columns, one whose title is spoiled is one that they did not choose.
    if (!['inaturalist', 'guide'].includes(file))
      expect(wrong.length, `seed ${seed}: ${JSON.stringify(wrong)}`).toBeLessThanOrEqual(1);
    const isToldCut = outcome.brought.notes.some((note) => note.includes('acaba a mitad'));
    for (const each of wrong)
      expect(
        isNear(each, [...right.sightings, ...right.outside], isToldCut && each === got.at(-1)),
        `seed ${seed}: ${JSON.stringify(each)}`,
      ).toBe(true);
  }
  expect(read).toBeGreaterThan(200);
});

type Told = Brought['sightings'][number];

const told = ({ nombre, fecha, hora, lugar, cuenta, nota, origen }: Told) =>
  JSON.stringify([nombre, fecha, hora, lugar, cuenta, nota, origen]);

/** Whether it tells of the same bird, day, time and number as a right one, with free text that differs or is missing; of the last row of what is cut, part. */
function isNear(sighting: Told, right: readonly Told[], isCut: boolean): boolean {
  const begins = (whole: unknown, part: unknown) => String(whole).startsWith(String(part));
  return right.some(
    ({ nombre, fecha, hora, cuenta }) =>
      nombre === sighting.nombre &&
      (isCut ? begins(fecha, sighting.fecha) : fecha === sighting.fecha) &&
      (sighting.hora === undefined || hora === sighting.hora) &&
      (sighting.cuenta === undefined ||
        (isCut ? begins(cuenta, sighting.cuenta) : cuenta === sighting.cuenta)),
  );
}
