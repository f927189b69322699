import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { AveResumen } from '../../../domain/ave.ts';
import { type Avance, type Confundibles, opcionesOf } from '../../../domain/juego.ts';
import { enFrase } from '../../../domain/nombre.ts';
import type { Partida } from '../../../domain/partida.ts';
import { paths } from '../../../domain/paths.ts';
import button from '../../components/button.module.css';
import { Lamina } from '../../components/lamina.tsx';
import styles from './juego.module.css';
import { useFoco } from './use-foco.ts';

type Props = {
  ave: AveResumen;
  partida: Partida;
  avance: Avance;
  confundibles: Confundibles;
  onAnswer: (respuesta: string) => void;
  onGoOn: () => void;
};

/** One plate and four names; once answered, what is right, and the way on. */
export function PreguntaDeLamina({ ave, partida, avance, confundibles, onAnswer, onGoOn }: Props) {
  const heading = useFoco();
  const respuesta = avance.respuestas[avance.pregunta];
  const number = avance.pregunta + 1;
  const last = number === avance.preguntas.length;
  // The alternative text gives no name away. The address of the picture does, to whoever looks at it: a plate has one.
  const lamina = { imagen: ave.imagen, alttext: `Lámina de la pregunta ${number}` };
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Pregunta {number} de {avance.preguntas.length}: ¿qué ave es?
      </h3>
      <div className={styles.lamina}>
        <Lamina ave={lamina} sizes="(width < 40rem) 80vw, 32rem" eager />
      </div>
      <ul className={styles.options}>
        {opcionesOf(ave.nombre, partida.semilla, confundibles).map((nombre) => (
          <li key={nombre}>
            <button
              className={styles.option}
              type="button"
              disabled={respuesta !== undefined}
              data-fue={fueOf(nombre, ave.nombre, respuesta)}
              onClick={() => onAnswer(nombre)}
            >
              {nombre} <Marca fue={fueOf(nombre, ave.nombre, respuesta)} />
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.answer}>
        {respuesta && <Resuelta ave={ave} respuesta={respuesta} />}
      </div>
      {respuesta && <Siguiente last={last} onGoOn={onGoOn} />}
    </>
  );
}

type Fue = 'correcta' | 'fallada' | undefined;

function fueOf(nombre: string, right: string, respuesta: string | undefined): Fue {
  if (respuesta === undefined) return undefined;
  if (nombre === right) return 'correcta';
  return nombre === respuesta ? 'fallada' : undefined;
}

function Marca({ fue }: { fue: Fue }) {
  if (!fue) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{fue === 'correcta' ? '✓' : '✗'}</span>{' '}
      {fue === 'correcta' ? 'correcta' : 'tu respuesta'}
    </span>
  );
}

function Resuelta({ ave, respuesta }: { ave: AveResumen; respuesta: string }) {
  const right = respuesta === ave.nombre;
  return (
    <p>
      {right ? '¡Has acertado! Es ' : `Esta vez no: has dicho ${enFrase(respuesta)} y es `}
      <Link to={paths.ave(ave.nombre)}>{enFrase(ave.nombre)}</Link> (<i lang="la">{ave.cientifico}</i>).
    </p>
  );
}

/** The way on, to which the focus goes after an answer: what was pressed can be pressed no more. */
function Siguiente({ last, onGoOn }: { last: boolean; onGoOn: () => void }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    // No more than it takes, so that the plate stays in sight.
    next.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <button ref={next} type="button" className={button.primary} onClick={onGoOn}>
      {last ? 'Ver el resultado' : 'Siguiente pregunta'}
    </button>
  );
}
