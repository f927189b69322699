import { NOMBRES_DE_MES } from '../../domain/estacion.ts';
import { partsOf } from '../../domain/fecha.ts';
import { textOfMeses } from '../../domain/meses.ts';
import styles from './calendario.module.css';
import { useHoy } from './use-hoy.ts';

/** The months in which a species is about, as a strip of twelve and as a sentence; the current one once it is known. */
export function Calendario({ meses }: { meses: readonly number[] }) {
  const hoy = useHoy();
  const mes = hoy && partsOf(hoy).month;
  const presencia = (each: number) => (meses.includes(each) ? 'presente' : 'ausente');
  return (
    <div className={styles.calendario}>
      <ol aria-label="Meses">
        {NOMBRES_DE_MES.map((nombre, i) => (
          <li
            key={nombre}
            data-presente={meses.includes(i + 1)}
            aria-current={i + 1 === mes ? 'date' : undefined}
          >
            <span role="img" aria-label={`${nombre}: ${presencia(i + 1)}`}>
              {nombre.charAt(0).toUpperCase()}
            </span>
          </li>
        ))}
      </ol>
      <p>
        Presente {textOfMeses(meses)} <small>(orientativo)</small>
      </p>
      <p className={styles.now} data-print="no">
        {mes && `Este mes, ${NOMBRES_DE_MES[mes - 1]}: ${presencia(mes)}`}
      </p>
    </div>
  );
}
