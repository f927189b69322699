import { useId, useState } from 'react';
import { type Draft, pointInWords } from '../../../../domain/notebook/draft.ts';
import styles from './sighting-form.module.css';

type Props = {
  draft: Pick<Draft, 'lugar' | 'punto'>;
  places: readonly string[];
  onChange: (parts: Pick<Draft, 'lugar' | 'punto'> | Pick<Draft, 'lugar'> | Pick<Draft, 'punto'>) => void;
};

const NO_POSITION = 'Tu dispositivo no nos dice dónde estás; escribe el nombre del sitio.';

/** A place by its name; where one stands only by a press. */
export function PlaceField({ draft, places, onChange }: Props) {
  const id = useId();
  const [status, setStatus] = useState('');

  function locate() {
    setStatus('Buscando tu posición…');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onChange({ punto: { lat: coords.latitude, lon: coords.longitude } });
        setStatus('');
      },
      () => setStatus(NO_POSITION),
      { timeout: 20_000, maximumAge: 60_000 },
    );
  }

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
        <button type="button" onClick={locate}>
          Usar mi posición
        </button>
      )}
      <p role="status">{status}</p>
    </div>
  );
}
