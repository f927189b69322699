import { foldText } from '../addresses/slug.ts';
import { partialDayInWords } from '../calendar/partial-day.ts';
import { type Entries, knownNames, type NamedAve } from '../seen-list/avistadas.ts';
import { type Sighting, sortedLatestFirst } from './sighting.ts';

/** How the notebook is laid out: by day or by place. */
export type Layout = 'dia' | 'lugar';

export type RecordQuery = { text: string; year: string };

/** A line of the notebook: the head of a group, or a sighting of it. */
export type RecordLine =
  | { kind: 'group'; key: string; words: string; count: number }
  | { kind: 'sighting'; key: string; sighting: Sighting };

/** The sightings of what is on the list, under the present names, the latest first. Those of any other species stand aside. */
export function shownSightings(
  sightings: Iterable<Sighting>,
  entries: Entries,
  aves: readonly NamedAve[],
): Sighting[] {
  const known = knownNames(aves);
  const nameOf = (nombre: string) => known.get(nombre.normalize('NFC'))?.nombre ?? nombre;
  const seen = new Set(entries.filter((entry) => typeof entry === 'string').map(nameOf));
  const shown: Sighting[] = [];
  for (const sighting of sightings) {
    const nombre = nameOf(sighting.nombre);
    if (seen.has(nombre)) shown.push(nombre === sighting.nombre ? sighting : { ...sighting, nombre });
  }
  return sortedLatestFirst(shown);
}

/** The years of which there are sightings, the latest first. */
export function yearsOf(sightings: readonly Sighting[]): string[] {
  const years = new Set(sightings.flatMap(({ fecha }) => (fecha ? [fecha.slice(0, 4)] : [])));
  return [...years].sort().reverse();
}

/** Those that a text and a year leave. Each word of the text stands in the name, the place, the note or the day. */
export function foundSightings(
  sightings: readonly Sighting[],
  { text, year }: RecordQuery,
): readonly Sighting[] {
  const words = foldText(text).split('-').filter(Boolean);
  if (words.length === 0 && year === '') return sightings;
  return sightings.filter((sighting) => {
    if (year !== '' && !sighting.fecha?.startsWith(year)) return false;
    if (words.length === 0) return true;
    const told = toldOf(sighting);
    return words.every((word) => told.includes(word));
  });
}

const folded = new WeakMap<Sighting, string>();

/** All that can be looked for in a sighting, folded once. */
function toldOf(sighting: Sighting): string {
  const held = folded.get(sighting);
  if (held !== undefined) return held;
  const { nombre, lugar, nota = '', fecha } = sighting;
  const told = foldText(`${nombre} ${lugar?.nombre ?? ''} ${nota} ${fecha ? partialDayInWords(fecha) : ''}`);
  folded.set(sighting, told);
  return told;
}

/** The lines of the notebook: by day, the latest first; by place, that with most sightings first. */
export function recordLines(sightings: readonly Sighting[], layout: Layout): RecordLine[] {
  const groups = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const key = (layout === 'dia' ? sighting.fecha : sighting.lugar?.nombre) ?? '';
    const group = groups.get(key);
    if (group) group.push(sighting);
    else groups.set(key, [sighting]);
  }
  const sorted =
    layout === 'dia' ? [...groups] : [...groups].sort(([, one], [, other]) => other.length - one.length);
  return sorted.flatMap(([key, group]) => [
    { kind: 'group', key: `grupo ${key}`, words: headOf(key, layout), count: group.length } as const,
    ...group.map((sighting) => ({ kind: 'sighting', key: sighting.id, sighting }) as const),
  ]);
}

function headOf(key: string, layout: Layout): string {
  if (key === '') return layout === 'dia' ? 'Sin fecha' : 'Sin lugar';
  return layout === 'dia' ? partialDayInWords(key) : key;
}
