import { Link } from 'react-router';
import type { AveResumen } from '../../domain/ave.ts';
import { paths } from '../../domain/paths.ts';
import styles from './ave-card.module.css';
import { Lamina } from './lamina.tsx';
import { Medalla } from './medalla.tsx';

type Props = { ave: AveResumen; avistada: boolean; eager: boolean; motivo?: string | undefined };

/** One species in a list: its plate, its names, once seen its medal, and why it is there where that needs to be said. */
export function AveCard({ ave, avistada, eager, motivo }: Props) {
  return (
    <article className={styles.card}>
      <Lamina ave={ave} sizes="(width < 30rem) 40vw, 15rem" eager={eager} />
      {avistada && <Medalla />}
      <h2 className={styles.nombre}>
        <Link to={paths.ave(ave.nombre)}>{ave.nombre}</Link>
      </h2>
      <p className={styles.cientifico}>
        <i lang="la">{ave.cientifico}</i>
      </p>
      {motivo && <p className={styles.motivo}>{motivo}</p>}
    </article>
  );
}
