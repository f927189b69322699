import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Arrangement, asksArrangement } from '../../../domain/filters/arrangement.ts';
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
  const [asked] = useState(() => hasFilters(search) || asksArrangement(search));
  const hydrated = useHydrated();
  const filtered = hydrated && hasFilters(search);
  const changed = filtered || (hydrated && asksArrangement(search));
  const wanted = open || changed;
  const { code: narrowing, failed, retry } = useLater(load, wanted);
  const narrowed = wanted && narrowing ? narrowing.narrow(aves, search, fixed, seen) : null;

  const waiting = changed && !narrowing && !failed;
  const settled = useSettled(hydrated && !waiting);

  /** Writes a query into the address; the page stays where it is scrolled. */
  const go = (query: string | undefined) => navigate({ search: query }, { preventScrollReset: true });
  const choose = (filters: Filters) => go(narrowing?.writeFilters(filters, search));
  const arrange = (arrangement: Arrangement) => go(narrowing?.writeArrangement(arrangement, search));

  return {
    narrowing,
    narrowed,
    shown: narrowed?.aves ?? aves,
    open,
    setOpen,
    choose,
    arrange,
    retry,
    clear: filtered && narrowing ? () => choose(narrowing.NO_FILTERS) : null,
    waiting,
    /** The list has shown what its address asks for: what changes from now on was the visitor's doing. */
    settled,
    failed: wanted && failed,
    /** The address narrowed the list after it had been shown whole: drawn as another list, none of its cards seems to move. */
    late: asked && narrowing !== undefined,
  };
}

/** Whether what was to come was there at an earlier drawing. */
function useSettled(arrived: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (arrived) setSettled(true);
  }, [arrived]);
  return settled;
}
