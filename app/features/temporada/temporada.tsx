import { Link } from 'react-router';
import type { AveResumen } from '../../../domain/ave.ts';
import { aveDelDia } from '../../../domain/ave-del-dia.ts';
import { NOMBRES_DE_MES } from '../../../domain/estacion.ts';
import { queVer } from '../../../domain/este-mes.ts';
import { type Fecha, partsOf } from '../../../domain/fecha.ts';
import { textOfMeses } from '../../../domain/meses.ts';
import { paths } from '../../../domain/paths.ts';
import { Lamina } from '../../components/lamina.tsx';
import styles from './temporada.module.css';

type Props = { aves: readonly AveResumen[]; hoy: Fecha };

/** The bird of the day and what to look for this month. */
export function Temporada({ aves, hoy }: Props) {
  const ave = aveDelDia(aves, hoy);
  return (
    <>
      {ave && <AveDelDia ave={ave} hoy={hoy} />}
      <EsteMes aves={aves} hoy={hoy} />
    </>
  );
}

function AveDelDia({ ave, hoy }: { ave: AveResumen; hoy: Fecha }) {
  const { day, month } = partsOf(hoy);
  return (
    <div>
      <h2>El ave del día</h2>
      <p className={styles.fecha}>
        {day} de {NOMBRES_DE_MES[month - 1]}
      </p>
      <article className={styles.card}>
        {/* The name stands beside it: heard twice it would say nothing more. */}
        <Lamina ave={{ ...ave, alttext: '' }} sizes="(width < 60rem) 80vw, 28rem" />
        <div className={styles.texto}>
          <h3>
            <Link to={paths.ave(ave.nombre)}>{ave.nombre}</Link>
          </h3>
          <p>
            <i lang="la">{ave.cientifico}</i>
          </p>
          <p>
            Especie {ave.frecuencia} en Madrid; está {textOfMeses(ave.meses)}.
          </p>
        </div>
      </article>
    </div>
  );
}

function EsteMes({ aves, hoy }: Props) {
  return (
    <div>
      <h2>Qué ver este mes</h2>
      <p className={styles.fecha}>En {NOMBRES_DE_MES[partsOf(hoy).month - 1]} (orientativo)</p>
      <ul className={styles.list}>
        {queVer(aves, hoy).map(({ ave, motivo }) => (
          <li key={ave.nombre} className={`${styles.card} ${styles.fila}`}>
            <Lamina ave={{ ...ave, alttext: '' }} sizes="7rem" />
            <div>
              <h3>
                <Link to={paths.ave(ave.nombre)}>{ave.nombre}</Link>
              </h3>
              <p>{motivo}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
