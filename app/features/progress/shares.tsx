import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import type { Share } from '../../../domain/progress/shares.ts';
import styles from './shares.module.css';

type Props = { title: string /** What each row is. */; of: string; shares: readonly Share[] };

const toPercent = scaleLinear([0, 1], [0, 100]);

/** Seen of possible in each group: the bars stand in the table itself. */
export function Shares({ title, of, shares }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={styles.shares} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">Vistas</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, seen, all }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span>
                  {seen} de {all}
                </span>
                <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
                  <rect width="100" height="10" data-all />
                  <rect width={toPercent(all === 0 ? 0 : seen / all)} height="10" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
