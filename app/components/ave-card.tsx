import { Link } from 'react-router';
import type { AveResumen } from '../../domain/ave.ts';
import { type Fecha, fechaEnPalabras } from '../../domain/fechas.ts';
import { paths } from '../../domain/paths.ts';
import { tiraOfMeses } from '../../domain/tira-de-meses.ts';
import styles from './ave-card.module.css';
import { Lamina } from './lamina.tsx';
import { Medalla } from './medalla.tsx';

type Props = { ave: AveResumen; avistada: boolean; fecha: Fecha | undefined; eager: boolean };

/** One species in a list: its plate, its names and, once seen, its medal and the day. On paper, a line to tick with its months. */
export function AveCard({ ave, avistada, fecha, eager }: Props) {
  return (
    <article className={styles.card} data-meses={tiraOfMeses(ave.meses)}>
      <Lamina ave={ave} sizes="(width < 30rem) 40vw, 15rem" eager={eager} />
      {avistada && <Medalla />}
      <h2 className={styles.nombre}>
        <Link to={paths.ave(ave.nombre)}>{ave.nombre}</Link>
      </h2>
      <p className={styles.cientifico}>
        <i lang="la">{ave.cientifico}</i>
      </p>
      {fecha && <p className={styles.fecha}>Vista el {fechaEnPalabras(fecha)}</p>}
    </article>
  );
}
