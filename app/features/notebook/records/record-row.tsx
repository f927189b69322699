import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../domain/addresses/paths.ts';
import { partialDayInWords } from '../../../../domain/calendar/partial-day.ts';
import { draftOf } from '../../../../domain/notebook/draft.ts';
import type { NewSighting, Sighting } from '../../../../domain/notebook/sighting.ts';
import { deleteSightings, saveSighting } from '../../../data/notebook/changes.ts';
import { notebook } from '../../../data/notebook/here.ts';
import { SightingForm } from '../form/sighting-form.tsx';
import { placeNames } from '../places.ts';
import styles from './record-row.module.css';

type Props = {
  sighting: Sighting;
  isEditing: boolean;
  /** Begins to edit a sighting, or ends. */
  onEdit: (id: string | null) => void;
  onDeleted: (recoverable: string) => void;
};

const NOT_DELETED = 'No se ha borrado: el navegador no tiene sitio para guardarlo por si te arrepientes.';

/** One sighting of the notebook, edited where it stands. */
export function RecordRow({ sighting, isEditing, onEdit, onDeleted }: Props) {
  const [fault, setFault] = useState('');
  const edit = useRef<HTMLButtonElement>(null);
  const { nombre, origen, salida } = sighting;

  function end() {
    onEdit(null);
    edit.current?.focus();
  }

  /** What no box holds stays as it was. */
  async function save(said: NewSighting) {
    await saveSighting(
      notebook,
      { nombre },
      { ...said, id: sighting.id, ...(origen && { origen }), ...(salida && { salida }) },
    );
    end();
  }

  async function remove() {
    try {
      const recoverable = await deleteSightings(notebook, [sighting.id]);
      // A second press in one breath finds nothing to delete.
      if (recoverable) onDeleted(recoverable);
    } catch {
      setFault(NOT_DELETED);
    }
  }

  return (
    <>
      <div className={styles.row}>
        <Link to={paths.ave(nombre)}>{nombre}</Link>
        <span className={styles.facts}>{factsOf(sighting)}</span>
        <span className={styles.buttons} data-print="no">
          <button
            ref={edit}
            type="button"
            aria-expanded={isEditing}
            aria-label={`Editar: ${nombre}`}
            onClick={() => onEdit(isEditing ? null : sighting.id)}
          >
            Editar
          </button>
          <button type="button" aria-label={`Borrar: ${nombre}`} onClick={remove}>
            Borrar
          </button>
        </span>
      </div>
      {fault && <p role="alert">{fault}</p>}
      {isEditing && (
        <SightingForm
          nombre={nombre}
          initial={draftOf(sighting)}
          places={placeNames(notebook.getContents().sightings?.values() ?? [])}
          onSave={save}
          onCancel={end}
        />
      )}
    </>
  );
}

function factsOf({ fecha, hora, lugar, cuenta, nota, origen }: Sighting): string {
  return [
    fecha && partialDayInWords(fecha),
    hora,
    lugar?.nombre,
    cuenta !== undefined &&
      (cuenta === 'presente' ? 'presente' : `${cuenta} ${cuenta === 1 ? 'ave' : 'aves'}`),
    nota,
    origen?.fuente,
  ]
    .filter(Boolean)
    .join(' · ');
}
