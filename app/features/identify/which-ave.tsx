import styles from './which-ave.module.css';

/** Where the questions and the signs of the birds are on their way to the visitor. */
type Carga = { code: typeof import('./questionnaire.tsx') | undefined; failed: boolean; retry: () => void };

type Props = Carga & { open: boolean; onToggle: (open: boolean) => void };

/** «¿Qué ave es?»: opens the questions about a bird of which one does not know the name. */
export function WhichAve({ open, onToggle, ...carga }: Props) {
  return (
    <details className={styles.section} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <h2>¿Qué ave es?</h2>
      </summary>
      {open && <Content {...carga} />}
    </details>
  );
}

function Content({ code, failed, retry }: Carga) {
  if (code) return <code.Questionnaire />;
  if (failed) {
    return (
      <p role="status">
        No llegan las preguntas: quizá no hay conexión.{' '}
        <button type="button" onClick={retry}>
          Volver a intentarlo
        </button>
      </p>
    );
  }
  return (
    <p role="status" className={styles.room}>
      Preparando las preguntas…
    </p>
  );
}
