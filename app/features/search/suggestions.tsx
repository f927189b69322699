import { useLayoutEffect, useRef } from 'react';
import type { Match } from '../../../domain/search/suggest.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import layout from '../../components/page/layout.module.css';
import styles from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** Least height of the list, px: two options, so that one sees that there is more. */
const MIN_HEIGHT = 96;

/** Room left below the list, px. */
const MARGIN = 8;

/** The species that the text of the search box may be the beginning of. Choosing one leads to its page. */
export function Suggestions({ aves, box }: { aves: readonly AveSummary[]; box: HTMLInputElement }) {
  const { items, open, highlightedIndex, getMenuProps, getItemProps } = useSuggestions(aves, box);
  const list = useRef<HTMLUListElement>(null);
  useRoom(list, open);
  return (
    <ul
      {...getMenuProps({ ref: list, 'aria-label': 'Aves sugeridas' })}
      hidden={!open}
      className={`${layout.floating} ${styles.suggestions}`}
    >
      {open &&
        items.map((item, index) => {
          // Its id is its place: a letter more changes the words of the options, not the options.
          const { id, ...option } = getItemProps({ item, index });
          return (
            <li key={id} id={id} {...option} data-chosen={index === highlightedIndex || undefined}>
              <span>
                <Name name={item.ave.nombre} match={item.match} />
              </span>{' '}
              <i lang="la">
                <Name name={item.ave.cientifico} match={item.match} />
              </i>
            </li>
          );
        })}
    </ul>
  );
}

/** A name with the part that was typed in bold. */
function Name({ name, match }: { name: string; match: Match | undefined }) {
  if (match?.name !== name) return name;
  return (
    <>
      {name.slice(0, match.from)}
      <b>{name.slice(match.from, match.to)}</b>
      {name.slice(match.to)}
    </>
  );
}

/** Keeps an open list above the keyboard of a phone, which covers the page without making it smaller. */
function useRoom(list: React.RefObject<HTMLUListElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const { current: element } = list;
    const { visualViewport: seen } = window;
    if (!open || !element || !seen) return;
    const measure = () => {
      const room = seen.offsetTop + seen.height - element.getBoundingClientRect().top - MARGIN;
      element.style.maxBlockSize = `${Math.max(MIN_HEIGHT, room)}px`;
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => seen.removeEventListener('resize', measure);
  }, [list, open]);
}
