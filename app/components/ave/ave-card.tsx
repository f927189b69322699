import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { monthInitials } from '../../../domain/calendar/month-initials.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import layout from '../page/layout.module.css';
import styles from './ave-card.module.css';
import { Lamina } from './lamina.tsx';
import { Medal } from './medal.tsx';

type Props = {
  ave: AveSummary;
  avistada: boolean;
  eager: boolean;
  /** The day on which it was seen, or why it is in the list, where that needs to be said. */
  note: string | undefined;
  /** What speaks against it, quieter than the note. */
  aside: string | undefined;
};

/**
 * One species in a list: its plate, its names, once seen its medal, and a note. On paper, a line to tick with its months.
 * Drawn again only when what it shows changes: there may be 203 of them.
 */
export const AveCard = memo(function AveCard({ ave, avistada, eager, note, aside }: Props) {
  return (
    <article className={`${layout.card} ${styles.card}`} data-meses={monthInitials(ave.meses)}>
      <Lamina ave={ave} sizes="(width < 30rem) 40vw, 15rem" eager={eager} />
      {avistada && <Medal />}
      <h2 className={styles.nombre}>
        <Link to={paths.ave(ave.nombre)}>{ave.nombre}</Link>
      </h2>
      <p className={styles.cientifico}>
        <i lang="la">{ave.cientifico}</i>
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {aside && <p className={styles.aside}>{aside}</p>}
    </article>
  );
});
