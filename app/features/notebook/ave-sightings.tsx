import { useMemo, useRef, useState } from 'react';
import { dayInWords, dayOf } from '../../../domain/calendar/day.ts';
import { type Draft, draftOf } from '../../../domain/notebook/draft.ts';
import { isBareMark, type NewSighting, type Sighting } from '../../../domain/notebook/sighting.ts';
import { sightingsInWords } from '../../../domain/notebook/sightings-in-words.ts';
import { findDay } from '../../../domain/seen-list/days.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { remember, saveSighting } from '../../data/notebook/changes.ts';
import { notebook } from '../../data/notebook/here.ts';
import { useNotebook } from '../../data/notebook/use-notebook.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import styles from './ave-sightings.module.css';
import { SightingForm } from './form/sighting-form.tsx';
import { LAST_PLACE, lastPlace, placeNames } from './places.ts';

type Ave = Pick<AveSummary, 'nombre' | 'alias'>;

/** The sightings of a species in a line, and one more to be added in place. Of a mark that is taken away, that they are not lost. */
export function AveSightings({ ave, seen }: { ave: Ave; seen: boolean }) {
  const { days, problem, emptied } = useAvistadas();
  const contents = useNotebook();
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const [wasSeen, setWasSeen] = useState(seen);
  const button = useRef<HTMLButtonElement>(null);
  const own = useMemo(() => sightingsOf(ave, contents.sightings?.values() ?? []), [ave, contents.sightings]);
  const day = findDay(days, ave);
  const words = sightingsInWords(own) || (day ? `Vista el ${dayInWords(day)}` : '');

  if (seen !== wasSeen) {
    setWasSeen(seen);
    setOpen(false);
    // What «Resetear» takes away comes back by its own «Deshacer».
    setStatus(seen || emptied || own.every(isBareMark) ? '' : SET_ASIDE);
  }

  function close(outcome: string) {
    setOpen(false);
    setStatus(outcome);
    button.current?.focus();
  }

  /** The day that the mark has left is completed; after that, each is one more. */
  async function save(said: NewSighting) {
    const bare = own.find(isBareMark);
    await saveSighting(notebook, ave, { ...said, ...(bare && { id: bare.id }) });
    // The sighting is kept: that the place is not offered the next time is no reason to ask for it again.
    if (said.lugar) await remember(notebook, LAST_PLACE, said.lugar).catch(() => {});
    close('Guardado en tu cuaderno.');
  }

  return (
    <>
      {seen && words && <p>{words}</p>}
      {seen && (
        <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Añadir fecha y lugar
        </button>
      )}
      <p role="status" className={styles.status}>
        {seen && !contents.isDurable
          ? NOT_DURABLE
          : seen && status && problem === 'unsaved'
            ? MARK_UNSAVED
            : status}
      </p>
      {seen && isOpen && (
        <SightingForm
          nombre={ave.nombre}
          initial={todayAt(contents.settings)}
          places={placeNames(contents.sightings?.values() ?? [])}
          onSave={save}
          onCancel={() => close('')}
        />
      )}
    </>
  );
}

const NOT_DURABLE =
  'Este navegador no nos deja guardar el cuaderno: lo que apuntes valdrá mientras no cierres ni recargues esta pestaña.';

const SET_ASIDE = 'Lo que apuntaste de ella queda aparte, y vuelve si la marcas otra vez.';

const MARK_UNSAVED =
  'Está en tu cuaderno, pero la marca no se ha podido guardar: si al volver no la ves, pulsa otra vez «¿Avistada?» y saldrá lo apuntado.';

function todayAt(settings: ReadonlyMap<string, unknown>): Draft {
  const lugar = lastPlace(settings);
  return draftOf({ fecha: dayOf(new Date()), ...(lugar && { lugar }) });
}

function sightingsOf({ nombre, alias = [] }: Ave, sightings: Iterable<Sighting>): Sighting[] {
  const names = new Set([nombre, ...alias]);
  return [...sightings].filter((each) => names.has(each.nombre));
}
