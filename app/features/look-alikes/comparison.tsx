import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Comparison,
  MAX_COMPARED,
  readComparison,
  writeComparison,
} from '../../../domain/look-alikes/comparison.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import layout from '../../components/page/layout.module.css';
import { AddSpecies } from './add-species.tsx';
import styles from './comparison.module.css';
import { ComparisonTable, LEGEND } from './comparison-table.tsx';

type Props = {
  ave: Ficha;
  /** The text of `?comparar=`. */
  compare: string;
  fetchFichas: () => Promise<Ficha[]>;
};

/** The species of the page beside up to three others, as the address says. */
export function ComparisonSection({ ave, compare, fetchFichas }: Props) {
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
  }, [compare]);

  function show(others: readonly string[] | null) {
    const change = (params: URLSearchParams) => {
      if (others) params.set('comparar', writeComparison(others));
      else params.delete('comparar');
      return params;
    };
    setParams(change, { preventScrollReset: true });
  }

  return (
    <section className={styles.comparison} aria-labelledby="comparacion">
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
      {fichas && <Compared ave={ave} compare={compare} fichas={fichas} onChange={show} />}
    </section>
  );
}

type ComparedProps = {
  ave: Ficha;
  compare: string;
  fichas: Ficha[];
  onChange: (others: string[]) => void;
};

function Compared({ ave, compare, fichas, onChange }: ComparedProps) {
  const nombres = fichas.map(({ nombre }) => nombre);
  const comparison = readComparison(compare, ave.nombre, nombres);
  const others = comparison.nombres.filter((nombre) => nombre !== ave.nombre);
  const shown = comparison.nombres.flatMap((nombre) => fichas.find((each) => each.nombre === nombre) ?? []);
  return (
    <>
      <Notices {...comparison} />
      {shown.length > 1 ? (
        <>
          <p id={LEGEND}>
            Las láminas están a la misma escala. «≠ Distinto» señala las filas que no coinciden.
          </p>
          <ComparisonTable
            aves={shown}
            own={ave.nombre}
            onRemove={(nombre) => onChange(others.filter((each) => each !== nombre))}
          />
        </>
      ) : (
        <p>Elige una especie para verla al lado de esta.</p>
      )}
      {shown.length < MAX_COMPARED && (
        <AddSpecies
          nombres={nombres.filter((nombre) => !comparison.nombres.includes(nombre))}
          onAdd={(nombre) => onChange([...others, nombre])}
        />
      )}
    </>
  );
}

function Notices({ unknown, leftOver }: Comparison) {
  return (
    <div role="status">
      {unknown.length > 0 && (
        <p>La guía no tiene ningún ave llamada {joinPhrases(unknown.map((each) => `«${each}»`))}.</p>
      )}
      {leftOver.length > 0 && (
        <p>
          Caben {MAX_COMPARED} especies como mucho; se queda fuera {joinPhrases(leftOver)}.
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
