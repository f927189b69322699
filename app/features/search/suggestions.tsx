import { useLayoutEffect, useRef } from 'react';
import type { SoughtLugar } from '../../../domain/places/find-lugares.ts';
import type { Kind } from '../../../domain/search/names.ts';
import type { Suggestion } from '../../../domain/search/suggest.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import layout from '../../components/page/layout.module.css';
import styles from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** Least height of the list, px: two options, so that one sees that there is more. */
const MIN_HEIGHT = 96;

/** Languages of the names that are not Spanish. */
const LANGUAGE: Partial<Record<Kind, string>> = { cientifico: 'la', ingles: 'en' };

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
              {'lugar' in item ? <NameOfLugar {...item.lugar} /> : <Names {...item} />}
            </li>
          );
        })}
    </ul>
  );
}

function NameOfLugar({ nombre, municipios }: SoughtLugar) {
  return (
    <span>
      {nombre} <span className={styles.why}>· lugar, {joinPhrases(municipios)}</span>
    </span>
  );
}

/** The names of a species, with the part that was typed in bold; after its own the one that was typed, where it is another. */
function Names({ ave, name, match }: Suggestion<AveSummary>) {
  const { written, kind } = name;
  const marked = match ? (
    <>
      {written.slice(0, match.from)}
      <b>{written.slice(match.from, match.to)}</b>
      {written.slice(match.to)}
    </>
  ) : (
    written
  );
  const isShown = written === ave.nombre || written === ave.cientifico;
  return (
    <>
      <span>
        {written === ave.nombre ? marked : ave.nombre}
        {!isShown && (
          <>
            {' · '}
            <span className={styles.why} lang={LANGUAGE[kind]}>
              {marked}
            </span>
          </>
        )}
      </span>{' '}
      <i lang="la">{written === ave.cientifico ? marked : ave.cientifico}</i>
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
