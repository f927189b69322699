import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FilterName, hasFilters } from '../../../domain/filters/filter-names.ts';
import type { Filters } from '../../../domain/filters/filters.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { useHydrated } from '../../components/browser/use-hydrated.ts';
import { useLater } from '../../components/browser/use-later.ts';

const load = () => import('./narrowing.tsx');

/** A list and what its address and its visitor make of it. The query counts only once hydrated: it was not prerendered. */
export function useNarrowableList(
  aves: readonly AveSummary[],
  fixed: FilterName | undefined,
  seen: ReadonlySet<string>,
) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [asked] = useState(() => hasFilters(search));
  const filtered = useHydrated() && hasFilters(search);
  const wanted = open || filtered;
  const { code: narrowing, failed, retry } = useLater(load, wanted);
  const narrowed = wanted && narrowing ? narrowing.narrow(aves, search, fixed, seen) : null;

  /** Writes the filters into the address; the page stays where it is scrolled. */
  function choose(filters: Filters) {
    return navigate({ search: narrowing?.writeFilters(filters, search) }, { preventScrollReset: true });
  }

  return {
    narrowing,
    narrowed,
    shown: narrowed?.aves ?? aves,
    open,
    setOpen,
    choose,
    retry,
    clear: filtered && narrowing ? () => choose(narrowing.NO_FILTERS) : null,
    waiting: filtered && !narrowing && !failed,
    failed: wanted && failed,
    /** The address narrowed the list after it had been shown whole: drawn as another list, none of its cards seems to move. */
    late: asked && narrowing !== undefined,
  };
}
