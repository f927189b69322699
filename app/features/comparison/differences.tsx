import { useEffect, useState } from 'react';
import { sideBySide } from '../../../domain/look-alikes/side-by-side.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { type ColouredFicha, fetchColoured } from '../../data/look-alikes/comparison.ts';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { Voices } from './voices.tsx';

type Props = {
  nombres: readonly string[];
  onSwap: (nombre: string) => void;
  onRemove: (nombre: string) => void;
};

/** What tells species apart, and, folded away, what they have in common. */
export function Differences({ nombres, onSwap, onRemove }: Props) {
  const { fichas, failed, retry } = useFichas();
  if (failed) {
    return (
      <p role="status">
        No llegan las fichas: quizá no hay conexión.{' '}
        <button type="button" onClick={retry}>
          Volver a intentarlo
        </button>
      </p>
    );
  }
  if (!fichas) {
    return (
      <p role="status" className={styles.room}>
        Preparando las fichas…
      </p>
    );
  }
  const shown = nombres.flatMap((nombre) => fichas.get(nombre) ?? []);
  const { written, differing, equal } = sideBySide(shown);
  return (
    <>
      <ComparisonTable aves={shown} written={written} rows={differing} onSwap={onSwap} onRemove={onRemove} />
      {equal.length > 0 && (
        <details className={styles.equal}>
          <summary>Iguales en: {joinPhrases(equal.map(({ title }) => title.toLowerCase()))}</summary>
          <dl>
            {equal.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {differing.some(({ cells }) => cells.some(({ fromPlate }) => fromPlate)) && (
        <p className={styles.legend}>
          Donde la ficha no señala ninguna marca va, en cursiva, el color con que se ve en la lámina.
        </p>
      )}
      <Voices aves={shown} />
    </>
  );
}

/** The records of all species; none while they come. */
function useFichas() {
  const [fichas, setFichas] = useState<ReadonlyMap<string, ColouredFicha>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed || fichas) return;
    fetchColoured().then(setFichas, (error) => {
      console.warn('The records of the species cannot be fetched:', error);
      setFailed(true);
    });
  }, [failed, fichas]);
  return { fichas, failed, retry: () => setFailed(false) };
}
