import { useId, useState } from 'react';
import styles from './sighting-form.module.css';

/** How much of a day is known, the box that asks for it, and how long what it gives is. */
const KNOWN = {
  day: { words: 'el día', type: 'date', length: 10 },
  month: { words: 'solo el mes', type: 'month', length: 7 },
  year: { words: 'solo el año', type: 'text', length: 4 },
  nothing: { words: 'no lo sé', type: 'text', length: 0 },
} as const;

type Known = keyof typeof KNOWN;

const EXAMPLES: Partial<Record<Known, string>> = { month: 'aaaa-mm', year: 'aaaa' };

function knownOf(value: string): Known {
  const found = (Object.keys(KNOWN) as Known[]).find((each) => KNOWN[each].length === value.length);
  return found ?? 'day';
}

/** A day, or as much of it as the visitor knows. */
export function DayField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const [known, setKnown] = useState(knownOf(value));
  const { type, length } = KNOWN[known];

  function choose(next: Known) {
    setKnown(next);
    // What is less of the day than before is known already.
    onChange(value.length >= KNOWN[next].length ? value.slice(0, KNOWN[next].length) : '');
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>Fecha</label>
      <div className={styles.pair}>
        {length > 0 && (
          <input
            id={id}
            name="fecha"
            type={type}
            autoComplete="off"
            placeholder={EXAMPLES[known]}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        <select
          id={length > 0 ? undefined : id}
          aria-label={length > 0 ? 'Qué sabes de la fecha' : undefined}
          value={known}
          onChange={({ target }) => choose(target.value as Known)}
        >
          {Object.entries(KNOWN).map(([each, { words }]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
