import { z } from 'zod';
import { COMARCA_NAMES, type Comarca, type Lugar } from '../domain/places/lugar.ts';
import { type Ave, compareAves } from '../domain/species/ave.ts';
import {
  type DataFile,
  parseAll,
  parseData,
  readDataFile,
  readDataFiles,
  refuseFaults,
} from './data-files.ts';
import { loadAves } from './load-aves.ts';
import { lugarSchema } from './lugar-schema.ts';

/** Species whose exact places are not told, by name, with the parts of the Community in which one may meet them. */
export type Sensitive = ReadonlyMap<string, readonly Comarca[]>;

const SENSITIVE = 'sensitive.json';

const sensitive = z.record(z.string(), z.array(z.enum(COMARCA_NAMES)));

/** The files that hold places, by name. */
export const readLugarFiles = () => readDataFiles('lugares', '.json');

/** @throws {Error} one line a fault, each naming the species */
export function loadSensitive(text: string = readDataFile(SENSITIVE)): Sensitive {
  const { value = {}, faults } = parseData(text, sensitive);
  refuseFaults(`data/${SENSITIVE} is`, faults);
  return new Map(Object.entries(value));
}

/**
 * The places of the guide, from the capital outwards: by comarca, then by name. Every species that is not rara stands in one at least,
 * or is sensitive and stands in none.
 * @throws {Error} one line a fault, each naming the file or the species
 */
export function loadLugares(
  files: readonly DataFile[] = readLugarFiles(),
  aves: readonly Ave[] = loadAves(),
  sensitives: Sensitive = loadSensitive(),
): Lugar[] {
  const { read, faults } = parseAll(files, lugarSchema);
  const lugares = read.map(({ value }) => value);
  const byNombre = new Map(aves.map((ave) => [ave.nombre, ave]));
  for (const { file, value } of read)
    faults.push(...faultsOf(file, value, byNombre, sensitives).map((fault) => `${file}: ${fault}`));
  refuseFaults('The places are', faults.length > 0 ? faults : withoutLugar(lugares, aves, sensitives));
  return lugares.sort(compareLugares);
}

function compareLugares(a: Lugar, b: Lugar): number {
  return COMARCA_NAMES.indexOf(a.comarca) - COMARCA_NAMES.indexOf(b.comarca) || compareAves(a, b);
}

/** The rules that bind a place to its file and to the species. */
function faultsOf(
  file: string,
  lugar: Lugar,
  aves: ReadonlyMap<string, Ave>,
  sensitives: Sensitive,
): string[] {
  const { id, especies, joyas, visitas = {}, mejorEpoca } = lugar;
  const faults = file === `data/lugares/${id}.json` ? [] : [`id: belongs in data/lugares/${id}.json`];
  if (especies.join() !== [...especies].sort((a, b) => a.localeCompare(b, 'es')).join())
    faults.push('especies: must stand in the order of the lists');
  for (const nombre of especies) {
    const ave = aves.get(nombre);
    if (!ave) faults.push(`especies: the guide has no «${nombre}»`);
    else if (sensitives.has(nombre)) faults.push(`especies: «${nombre}» is sensitive and stands in no place`);
    else if (sharesHabitat(ave, lugar) === nombre in visitas)
      faults.push(
        `visitas: «${nombre}» must stand there if, and only if, it shares no habitat with the place`,
      );
  }
  for (const nombre of Object.keys(visitas))
    if (!especies.includes(nombre)) faults.push(`visitas: «${nombre}» is none of its especies`);
  for (const nombre of joyas) {
    if (!especies.includes(nombre)) faults.push(`joyas: «${nombre}» is none of its especies`);
    else if (!aves.get(nombre)?.meses.some((each) => mejorEpoca.includes(each)))
      faults.push(`joyas: «${nombre}» is not there in its mejorEpoca`);
  }
  return faults;
}

const sharesHabitat = (ave: Ave, lugar: Lugar) => ave.habitats.some((each) => lugar.habitats.includes(each));

function withoutLugar(lugares: readonly Lugar[], aves: readonly Ave[], sensitives: Sensitive): string[] {
  const stand = new Set(lugares.flatMap(({ especies }) => especies));
  return aves
    .filter(
      ({ nombre, frecuencia }) => frecuencia !== 'rara' && !sensitives.has(nombre) && !stand.has(nombre),
    )
    .map(({ nombre }) => `${nombre}: is not rara, and stands in no place`);
}
