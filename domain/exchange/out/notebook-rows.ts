import { latestFirst, type Sighting } from '../../notebook/sighting.ts';
import { type Entries, knownNames, type NamedAve, seenNames } from '../../seen-list/avistadas.ts';

type Ave = NamedAve & { cientifico: string };

/** The header of the table; `sources.ts` knows it again. */
const HEADER = [
  'nombre',
  'científico',
  'fecha',
  'hora',
  'lugar',
  'latitud',
  'longitud',
  'cuenta',
  'nota',
  'fuente',
  'id de la fuente',
];

/**
 * The notebook as the table of a spreadsheet, its header first: a row a sighting, and one for each species that was seen without more.
 * `point` parts whole degrees from their decimals, as the spreadsheet's language does.
 */
export function notebookRows(
  entries: Entries,
  sightings: readonly Sighting[],
  aves: readonly Ave[],
  point: '.' | ',',
): string[][] {
  const known = knownNames(aves);
  const seen = seenNames(entries, aves);
  const told = new Set<string>();
  const rows = sightings.toSorted(latestFirst).flatMap((sighting) => {
    const ave = known.get(sighting.nombre.normalize('NFC'));
    if (!ave || !seen.has(ave.nombre)) return [];
    told.add(ave.nombre);
    return [rowOf(sighting, ave, point)];
  });
  const bare = aves.filter(({ nombre }) => seen.has(nombre) && !told.has(nombre));
  return [HEADER, ...rows, ...bare.map(({ nombre, cientifico }) => padded([nombre, cientifico]))];
}

function rowOf(sighting: Sighting, { nombre, cientifico }: Ave, point: string): string[] {
  const { fecha = '', hora = '', lugar, cuenta = '', nota = '', origen } = sighting;
  const degrees = (each: number | undefined) => (each === undefined ? '' : String(each).replace('.', point));
  return [
    nombre,
    cientifico,
    fecha,
    hora,
    lugar?.nombre ?? '',
    degrees(lugar?.lat),
    degrees(lugar?.lon),
    String(cuenta),
    nota,
    origen?.fuente ?? '',
    origen?.id ?? '',
  ];
}

const padded = (cells: string[]) => HEADER.map((_, place) => cells[place] ?? '');
