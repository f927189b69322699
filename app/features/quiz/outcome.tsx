import styles from './quiz.module.css';

/** What became of a name: that of the bird, or the one that was taken for it. */
export type Outcome = 'right' | 'wrong' | undefined;

export function outcomeOf(nombre: string, right: string, answer: string | undefined): Outcome {
  if (answer === undefined) return undefined;
  if (nombre === right) return 'right';
  return nombre === answer ? 'wrong' : undefined;
}

export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  if (!outcome) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{outcome === 'right' ? '✓' : '✗'}</span>{' '}
      {outcome === 'right' ? 'correcta' : 'tu respuesta'}
    </span>
  );
}
