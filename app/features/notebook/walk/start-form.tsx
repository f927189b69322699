import { type FormEvent, useId, useRef, useState } from 'react';
import { dayInWords, dayOf, isDay } from '../../../../domain/calendar/day.ts';
import { type Draft, draftOf, readDraft } from '../../../../domain/notebook/draft.ts';
import type { Place } from '../../../../domain/notebook/sighting.ts';
import type { Walk } from '../../../../domain/walk/walk.ts';
import button from '../../../components/page/button.module.css';
import layout from '../../../components/page/layout.module.css';
import { PlaceField } from '../form/place-field.tsx';
import form from '../form/sighting-form.module.css';
import { usePosition } from '../form/use-position.ts';
import styles from './start-form.module.css';

/** What is known of a walk when it begins. */
export type Begun = Omit<Walk, 'id'>;

type Props = {
  /** A walk that can be gone on with. */
  open: Walk | null;
  lugar: Place | undefined;
  /** Names of places that are offered. */
  places: readonly string[];
  onBegin: (begun: Begun) => void;
  onGoOn: (walk: Walk) => void;
};

/** Day and place of a walk, asked once. */
export function StartForm({ open, lugar, places, onBegin, onGoOn }: Props) {
  const id = useId();
  const today = dayOf(new Date());
  const [draft, setDraft] = useState(() => draftOf({ fecha: today, ...(lugar && { lugar }) }));
  const [fault, setFault] = useState('');
  const own = useRef<HTMLFormElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const change = (parts: Partial<Draft>) => setDraft((held) => ({ ...held, ...parts }));
  const position = usePosition(own, change);

  function begin(event: FormEvent) {
    event.preventDefault();
    if (position.mustWait()) return;
    const said = readDraft('', draft, today);
    if ('box' in said || !isDay(draft.fecha)) {
      setFault('box' in said ? said.sentence : 'Escribe el día de la salida.');
      day.current?.focus();
    } else onBegin({ fecha: draft.fecha, ...(said.lugar && { lugar: said.lugar }) });
  }

  return (
    <>
      {open && (
        <p className={styles.open} data-print="no">
          <button type="button" className={button.primary} onClick={() => onGoOn(open)}>
            Seguir con la salida {open.fecha === today ? 'de hoy' : `del ${dayInWords(open.fecha)}`}
          </button>{' '}
          {open.lugar && <span>{open.lugar.nombre}</span>}
        </p>
      )}
      <form
        ref={own}
        className={`${layout.card} ${form.form}`}
        aria-label="Nueva salida"
        data-print="no"
        noValidate
        onSubmit={begin}
      >
        <div className={form.field}>
          <label htmlFor={id}>Día</label>
          <input
            ref={day}
            id={id}
            name="fecha"
            type="date"
            max={today}
            autoComplete="off"
            value={draft.fecha}
            onChange={({ target }) => change({ fecha: target.value })}
          />
        </div>
        <PlaceField {...{ draft, places, position }} onChange={change} />
        <p role="alert" className={form.fault}>
          {fault}
        </p>
        <button type="submit" className={open ? button.outline : button.primary}>
          Empezar {open ? 'otra' : 'la'} salida
        </button>
      </form>
    </>
  );
}
