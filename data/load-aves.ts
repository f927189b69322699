import { foldText } from '../domain/addresses/slug.ts';
import { type Ave, compareAves } from '../domain/species/ave.ts';
import { aveSchema, namesOf } from './ave-schema.ts';
import { type DataFile, parseAll, readDataFiles, refuseFaults } from './data-files.ts';

/** Fields of which no two species may share a value. */
const UNIQUE_FIELDS = ['id', 'nombre', 'cientifico'] as const;

/** The files that hold species, by name. */
export const readAveFiles = () => readDataFiles('aves', '.json');

/**
 * All species, in the order of the lists.
 * @throws {Error} one line a fault, each naming file and field
 */
export function loadAves(files: readonly DataFile[] = readAveFiles()): Ave[] {
  const { read, faults } = parseAll(files, aveSchema);
  const records = read.map(({ file, value }) => ({ file, ave: value }));
  refuseFaults('The data of the species is', [...faults, ...records.flatMap(misplaced), ...repeats(records)]);
  return records.map(({ ave }) => ave).sort(compareAves);
}

function misplaced({ file, ave: { nombre } }: Record): string[] {
  const expected = `data/aves/${foldText(nombre)}.json`;
  return file === expected ? [] : [`${file}: nombre: «${nombre}» belongs in ${expected}`];
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
