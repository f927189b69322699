import type { Color } from '../../../domain/colores.ts';
import { type Mes, NOMBRES_DE_MES } from '../../../domain/estacion.ts';
import { FRASE_DE_HABITAT, HABITATS } from '../../../domain/habitat.ts';
import { FRASE_DE_HACIENDO, HACIENDO } from '../../../domain/haciendo.ts';
import { CUALQUIER_MES, type Respuestas } from '../../../domain/respuestas.ts';
import { REFERENCIAS, TAMANOS, type Tamano } from '../../../domain/tamano.ts';
import button from '../../components/button.module.css';
import layout from '../../components/layout.module.css';
import { Colores } from './colores.tsx';
import { Opciones } from './opciones.tsx';
import styles from './preguntas.module.css';
import { Silueta } from './siluetas.tsx';

/** The sizes that are not drawn, in a few words beside the drawings. */
const BETWEEN: Partial<Record<Tamano, string>> = {
  'menor-que-gorrion': 'menor que gorrión',
  'gorrion-mirlo': 'gorrión o mirlo',
  'mirlo-paloma': 'mirlo o paloma',
  'paloma-pato': 'paloma o pato',
  'pato-ciguena': 'pato o cigüeña',
  'mayor-que-ciguena': 'mayor que cigüeña',
};

const nombreOf = (tamano: Tamano) => REFERENCIAS.find((each) => each.tamano === tamano)?.nombre;

type Props = {
  respuestas: Respuestas;
  /** The month that counts as long as none is said. */
  hoy: Mes;
  muestras: Readonly<Record<Color, string>>;
  /** Called with the answers that are new; `undefined` takes one back. */
  onAnswer: (change: Partial<Respuestas>) => void;
  /** The id of the ranking, once there is one. */
  ranking?: string | undefined;
};

/** What one may have seen of a bird. Nothing has to be answered. */
export function Preguntas({ respuestas, hoy, muestras, onAnswer, ranking }: Props) {
  const { tamano, colores, habitat, mes = hoy, haciendo } = respuestas;
  return (
    <form className={styles.questions} onSubmit={(event) => event.preventDefault()}>
      <p>Di lo que recuerdes y deja lo demás: las aves se ordenan por lo bien que encajan.</p>
      <Opciones
        legend="¿De qué tamaño era?"
        options={TAMANOS}
        textOf={(value) => nombreOf(value) ?? BETWEEN[value] ?? value}
        pictureOf={(value) => nombreOf(value) && <Silueta tamano={value} />}
        answer={tamano}
        onAnswer={(value) => onAnswer({ tamano: value })}
      />
      <Colores elegidos={colores} muestras={muestras} onChange={(value) => onAnswer({ colores: value })} />
      <Opciones
        legend="¿Dónde estaba?"
        options={HABITATS}
        textOf={(value) => FRASE_DE_HABITAT[value]}
        answer={habitat}
        onAnswer={(value) => onAnswer({ habitat: value })}
      />
      <Opciones
        legend="¿Qué hacía?"
        options={HACIENDO}
        textOf={(value) => FRASE_DE_HACIENDO[value]}
        answer={haciendo}
        onAnswer={(value) => onAnswer({ haciendo: value })}
      />
      <label className={`${layout.row} ${styles.month}`}>
        ¿En qué mes?
        <select
          value={mes}
          onChange={({ target }) =>
            onAnswer({ mes: target.value === CUALQUIER_MES ? CUALQUIER_MES : (Number(target.value) as Mes) })
          }
        >
          <option value={CUALQUIER_MES}>cualquier mes</option>
          {NOMBRES_DE_MES.map((nombre, i) => (
            <option key={nombre} value={i + 1}>
              {nombre}
            </option>
          ))}
        </select>
      </label>
      {ranking && (
        <a href={`#${ranking}`} className={`${button.primary} ${styles.results}`}>
          Ver las que mejor encajan
        </a>
      )}
    </form>
  );
}
