import type { ReactNode } from 'react';
import { type Arrangement, readArrangement } from '../../../domain/filters/arrangement.ts';
import type { Filterable } from '../../../domain/filters/criteria.ts';
import type { FilterName } from '../../../domain/filters/filter-names.ts';
import { type Filters, filterAves, readFilters, type UnknownValue } from '../../../domain/filters/filters.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { compareTaxonomically } from '../../../domain/species/sequence.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { EmptyBranch } from '../../components/page/empty-branch.tsx';
import layout from '../../components/page/layout.module.css';
import styles from '../../components/page/page.module.css';
import { filterable } from '../../data/species/filterable.ts';
import { FILTER_TITLES, textOfFilters } from './filter-titles.ts';

export { writeArrangement } from '../../../domain/filters/arrangement.ts';
export { NO_FILTERS, writeFilters } from '../../../domain/filters/filters.ts';
export { Panel } from './panel.tsx';

export type Narrowed = {
  filters: Filters;
  unknown: readonly UnknownValue[];
  arrangement: Arrangement;
  /** The order that the address asks for in vain. */
  unknownOrder: string | undefined;
  /** The species of the list before narrowing, with what filters ask of them. */
  eligible: readonly Filterable[];
  aves: readonly AveSummary[];
};

const byNombre = new Map(filterable.map((each) => [each.nombre, each]));

/** A list as the query of its address narrows and arranges it. */
export function narrow(
  aves: readonly AveSummary[],
  search: string,
  fixed: FilterName | undefined,
  seen: ReadonlySet<string>,
): Narrowed {
  const { filters, unknown } = readFilters(new URLSearchParams(search), fixed);
  const { arrangement, unknown: unknownOrder } = readArrangement(search);
  const eligible = aves.flatMap((ave) => byNombre.get(ave.nombre) ?? []);
  const left = new Set(filterAves(eligible, filters, seen).map((ave) => ave.nombre));
  const shown = aves.filter((ave) => left.has(ave.nombre));
  return {
    filters,
    unknown,
    arrangement,
    unknownOrder,
    eligible,
    aves: arrangement === 'taxonómico' ? taxonomically(shown) : shown,
  };
}

function taxonomically(aves: readonly AveSummary[]): AveSummary[] {
  const placed = aves.flatMap((ave) => {
    const familia = byNombre.get(ave.nombre)?.familia;
    return familia ? { ave, familia, cientifico: ave.cientifico } : [];
  });
  return placed.sort(compareTaxonomically).map(({ ave }) => ave);
}

/** Values of an address that a notice repeats, and characters of each. */
const SHOWN = { values: 5, length: 40 };

/** What narrows the list and how it is arranged, in words, and what of the address could do neither. */
export function NarrowingSummary({ filters, unknown, arrangement, unknownOrder }: Narrowed) {
  const text = textOfFilters(filters);
  return (
    <>
      {text && <p>{text}</p>}
      {arrangement !== 'alfabético' && <p>En orden {arrangement}</p>}
      {unknown.length > 0 && <p data-print="no">{noticeOf(unknown)}</p>}
      {unknownOrder && (
        <p data-print="no">
          No hay ningún orden «{shorten(unknownOrder)}» para las listas, así que esta va por orden alfabético.
        </p>
      )}
    </>
  );
}

function noticeOf(unknown: readonly UnknownValue[]): string {
  const named = unknown.slice(0, SHOWN.values).map(({ filter, value }) => {
    return `«${shorten(value)}» (${FILTER_TITLES[filter].toLowerCase()})`;
  });
  const rest = unknown.length - named.length;
  const list = joinPhrases(rest > 0 ? [...named, `${rest} más`] : named);
  return `Esta lista no se puede afinar por ${list}, así que no se ${unknown.length > 1 ? 'han' : 'ha'} tenido en cuenta.`;
}

function shorten(text: string): string {
  return text.length > SHOWN.length ? `${text.slice(0, SHOWN.length)}…` : text;
}

/** What stands in the place of the list when nothing is left of it. */
export function NothingLeft({ children }: { children: ReactNode }) {
  return (
    <div className={`${layout.stack} ${styles.empty}`}>
      <EmptyBranch />
      <p>Ningún ave de esta lista cumple todo lo que has elegido.</p>
      {children}
    </div>
  );
}
