import type { Day } from '../calendar/day.ts';
import { notYetInWords } from '../calendar/partial-day.ts';
import type { NewSighting } from '../notebook/sighting.ts';
import type { Entries } from '../seen-list/avistadas.ts';
import type { Outcome } from './table/row.ts';

/** What a file brings. */
export type Brought = {
  /** Which record it is of, as the visitor reads it. */
  source: string;
  rows: number;
  sightings: NewSighting[];
  /** Those whose place is known to lie outside the Comunidad de Madrid. */
  outside: NewSighting[];
  /** Species that were seen, without more; of a copy, all that its list holds. */
  marks: string[];
  /** Whether it tells itself which species are on the list; else those of its sightings are. */
  isCopy: boolean;
  /** Entries of a copy's list that are no species here: kept as they came. */
  others: Entries;
  /** What is no bird of the guide, and what is no one species, with how often. */
  foreign: ReadonlyMap<string, number>;
  unidentified: ReadonlyMap<string, number>;
  /** What was not understood, by its line. */
  unread: string[];
  /** What else is to be known of how it was read. */
  notes: string[];
};

/** What of it is wanted: all, or without what lies outside the Comunidad de Madrid. */
export function sightingsOf({ sightings, outside }: Brought, isAll: boolean): readonly NewSighting[] {
  return isAll && outside.length > 0 ? [...sightings, ...outside] : sightings;
}

/** A copy or a link without sightings of days that have not come yet: they are told as not understood. */
export function withoutDaysToCome(brought: Brought, today: Day): Brought {
  const sightings: NewSighting[] = [];
  const unread = [...brought.unread];
  for (const each of brought.sightings) {
    const wrong = notYetInWords(each.fecha, today);
    if (wrong) unread.push(`${each.nombre}: ${wrong}`);
    else sightings.push(each);
  }
  return { ...brought, sightings, unread };
}

/** The species that become seen with it. */
export function speciesOf({ isCopy, marks }: Brought, wanted: readonly NewSighting[]): ReadonlySet<string> {
  return new Set(isCopy ? marks : [...marks, ...wanted.map(({ nombre }) => nombre)]);
}

/** How many days and places it tells of. */
export function extentOf(wanted: readonly NewSighting[]): { days: number; places: number } {
  const days = new Set(wanted.flatMap(({ fecha }) => (fecha ? [fecha] : [])));
  const places = new Set(wanted.flatMap(({ lugar }) => (lugar ? [lugar.nombre] : [])));
  return { days: days.size, places: places.size };
}

/** Gathers what the rows of a table say. */
export function createGathering(source: string) {
  const sightings: NewSighting[] = [];
  const outside: NewSighting[] = [];
  const marks = new Set<string>();
  const counts = { foreign: new Map<string, number>(), unidentified: new Map<string, number>() };
  const unread: string[] = [];
  let rows = 0;
  return {
    take(outcome: Outcome): void {
      rows += 1;
      switch (outcome.kind) {
        case 'sighting':
          (outcome.isOutside ? outside : sightings).push(outcome.sighting);
          return;
        case 'mark':
          marks.add(outcome.nombre);
          return;
        case 'unread':
          unread.push(outcome.line);
          return;
        default: {
          const names = counts[outcome.kind];
          names.set(outcome.name, (names.get(outcome.name) ?? 0) + 1);
        }
      }
    },
    brought: (notes: string[]): Brought => ({
      source,
      rows,
      sightings,
      outside,
      marks: [...marks],
      isCopy: false,
      others: [],
      ...counts,
      unread,
      notes,
    }),
  };
}
