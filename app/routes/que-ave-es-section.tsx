import styles from './que-ave-es-section.module.css';
import type { Carga } from './use-que-ave-es.ts';

type Props = { open: boolean; onToggle: (open: boolean) => void; carga: Carga };

/** «¿Qué ave es?»: opens the questions about a bird of which one does not know the name. */
export function QueAveEs({ open, onToggle, carga }: Props) {
  return (
    <details className={styles.seccion} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <h2>¿Qué ave es?</h2>
      </summary>
      {open && <Contenido carga={carga} />}
    </details>
  );
}

function Contenido({ carga }: { carga: Carga }) {
  if (carga.state === 'ready') return <carga.modulo.Cuestionario />;
  if (carga.state === 'failed') {
    return (
      <p role="status">
        No llegan las preguntas: quizá no hay conexión.{' '}
        <button type="button" onClick={carga.retry}>
          Volver a intentarlo
        </button>
      </p>
    );
  }
  return (
    <p role="status" className={styles.espera}>
      Preparando las preguntas…
    </p>
  );
}
