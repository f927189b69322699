import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import type { LugarFicha } from '../../../domain/places/lugar.ts';
import { writeRound } from '../../../domain/quiz/round.ts';
import layout from '../../components/page/layout.module.css';
import { PrintButton } from '../../components/page/print-button.tsx';
import { FIELD_SHEET } from './field-sheet.tsx';
import styles from './lugar-actions.module.css';

/** What one can do with a place: note a walk there, be asked its birds, take it along on paper. */
export function LugarActions({ lugar: { id, nombre } }: { lugar: LugarFicha }) {
  return (
    <div className={`${layout.row} ${styles.actions}`} data-print="no" data-needs="scripts">
      <Link to={paths.walk(nombre)} className={styles.first}>
        Apuntar una salida aquí
      </Link>
      <Link to={paths.quiz(writeRound({ seed: id, scope: { lugar: id } }))}>Jugar con sus aves</Link>
      <PrintButton pictures={`#${FIELD_SHEET} img`} what=" la hoja de campo" />
    </div>
  );
}
