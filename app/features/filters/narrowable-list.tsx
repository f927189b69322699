import { useRef } from 'react';
import type { FilterName } from '../../../domain/filters/filter-names.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { AveList } from '../../components/ave/ave-list.tsx';
import { FirstAve } from '../../components/ave/first-ave.tsx';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { Buttons, ClearFilters } from './list-buttons.tsx';
import styles from './narrowable-list.module.css';
import { useNarrowableList } from './use-narrowable-list.ts';

type Props = {
  aves: readonly AveSummary[];
  /** The group that the page has chosen already. */
  fixed?: FilterName;
  /** What is to be said of a species in this list, if anything. */
  noteOf?: (ave: AveSummary) => string | undefined;
  /** Of the element around the list. */
  className?: string;
};

const PANEL_ID = 'afinar';

/** A list that its visitor can narrow and print. What narrows it is fetched when asked for, by a press or by the address. */
export function NarrowableList({ aves, fixed, noteOf, className = '' }: Props) {
  const { nombres } = useAvistadas();
  const narrow = useRef<HTMLButtonElement>(null);
  const { narrowing, narrowed, shown, open, setOpen, ...rest } = useNarrowableList(aves, fixed, nombres);
  const nothing = shown.length === 0;

  function clear() {
    narrow.current?.focus();
    rest.clear?.();
  }

  /** A press tries again what could not be fetched. */
  function press() {
    rest.retry();
    setOpen(!open);
  }

  function close() {
    narrow.current?.focus();
    setOpen(false);
  }

  const clearFilters = rest.clear && <ClearFilters main={nothing} onClick={clear} />;
  return (
    <>
      <div className={`${layout.row} ${styles.bar}`}>
        {/* What an arriving page shows first is no news: it is read where it stands. */}
        <p role="status" aria-live={rest.settled ? 'polite' : 'off'} className={styles.count}>
          {rest.waiting ? 'Afinando la lista…' : count(shown.length, aves.length)}
        </p>
        <FirstAve nombre={shown[0]?.nombre} settled={rest.settled} />
        <Buttons narrow={narrow} open={open} onPress={press} />
        <p className={styles.legend}>{LEGEND}</p>
      </div>
      {open && narrowing && narrowed && (
        <narrowing.Panel
          id={PANEL_ID}
          {...narrowed}
          seen={nombres}
          fixed={fixed}
          onChange={rest.choose}
          onArrange={rest.arrange}
        >
          <button type="button" onClick={close}>
            {nothing ? 'Cerrar' : `Ver ${species(shown.length)}`}
          </button>
          {clearFilters}
        </narrowing.Panel>
      )}
      <div className={`${styles.list} ${className}`} aria-busy={rest.waiting}>
        <div className={`${layout.row} ${styles.summary}`}>
          <div>
            <div role="status">{rest.failed && <p>{FAILED}</p>}</div>
            {narrowing && narrowed && <narrowing.NarrowingSummary {...narrowed} />}
          </div>
          {!open && !nothing && clearFilters}
        </div>
        {nothing && narrowing ? (
          <narrowing.NothingLeft>{!open && clearFilters}</narrowing.NothingLeft>
        ) : (
          <AveList key={String(rest.late)} aves={shown} avistadas={nombres} noteOf={noteOf} />
        )}
      </div>
    </>
  );
}

const FAILED =
  'No se han podido cargar los filtros. Comprueba la conexión y pulsa otra vez «Afinar la lista».';

const LEGEND = 'Meses: la inicial de cada uno en que la especie está presente; un punto donde no.';

function species(count: number): string {
  return count === 1 ? '1 especie' : `${count} especies`;
}

function count(shown: number, all: number): string {
  return shown === all ? species(all) : `${shown} de ${species(all)}`;
}
