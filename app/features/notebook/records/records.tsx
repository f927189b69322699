import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  foundSightings,
  type Layout,
  recordLines,
  shownSightings,
  yearsOf,
} from '../../../../domain/notebook/records.ts';
import layout from '../../../components/page/layout.module.css';
import { useNotebook } from '../../../data/notebook/use-notebook.ts';
import { useAvistadas } from '../../../data/seen-list/avistadas.tsx';
import { DeletedNotice } from '../deleted-notice.tsx';
import { RecordList } from './record-list.tsx';
import styles from './records.module.css';

/** The notebook by day or by place: what is looked for in it, and each sighting to be edited or deleted where it stands. */
export function Records({ by }: { by: Layout }) {
  const { sightings, recoverables } = useNotebook();
  const { entries, aves } = useAvistadas();
  const [query, setQuery] = useQuery();
  const [deleted, setDeleted] = useState<string | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useMemo(
    () => shownSightings(sightings?.values() ?? [], entries, aves),
    [sightings, entries, aves],
  );
  const years = useMemo(() => yearsOf(shown), [shown]);
  const { text, year } = useDeferredValue(query);
  const found = useMemo(() => foundSightings(shown, { text, year }), [shown, text, year]);
  const lines = useMemo(() => recordLines(found, by), [found, by]);
  if (!sightings) return <p role="status">Abriendo tu cuaderno…</p>;

  /** The notice goes, and nothing scrolls: from the count, the next Tab leads to the lines in sight. */
  function endNotice() {
    setDeleted(null);
    count.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {shown.length > 0 && <RecordSearch {...{ query, setQuery, years }} />}
      <p ref={count} role="status" className={styles.count} tabIndex={-1}>
        {shown.length > 0 ? countInWords(found.length, shown.length) : NONE}
      </p>
      <DeletedNotice id={recoverables.some(({ id }) => id === deleted) ? deleted : null} onEnd={endNotice} />
      <RecordList key={by} lines={lines} onDeleted={setDeleted} />
    </>
  );
}

const NONE =
  'Todavía no hay nada apuntado con fecha o lugar. Marca un ave y pulsa «Añadir fecha y lugar» en su ficha.';

function countInWords(found: number, all: number): string {
  const words = all === 1 ? '1 avistamiento' : `${all} avistamientos`;
  return found === all ? words : `${found} de ${words}`;
}

type SearchProps = { query: Query; setQuery: (query: Query) => void; years: readonly string[] };

function RecordSearch({ query, setQuery, years }: SearchProps) {
  return (
    <search className={`${layout.row} ${styles.search}`} data-print="no">
      <input
        type="search"
        aria-label="Buscar en tu cuaderno"
        placeholder="Ave, sitio, nota, mes…"
        value={query.text}
        onChange={({ target }) => setQuery({ ...query, text: target.value })}
      />
      <select
        aria-label="Año"
        value={query.year}
        onChange={({ target }) => setQuery({ ...query, year: target.value })}
      >
        <option value="">Todos los años</option>
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </search>
  );
}

type Query = { text: string; year: string };

/** What is looked for, kept in the address. */
function useQuery(): [Query, (query: Query) => void] {
  const [params, setParams] = useSearchParams();
  const query = { text: params.get('buscar') ?? '', year: params.get('anio') ?? '' };
  const [held, setHeld] = useState(query);
  function set(next: Query) {
    setHeld(next);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of [
          ['buscar', next.text],
          ['anio', next.year],
        ] as const)
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [held, set];
}
