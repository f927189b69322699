import { findBySlug, foldText } from '../addresses/slug.ts';
import { CRITERIA, type Filterable, optionsOf } from './criteria.ts';
import { FILTER_NAMES, type FilterName } from './filter-names.ts';

/** What is chosen: of each group some of its options. A group of which nothing is chosen does not narrow. */
export type Filters = Readonly<Record<FilterName, ReadonlySet<string>>>;

export const NO_FILTERS: Filters = filtersOf(() => []);

/** A value of an address that is no option of its group, or whose group the page does not offer. */
export type UnknownValue = { filter: FilterName; value: string };

function filtersOf(chosen: (filter: FilterName) => Iterable<string>): Filters {
  return Object.fromEntries(FILTER_NAMES.map((filter) => [filter, new Set(chosen(filter))])) as Record<
    FilterName,
    Set<string>
  >;
}

/**
 * The filters of a query: values as slugs, separated by commas or in repeated parameters, whatever their case and
 * accents. What is not understood is told apart; `fixed` is the group that the page itself has chosen already.
 */
export function readFilters(
  params: URLSearchParams,
  fixed?: FilterName,
): { filters: Filters; unknown: UnknownValue[] } {
  const unknown: UnknownValue[] = [];
  const filters = filtersOf((filter) =>
    params
      .getAll(filter)
      .flatMap((text) => text.split(','))
      .filter((value) => value.trim() !== '')
      .flatMap((value) => {
        const option = filter === fixed ? undefined : findBySlug(optionsOf(filter), value, (each) => each);
        if (option === undefined) unknown.push({ filter, value: value.trim() });
        return option ?? [];
      }),
  );
  return { filters, unknown };
}

/** The query that chooses these filters, with its «?», or nothing; the parameters of `search` that are no filter stay as they are. */
export function writeFilters(filters: Filters, search = ''): string {
  const isFilter = (pair: string) => [...new URLSearchParams(pair).keys()].some((key) => isFilterName(key));
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isFilter(pair));
  const own = FILTER_NAMES.filter((filter) => filters[filter].size > 0).map((filter) => {
    const chosen = optionsOf(filter).filter((option) => filters[filter].has(option));
    return `${filter}=${chosen.map(foldText).join(',')}`;
  });
  const query = [...others, ...own].join('&');
  return query && `?${query}`;
}

function isFilterName(text: string): text is FilterName {
  return (FILTER_NAMES as readonly string[]).includes(text);
}

/** The filters with one option chosen, or no longer. */
export function toggleFilter(filters: Filters, filter: FilterName, option: string): Filters {
  const chosen = new Set(filters[filter]);
  if (!chosen.delete(option)) chosen.add(option);
  return { ...filters, [filter]: chosen };
}

/** The species that have, of each group in which something is chosen, at least one chosen option. `seen`: names of those seen. */
export function filterAves<Item extends Filterable>(
  aves: readonly Item[],
  filters: Filters,
  seen: ReadonlySet<string>,
): Item[] {
  const chosen = FILTER_NAMES.filter((filter) => filters[filter].size > 0);
  return aves.filter((ave) =>
    chosen.every((filter) => CRITERIA[filter].of(ave, seen).some((option) => filters[filter].has(option))),
  );
}

/** How many species the list would show of each option, given what is chosen in the other groups. */
export function countsOf(
  aves: readonly Filterable[],
  filters: Filters,
  seen: ReadonlySet<string>,
): Record<FilterName, Map<string, number>> {
  const counted = FILTER_NAMES.map((filter) => {
    const counts = new Map(optionsOf(filter).map((option) => [option, 0]));
    for (const ave of filterAves(aves, { ...filters, [filter]: new Set() }, seen))
      for (const option of CRITERIA[filter].of(ave, seen)) counts.set(option, (counts.get(option) ?? 0) + 1);
    return [filter, counts];
  });
  return Object.fromEntries(counted) as Record<FilterName, Map<string, number>>;
}
