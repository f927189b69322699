import { useId } from 'react';
import { type Draft, pointInWords } from '../../../../domain/notebook/draft.ts';
import styles from './sighting-form.module.css';
import type { usePosition } from './use-position.ts';

type Props = {
  draft: Pick<Draft, 'lugar' | 'punto'>;
  places: readonly string[];
  position: Pick<ReturnType<typeof usePosition>, 'status' | 'seek'>;
  onChange: (parts: Pick<Draft, 'lugar' | 'punto'> | Pick<Draft, 'lugar'> | Pick<Draft, 'punto'>) => void;
};

/** A place by its name; where one stands only by a press. */
export function PlaceField({ draft, places, position, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Lugar</label>
      <input
        id={id}
        name="lugar"
        list={`${id}-lugares`}
        autoComplete="off"
        value={draft.lugar}
        // Another name is another place.
        onChange={({ target }) => onChange({ lugar: target.value, punto: null })}
      />
      <datalist id={`${id}-lugares`}>
        {places.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {draft.punto ? (
        <div className={styles.pair}>
          <span>{pointInWords(draft.punto)}</span>
          <button type="button" onClick={() => onChange({ punto: null })}>
            Quitar posición
          </button>
        </div>
      ) : (
        <button type="button" onClick={position.seek}>
          Usar mi posición
        </button>
      )}
      <p role="status">{position.status}</p>
    </div>
  );
}
