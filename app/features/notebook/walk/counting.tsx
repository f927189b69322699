import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { dayInWords, partsOf } from '../../../../domain/calendar/day.ts';
import { MONTH_NAMES } from '../../../../domain/calendar/month.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { countedInWords, type Walk } from '../../../../domain/walk/walk.ts';
import button from '../../../components/page/button.module.css';
import { useNotebook } from '../../../data/notebook/use-notebook.ts';
import styles from './counting.module.css';
import { Tiles } from './tiles.tsx';
import { useCounts } from './use-counts.ts';
import { useOffered } from './use-offered.ts';

/** Species that are offered at first: those of the richest place in its best month, in whole rows of two and of three. */
const OFFERED = 54;

const NOT_DURABLE =
  'Este navegador no nos deja guardar el cuaderno: lo que apuntes valdrá mientras no cierres ni recargues esta pestaña.';
const REFUSED = 'El navegador no nos deja guardar lo último: no cierres esta página y libera espacio.';

/** Species after species, by a tap or by a few letters. */
export function Counting({ walk, onEnd }: { walk: Walk; onEnd: () => void }) {
  const { isDurable, refused } = useNotebook();
  const { counted, count, said, problem } = useCounts(walk);
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [offered, setOffered] = useState(OFFERED);
  const { order, found, putFirst } = useOffered(walk, counted, text);
  const isSearching = text.trim() !== '';
  const { start, leave } = useWayBack(isSearching);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (found[0]) choose(found[0]);
  }

  /** What was found by its letters is counted, and comes first from then on. */
  function choose(ave: AveSummary) {
    count(ave, 1);
    putFirst(ave);
    setText('');
    box.current?.focus();
  }

  return (
    <section ref={start} aria-label="Salida">
      <div className={styles.head}>
        <p>
          <b>{walk.lugar?.nombre ?? 'Sin lugar'}</b>, {dayInWords(walk.fecha)}
        </p>
        <button type="button" className={button.outline} onClick={onEnd}>
          Terminar
        </button>
      </div>
      <form className={styles.bar} data-print="no" onSubmit={submit}>
        <input
          ref={box}
          type="search"
          aria-label="Qué ave has visto"
          placeholder="gor com, mirlo, merula…"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          onChange={({ target }) => {
            if (!isSearching) leave();
            setText(target.value);
          }}
        />
        <p>
          <span role="status">{isSearching && found.length === 0 ? NOTHING : said}</span>{' '}
          <span>{countedInWords([...counted.values()])}</span>
        </p>
      </form>
      {(problem === 'unsaved' || refused) && <p role="alert">{REFUSED}</p>}
      {!isDurable && <p role="status">{NOT_DURABLE}</p>}
      {isSearching ? (
        <Tiles
          aves={found}
          counted={counted}
          onCount={(ave, by) => (by > 0 ? choose(ave) : count(ave, by))}
        />
      ) : (
        <>
          <Tiles aves={order.slice(0, offered)} counted={counted} onCount={count} />
          {order.length > offered && (
            <button type="button" onClick={() => setOffered(order.length)}>
              Todas las de {MONTH_NAMES[partsOf(walk.fecha).month - 1]}
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** What a search finds stands at the start of the section, which comes into sight; after it the list is where it was left. */
function useWayBack(isSearching: boolean) {
  const start = useRef<HTMLElement>(null);
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (isSearching) {
      if ((start.current?.getBoundingClientRect().top ?? 0) < 0) start.current?.scrollIntoView();
    } else if (left.current !== null) window.scrollTo(0, left.current);
  }, [isSearching]);
  // The shorter list of a search scrolls by itself, so it is too late to ask once that stands.
  function leave() {
    left.current = window.scrollY;
  }
  return { start, leave };
}

const NOTHING = 'Ninguna ave de la guía se llama así.';
