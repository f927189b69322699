import { Link } from 'react-router';
import { type Avance, aciertosOf } from '../../../domain/juego.ts';
import { enFrase } from '../../../domain/nombre.ts';
import type { Partida } from '../../../domain/partida.ts';
import { paths } from '../../../domain/paths.ts';
import button from '../../components/button.module.css';
import layout from '../../components/layout.module.css';
import { Compartir } from './compartir.tsx';
import styles from './juego.module.css';
import { useFoco } from './use-foco.ts';

type Props = { partida: Partida; avance: Avance; onAnother: () => void };

/** The end of a round: how many were right, the way to each species, another round, and this one for others. */
export function Final({ partida, avance, onAnother }: Props) {
  const heading = useFoco();
  const { preguntas, respuestas } = avance;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Has acertado {aciertosOf(avance)} de {preguntas.length}
      </h3>
      <ol className={styles.review}>
        {preguntas.map((nombre, i) => {
          const right = respuestas[i] === nombre;
          return (
            <li key={nombre}>
              <span aria-hidden="true">{right ? '✓' : '✗'}</span> <Link to={paths.ave(nombre)}>{nombre}</Link>
              : {right ? 'acertada' : `dijiste ${enFrase(respuestas[i] ?? '')}`}
            </li>
          );
        })}
      </ol>
      <div className={`${layout.row} ${styles.actions}`}>
        <button type="button" className={button.primary} onClick={onAnother}>
          Otra ronda
        </button>
        <Compartir sinVer={partida.ambito.sinVer} />
      </div>
    </>
  );
}
