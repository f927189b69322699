import { readdirSync, readFileSync } from 'node:fs';
import { foldText } from '../domain/addresses/slug.ts';
import { type Ave, compareAves } from '../domain/species/ave.ts';
import { aveSchema, namesOf } from './ave-schema.ts';

/** A file of `data/aves` as it stands on disk. */
export type AveFile = { file: string; text: string };

const FOLDER = new URL('aves/', import.meta.url);

/** Fields of which no two species may share a value. */
const UNIQUE_FIELDS = ['id', 'nombre', 'cientifico'] as const;

/** The files of a folder that hold species, by name. */
export function readAveFiles(folder: URL = FOLDER): AveFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files
    .sort()
    .map((file) => ({ file: `data/aves/${file}`, text: readFileSync(new URL(file, folder), 'utf8') }));
}

/**
 * All species, in the order of the lists.
 * @throws {Error} one line a fault, each naming file and field
 */
export function loadAves(files: readonly AveFile[] = readAveFiles()): Ave[] {
  const faults: string[] = [];
  const records = files.flatMap(({ file, text }) => {
    const ave = parseAve(file, text, faults);
    return ave ? [{ file, ave }] : [];
  });
  faults.push(...repeats(records));
  if (faults.length > 0) throw new Error(`The data of the species is faulty:\n${faults.join('\n')}`);
  return records.map(({ ave }) => ave).sort(compareAves);
}

function parseAve(file: string, text: string, faults: string[]): Ave | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    faults.push(`${file}: is not JSON: ${(error as Error).message}`);
    return undefined;
  }
  const result = aveSchema.safeParse(value);
  if (!result.success) {
    for (const { path, message } of result.error.issues)
      faults.push(`${file}: ${path.join('.') || 'record'}: ${message}`);
    return undefined;
  }
  const expected = `data/aves/${foldText(result.data.nombre)}.json`;
  if (file !== expected) faults.push(`${file}: nombre: «${result.data.nombre}» belongs in ${expected}`);
  return result.data;
}

type Record = { file: string; ave: Ave };

function repeats(records: readonly Record[]): string[] {
  const bySlug = repeatsOf(
    records,
    'nombre',
    ({ ave }) => [ave.nombre, ...(ave.alias ?? [])].map(foldText).filter(firstOnly),
    'slug',
  );
  const english = repeatsOf(records, 'nombres.ingles', ({ ave }) => [ave.nombres.ingles], 'name');
  return [
    ...UNIQUE_FIELDS.flatMap((field) => repeatsOf(records, field, ({ ave }) => [ave[field]], 'value')),
    ...bySlug,
    ...english,
    ...officialNamesOfOthers(records),
  ];
}

/** Other names that would lead away from the species that bears them now. */
function officialNamesOfOthers(records: readonly Record[]): string[] {
  const owners = new Map(
    records.flatMap(({ file, ave }) => [ave.nombre, ave.cientifico].map((name) => [foldText(name), file])),
  );
  return records.flatMap(({ file, ave }) =>
    namesOf(ave).flatMap((name) => {
      const owner = owners.get(foldText(name)) ?? file;
      return owner === file ? [] : [`${file}: nombres: «${name}» is the name of ${owner}`];
    }),
  );
}

function firstOnly<Item>(item: Item, i: number, all: Item[]): boolean {
  return all.indexOf(item) === i;
}

function repeatsOf(
  records: readonly Record[],
  field: string,
  valuesOf: (record: Record) => unknown[],
  what: string,
): string[] {
  const owners = new Map<unknown, string>();
  return records.flatMap((record) =>
    valuesOf(record).flatMap((value) => {
      const owner = owners.get(value);
      owners.set(value, owner ?? record.file);
      return owner ? [`${record.file}: ${field}: the ${what} «${value}» is taken by ${owner}`] : [];
    }),
  );
}
