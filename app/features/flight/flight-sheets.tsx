import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import type { FlightPage } from '../../../domain/plates/flight-sheet.ts';
import { writeRound } from '../../../domain/quiz/round.ts';
import layout from '../../components/page/layout.module.css';
import { PrintButton } from '../../components/page/print-button.tsx';
import styles from './flight.module.css';
import { FlightFigure } from './flight-figure.tsx';

/** Px of the widest figure of a sheet: it fits a phone. */
const WIDEST = 340;

/** The round of the quiz that shows these figures: the same for everyone who begins here. */
const ROUND = writeRound({ seed: 'vuelo', scope: { flight: true } });

/** Birds in flight, sheet by sheet; their names one by one or all at once. */
export function FlightSheets({ sheets }: { sheets: FlightPage }) {
  const [isNamed, setIsNamed] = useState(false);
  return (
    <>
      <p className={`${layout.row} ${styles.actions}`} data-print="no" data-needs="scripts">
        <button type="button" aria-pressed={isNamed} onClick={() => setIsNamed(!isNamed)}>
          Ver todos los nombres
        </button>
        <Link to={paths.quiz(ROUND)}>Jugar con ellas</Link>
        <PrintButton pictures={`.${styles.sheet} img`} />
      </p>
      {sheets.map(({ id, titulo, figures }) => {
        const scale = WIDEST / Math.max(...figures.map(({ envergadura }) => envergadura));
        return (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{titulo}</h2>
            <ol className={styles.sheet}>
              {figures.map((figure, i) => (
                <FlightFigure key={figure.nombre} {...{ figure, number: i + 1, scale, isNamed }} />
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
