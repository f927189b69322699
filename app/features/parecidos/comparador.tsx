import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Ficha } from '../../../domain/ave.ts';
import { COMPARADAS, type Comparacion, parseComparar, textOfComparar } from '../../../domain/comparar.ts';
import { enumerar } from '../../../domain/enumerar.ts';
import layout from '../../components/layout.module.css';
import { AnadirEspecie } from './anadir-especie.tsx';
import styles from './comparador.module.css';
import { LEYENDA, TablaComparada } from './tabla-comparada.tsx';

type Props = {
  ave: Ficha;
  /** The text of `?comparar=`. */
  comparar: string;
  fetchFichas: () => Promise<Ficha[]>;
};

/** The species of the page beside up to three others, as the address says. */
export function Comparador({ ave, comparar, fetchFichas }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [, setParams] = useSearchParams();
  const fichas = useFichas(fetchFichas);

  // After each change the frame moves the focus to the heading of the page: it belongs here. `comparar` is what changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [comparar]);

  function show(others: readonly string[] | null) {
    const change = (params: URLSearchParams) => {
      if (others) params.set('comparar', textOfComparar(others));
      else params.delete('comparar');
      return params;
    };
    setParams(change, { preventScrollReset: true });
  }

  return (
    <section className={styles.comparador} aria-labelledby="comparacion">
      <div className={`${layout.row} ${styles.head}`}>
        <h2 id="comparacion" ref={heading} tabIndex={-1}>
          Comparar
        </h2>
        <button type="button" onClick={() => show(null)}>
          Cerrar la comparación
        </button>
      </div>
      {fichas === undefined && <p role="status">Abriendo la comparación…</p>}
      {fichas === null && (
        <p role="status">
          No se han podido cargar las demás especies. Prueba otra vez cuando tengas conexión.
        </p>
      )}
      {fichas && <Comparadas ave={ave} comparar={comparar} fichas={fichas} onChange={show} />}
    </section>
  );
}

type ComparadasProps = {
  ave: Ficha;
  comparar: string;
  fichas: Ficha[];
  onChange: (others: string[]) => void;
};

function Comparadas({ ave, comparar, fichas, onChange }: ComparadasProps) {
  const nombres = fichas.map(({ nombre }) => nombre);
  const comparacion = parseComparar(comparar, ave.nombre, nombres);
  const others = comparacion.nombres.filter((nombre) => nombre !== ave.nombre);
  const shown = comparacion.nombres.flatMap((nombre) => fichas.find((each) => each.nombre === nombre) ?? []);
  return (
    <>
      <Avisos {...comparacion} />
      {shown.length > 1 ? (
        <>
          <p id={LEYENDA}>
            Las láminas están a la misma escala. «≠ Distinto» señala las filas que no coinciden.
          </p>
          <TablaComparada
            aves={shown}
            propia={ave.nombre}
            onQuitar={(nombre) => onChange(others.filter((each) => each !== nombre))}
          />
        </>
      ) : (
        <p>Elige una especie para verla al lado de esta.</p>
      )}
      {shown.length < COMPARADAS && (
        <AnadirEspecie
          nombres={nombres.filter((nombre) => !comparacion.nombres.includes(nombre))}
          onAnadir={(nombre) => onChange([...others, nombre])}
        />
      )}
    </>
  );
}

function Avisos({ desconocidas, sobrantes }: Comparacion) {
  return (
    <div role="status">
      {desconocidas.length > 0 && (
        <p>La guía no tiene ningún ave llamada {enumerar(desconocidas.map((each) => `«${each}»`))}.</p>
      )}
      {sobrantes.length > 0 && (
        <p>
          Caben {COMPARADAS} especies como mucho; se queda fuera {enumerar(sobrantes)}.
        </p>
      )}
    </div>
  );
}

/** The records of all species; `undefined` while they come, `null` when they cannot. */
function useFichas(fetchFichas: () => Promise<Ficha[]>): Ficha[] | null | undefined {
  const [fichas, setFichas] = useState<Ficha[] | null>();
  useEffect(() => {
    fetchFichas().then(setFichas, () => setFichas(null));
  }, [fetchFichas]);
  return fichas;
}
