import { useState } from 'react';
import { optionsOf } from '../../../domain/filters/criteria.ts';
import type { FilterName } from '../../../domain/filters/filter-names.ts';
import styles from './filter-group.module.css';
import { FILTER_TITLES } from './filter-titles.ts';

type Props = {
  filter: FilterName;
  chosen: ReadonlySet<string>;
  /** Species of the list by option: all of them, and those left by what the other groups choose. */
  all: ReadonlyMap<string, number>;
  left: ReadonlyMap<string, number>;
  onToggle: (option: string) => void;
};

/** Groups whose options are always all there: a calendar without some months, or half a question, would puzzle. */
const ALWAYS_WHOLE: readonly FilterName[] = ['mes', 'vistas'];

/** One group of options, folded until it is asked for; nothing where the list leaves no choice. */
export function FilterGroup({ filter, chosen, all, left, onToggle }: Props) {
  const [openAtFirst] = useState(chosen.size > 0 || filter === 'mes');
  const options = optionsOf(filter).filter(
    (option) => ALWAYS_WHOLE.includes(filter) || chosen.has(option) || all.get(option),
  );
  if (options.length < 2 && chosen.size === 0) return null;
  return (
    <details className={styles.group} open={openAtFirst}>
      <summary>
        {FILTER_TITLES[filter]} {chosen.size > 0 && <span>({chosen.size})</span>}
      </summary>
      <fieldset aria-label={FILTER_TITLES[filter]}>
        {options.map((option) => (
          <label key={option} data-nothing={!left.get(option)}>
            <input type="checkbox" checked={chosen.has(option)} onChange={() => onToggle(option)} />
            {option} <small>{left.get(option)}</small>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
