import { type ReactNode, startTransition, useOptimistic } from 'react';
import type { Arrangement } from '../../../domain/filters/arrangement.ts';
import type { Filterable } from '../../../domain/filters/criteria.ts';
import { FILTER_NAMES, type FilterName } from '../../../domain/filters/filter-names.ts';
import { countsOf, type Filters, NO_FILTERS, toggleFilter } from '../../../domain/filters/filters.ts';
import layout from '../../components/page/layout.module.css';
import { ArrangementChoice } from './arrangement-choice.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './panel.module.css';

type Props = {
  id: string;
  /** The species of the list before it is narrowed. */
  eligible: readonly Filterable[];
  filters: Filters;
  seen: ReadonlySet<string>;
  /** The group that the page has chosen already; it is not offered. */
  fixed: FilterName | undefined;
  arrangement: Arrangement;
  /** Both end when the list shows what was chosen. */
  onChange: (filters: Filters) => void | Promise<void>;
  onArrange: (arrangement: Arrangement) => void | Promise<void>;
  /** What stands at the foot and stays in sight. */
  children: ReactNode;
};

/** All that a list can be narrowed by, and its order. A box is ticked at once; the list follows as soon as it is drawn. */
export function Panel({ id, eligible, filters, seen, fixed, arrangement, ...props }: Props) {
  const [chosen, setChosen] = useOptimistic(filters);
  const all = countsOf(eligible, NO_FILTERS, seen);
  const left = countsOf(eligible, chosen, seen);

  function toggle(filter: FilterName, option: string) {
    const next = toggleFilter(chosen, filter, option);
    startTransition(async () => {
      setChosen(next);
      await props.onChange(next);
    });
  }

  return (
    <section
      id={id}
      aria-label="Afinar la lista"
      className={`${layout.card} ${styles.panel}`}
      data-print="no"
    >
      <p>
        Si eliges varias opciones de un mismo grupo, vale cualquiera de ellas. Si eliges en varios grupos, el
        ave tiene que cumplir todos.
      </p>
      <div className={styles.groups}>
        {FILTER_NAMES.filter((filter) => filter !== fixed).map((filter) => (
          <FilterGroup
            key={filter}
            filter={filter}
            chosen={chosen[filter]}
            all={all[filter]}
            left={left[filter]}
            onToggle={(option) => toggle(filter, option)}
          />
        ))}
      </div>
      <ArrangementChoice arrangement={arrangement} onArrange={props.onArrange} />
      <div className={`${layout.row} ${styles.foot}`}>{props.children}</div>
    </section>
  );
}
