import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { dayOf } from '../../../../domain/calendar/day.ts';
import { type Draft, type DraftFault, readDraft } from '../../../../domain/notebook/draft.ts';
import type { NewSighting } from '../../../../domain/notebook/sighting.ts';
import button from '../../../components/page/button.module.css';
import layout from '../../../components/page/layout.module.css';
import { DayField } from './day-field.tsx';
import { PlaceField } from './place-field.tsx';
import styles from './sighting-form.module.css';
import { usePosition } from './use-position.ts';

type Props = {
  /** The species. */
  nombre: string;
  initial: Draft;
  /** Names of places that are offered. */
  places: readonly string[];
  /** Keeps it; it may be refused. */
  onSave: (said: NewSighting) => Promise<void>;
  onCancel: () => void;
};

const REFUSED =
  'El navegador no nos deja guardarlo: no cierres esta página, libera espacio y pulsa «Guardar» otra vez.';

/** Day, place, time, count and note of one sighting, where it stands. */
export function SightingForm({ nombre, initial, places, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState(initial);
  const [fault, setFault] = useState<Pick<DraftFault, 'sentence'> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  /** A second press in one breath would keep it twice. */
  const isSaving = useRef(false);
  const change = (parts: Partial<Draft>) => setDraft((held) => ({ ...held, ...parts }));
  const position = usePosition(form, change);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }, []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (position.mustWait() || isSaving.current) return;
    const said = readDraft(nombre, draft, dayOf(new Date()));
    if ('box' in said) {
      setFault(said);
      form.current?.querySelector<HTMLElement>(`[name="${said.box}"]`)?.focus();
      return;
    }
    isSaving.current = true;
    await onSave(said).catch(() => setFault({ sentence: REFUSED }));
    isSaving.current = false;
  }

  return (
    <form
      ref={form}
      className={`${layout.card} ${styles.form}`}
      aria-label={`Avistamiento: ${nombre}`}
      noValidate
      onSubmit={save}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <DayField value={draft.fecha} onChange={(fecha) => change({ fecha })} />
      <PlaceField {...{ draft, places, position }} onChange={change} />
      <Rest draft={draft} onChange={change} />
      <p role="alert" className={styles.fault}>
        {fault?.sentence}
      </p>
      <div className={layout.row}>
        <button type="submit" className={button.primary}>
          Guardar
        </button>
        <button type="button" onClick={onCancel}>
          Cancelar
        </button>
      </div>
    </form>
  );
}

type RestProps = { draft: Draft; onChange: (parts: Partial<Draft>) => void };

/** What few note. */
function Rest({ draft, onChange }: RestProps) {
  const id = useId();
  const [isUsed] = useState(draft.hora !== '' || draft.cuenta !== '' || draft.nota !== '');
  return (
    <details className={styles.rest} open={isUsed}>
      <summary>Hora, cuántas y nota</summary>
      <label htmlFor={`${id}-hora`}>Hora</label>
      <input
        id={`${id}-hora`}
        name="hora"
        type="time"
        value={draft.hora}
        onChange={({ target }) => onChange({ hora: target.value })}
      />
      <label htmlFor={`${id}-cuenta`}>Cuántas</label>
      <input
        id={`${id}-cuenta`}
        name="cuenta"
        inputMode="numeric"
        autoComplete="off"
        value={draft.cuenta}
        onChange={({ target }) => onChange({ cuenta: target.value })}
      />
      <label htmlFor={`${id}-nota`}>Nota</label>
      <textarea
        id={`${id}-nota`}
        name="nota"
        rows={2}
        value={draft.nota}
        onChange={({ target }) => onChange({ nota: target.value })}
      />
    </details>
  );
}
