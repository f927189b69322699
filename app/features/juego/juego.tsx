import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AveResumen } from '../../../domain/ave.ts';
import { type Avance, aciertosOf, type Confundibles, rondaOf } from '../../../domain/juego.ts';
import { avesOfAmbito, type Partida, readPartida } from '../../../domain/partida.ts';
import { textOfResultado } from '../../../domain/resultados.ts';
import button from '../../components/button.module.css';
import layout from '../../components/layout.module.css';
import { ElegirAves } from './elegir-aves.tsx';
import { Final } from './final.tsx';
import styles from './juego.module.css';
import { PreguntaDeLamina } from './pregunta.tsx';
import { readResultados, saveResultado } from './resultados-store.ts';
import { newSemilla } from './semilla.ts';
import { useAvance } from './use-avance.ts';

type Props = {
  aves: readonly AveResumen[];
  /** Names of the species marked as seen. */
  vistas: ReadonlySet<string>;
  confundibles: Confundibles;
};

/**
 * The quiz: the round that the address tells, what is wrong with it, and the choice of another. Who has asked for the
 * quiz without a round gets one at once.
 */
export function Juego({ aves, vistas, confundibles }: Props) {
  const { partida, avisos } = readPartida(new URLSearchParams(useLocation().search));
  const unasked = !partida && avisos.length === 0;
  const byNombre = new Map(aves.map((ave) => [ave.nombre, ave]));
  const { kept, keep, begin } = useAvance((nombre) => byNombre.has(nombre));
  const [{ resultados, guardado }, setResultados] = useState(() => ({
    resultados: readResultados(),
    guardado: true,
  }));
  const avance = kept ?? (partida && begun(partida, aves, vistas));
  const another = () => begin({ semilla: newSemilla(), ambito: partida?.ambito ?? {} });
  // On arrival only: who goes back to before the round finds the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (unasked) another();
  }, []);

  function answer(next: Avance) {
    if (next.respuestas.length === next.preguntas.length) {
      const total = next.preguntas.length;
      setResultados(saveResultado(resultados, { aciertos: aciertosOf(next), total }));
    }
    keep(next);
  }

  return (
    <div className={`${layout.stack} ${styles.quiz}`}>
      {avisos.map((aviso) => (
        <p key={aviso} role="status" className={styles.notice}>
          {aviso}
        </p>
      ))}
      {unasked && (
        <button type="button" className={button.primary} onClick={another}>
          Empezar una ronda
        </button>
      )}
      {partida && avance && (
        <Ronda
          key={JSON.stringify([partida, avance.preguntas])}
          {...{ partida, avance, byNombre, confundibles }}
          onAnswer={answer}
          onGoOn={keep}
          onAnother={another}
        />
      )}
      {!guardado && <p role="status">Este navegador no nos deja guardar tu resultado.</p>}
      {resultados && (
        <p>
          Tu mejor ronda: {textOfResultado(resultados.mejor)}. La última: {textOfResultado(resultados.ultimo)}
          .
        </p>
      )}
      <ElegirAves
        key={JSON.stringify(partida)}
        {...{ aves, vistas, partida }}
        open={!avance?.preguntas.length}
        onChoose={begin}
      />
    </div>
  );
}

function begun({ semilla, ambito }: Partida, aves: Props['aves'], vistas: Props['vistas']): Avance {
  const nombres = avesOfAmbito(aves, ambito, vistas).map(({ nombre }) => nombre);
  return { preguntas: rondaOf(nombres, semilla), respuestas: [], pregunta: 0 };
}

type RondaProps = {
  partida: Partida;
  avance: Avance;
  byNombre: ReadonlyMap<string, AveResumen>;
  confundibles: Confundibles;
  onAnswer: (avance: Avance) => void;
  onGoOn: (avance: Avance) => void;
  onAnother: () => void;
};

/** One round: nothing to ask, the question where the visitor is, or the end. */
function Ronda({ partida, avance, byNombre, confundibles, onAnswer, onGoOn, onAnother }: RondaProps) {
  const { preguntas, respuestas, pregunta } = avance;
  const asked = byNombre.get(preguntas[pregunta] ?? '');
  if (preguntas.length === 0) {
    return <p role="status">No queda ningún ave por preguntar con lo que has elegido. Elige otras aves.</p>;
  }
  if (!asked) return <Final {...{ partida, avance }} onAnother={onAnother} />;
  return (
    <PreguntaDeLamina
      key={pregunta}
      ave={asked}
      {...{ partida, avance, confundibles }}
      onAnswer={(respuesta) => onAnswer({ ...avance, respuestas: [...respuestas, respuesta] })}
      onGoOn={() => onGoOn({ ...avance, pregunta: pregunta + 1 })}
    />
  );
}
