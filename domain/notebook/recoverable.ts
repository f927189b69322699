import { dayOf, partsOf } from '../calendar/day.ts';
import { MONTH_NAMES } from '../calendar/month.ts';
import { type Entries, restoreAvistadas, withoutEntries } from '../seen-list/avistadas.ts';
import type { Sighting } from './sighting.ts';

/** What changed much at once and can be taken back: emptying the list, adding a file or a batch, deleting sightings. */
export type Cause = 'vaciada' | 'añadida' | 'borrada';

/** What it takes to take such a change back, and nothing that was done since. */
export type Recoverable = {
  id: string;
  /** When, ms since 1970. */
  cuando: number;
  causa: Cause;
  /** Entries of the list that went, to be put back. */
  entradas: Entries;
  /** Sightings that went, to be put back. */
  avistamientos: readonly Sighting[];
  /** Entries of the list that came, to be taken away. */
  entradasNuevas: Entries;
  /** Ids of sightings that came, to be taken away. */
  avistamientosNuevos: readonly string[];
};

const DAY = 24 * 3_600_000;

/** How long a change can be taken back. */
const KEPT = 30 * DAY;

/** Whether its time is over. A clock that was set back keeps it longer, never shorter. */
export function isOver({ cuando }: Pick<Recoverable, 'cuando'>, now: number): boolean {
  return now - cuando > KEPT;
}

/** The list after the change was taken back. */
export function entriesAfterUndo(entries: Entries, { entradas, entradasNuevas }: Recoverable): Entries {
  const left = withoutEntries(entries, entradasNuevas);
  return entradas.length === 0 ? left : restoreAvistadas(left, entradas);
}

const count = (number: number, singular: string, plural: string) =>
  `${number} ${number === 1 ? singular : plural}`;

/** What a press takes back: «Recuperar la lista del 21 de noviembre, 152 aves». `aves` counts the species in what went or came. */
export function recoverableInWords(recoverable: Recoverable, aves: number): string {
  const { month, day } = partsOf(dayOf(new Date(recoverable.cuando)));
  const when = `del ${day} de ${MONTH_NAMES[month - 1]}`;
  const species = count(aves, 'ave', 'aves');
  const { causa, avistamientos, avistamientosNuevos } = recoverable;
  if (causa === 'vaciada') return `Recuperar la lista ${when}, ${species}`;
  if (causa === 'borrada')
    return `Recuperar lo borrado ${when}: ${count(avistamientos.length, 'avistamiento', 'avistamientos')}`;
  const came = count(avistamientosNuevos.length, 'avistamiento', 'avistamientos');
  return `Quitar lo añadido ${when}: ${species}, ${came}`;
}
