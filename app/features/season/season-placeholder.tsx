import type { ReactNode } from 'react';
import styles from './season-now.module.css';

/** One box for each of the `PROPUESTAS` of a month. Not that constant: its module comes later, with what fills them. */
const BOXES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The room of what to see now, as a page without a date holds it: the same boxes, empty, so that nothing jumps. */
export function SeasonPlaceholder({ children }: { children: ReactNode }) {
  return (
    <>
      <div>
        <h2>El ave del día</h2>
        <div className={styles.day}>{children}</div>
        <div className={styles.room} />
      </div>
      <div>
        <h2>Qué ver este mes</h2>
        <p className={styles.day} />
        <div className={styles.rooms}>
          {BOXES.map((box) => (
            <div key={box} />
          ))}
        </div>
      </div>
    </>
  );
}
