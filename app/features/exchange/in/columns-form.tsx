import { type FormEvent, useId, useState } from 'react';
import type { Said, UnknownTable } from '../../../../domain/exchange/table/read-table.ts';
import type { Columns, Field } from '../../../../domain/exchange/table/sources.ts';
import button from '../../../components/page/button.module.css';
import layout from '../../../components/page/layout.module.css';
import styles from './columns-form.module.css';

type Props = { asked: UnknownTable; name: string; onSaid: (said: Said) => void; onCancel: () => void };

/** What a column may tell, as it is asked. */
const ASKED: [Field, string][] = [
  ['nombre', 'Nombre del ave'],
  ['cientifico', 'Nombre científico'],
  ['fecha', 'Fecha'],
  ['hora', 'Hora'],
  ['lugar', 'Sitio'],
  ['cuenta', 'Cuántas'],
  ['nota', 'Nota'],
];

/** Asks what the columns of an unknown table tell, beside its first rows. */
export function ColumnsForm({ asked, name, onSaid, onCancel }: Props) {
  const [columns, setColumns] = useState<Columns>(asked.guess);
  const [hasHeader, setHasHeader] = useState(asked.hasHeader);
  const [fault, setFault] = useState('');

  function say(event: FormEvent) {
    event.preventDefault();
    if (columns.nombre === undefined && columns.cientifico === undefined)
      setFault('Dinos en qué columna están los nombres de las aves.');
    else onSaid({ columns, hasHeader });
  }

  return (
    <form className={`${layout.card} ${layout.stack} ${styles.form}`} onSubmit={say}>
      <h3 data-first="" tabIndex={-1}>
        ¿Qué dice cada columna de «{name}»?
      </h3>
      <p>No conocemos esta tabla, pero se puede leer. Así empieza:</p>
      <Sample asked={asked} hasHeader={hasHeader} />
      <label className={styles.check}>
        <input type="checkbox" checked={hasHeader} onChange={({ target }) => setHasHeader(target.checked)} />
        La primera fila son los títulos de las columnas
      </label>
      <div className={styles.fields}>
        {ASKED.map(([field, words]) => (
          <ColumnOf
            key={field}
            words={words}
            header={asked.header}
            hasHeader={hasHeader}
            value={columns[field]}
            onChoose={(place) =>
              setColumns(({ [field]: _, ...rest }) => ({
                ...rest,
                ...(place !== undefined && { [field]: place }),
              }))
            }
          />
        ))}
      </div>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={layout.row}>
        <button type="submit" className={button.primary}>
          Leer la tabla
        </button>
        <button type="button" onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </form>
  );
}

type ColumnProps = {
  words: string;
  header: readonly string[];
  hasHeader: boolean;
  value: number | undefined;
  onChoose: (place: number | undefined) => void;
};

function ColumnOf({ words, header, hasHeader, value, onChoose }: ColumnProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{words}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">En ninguna</option>
        {header.map((title, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <option key={place} value={place}>
            {hasHeader && title.trim() ? `${place + 1}: ${title}` : `Columna ${place + 1}`}
          </option>
        ))}
      </select>
    </div>
  );
}

function Sample({ asked: { header, sample }, hasHeader }: { asked: UnknownTable; hasHeader: boolean }) {
  const rows = hasHeader || sample[0] === header ? sample : [header, ...sample];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard.
    <section className={styles.sample} aria-label="Primeras filas del archivo" tabIndex={0}>
      <table>
        {hasHeader && (
          <thead>
            <tr>
              {header.map((title, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <th key={place} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move.
            <tr key={line}>
              {header.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={place}>{cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
