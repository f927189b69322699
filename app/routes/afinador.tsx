import type { ReactNode } from 'react';
import type { AveResumen } from '../../domain/ave.ts';
import type { Filtrable } from '../../domain/criteria.ts';
import { enumerar } from '../../domain/enumerar.ts';
import { type Desconocido, type Filtros, filterAves, readFiltros } from '../../domain/filtros.ts';
import type { Grupo } from '../../domain/grupos.ts';
import layout from '../components/layout.module.css';
import { RamaVacia } from '../components/rama-vacia.tsx';
import { filterable } from '../data/filterable.ts';
import { TITULOS, textOfFiltros } from '../features/filtros/titulos.ts';
import styles from './filtered-aves.module.css';

export { SIN_FILTROS, writeFiltros } from '../../domain/filtros.ts';
export { Panel } from '../features/filtros/panel.tsx';

export type Afinada = {
  filtros: Filtros;
  desconocidos: readonly Desconocido[];
  /** The species of the list before narrowing, with what filters ask of them. */
  elegibles: readonly Filtrable[];
  aves: readonly AveResumen[];
};

const byNombre = new Map(filterable.map((each) => [each.nombre, each]));

/** A list as the query of its address narrows it. */
export function afinar(
  aves: readonly AveResumen[],
  search: string,
  fijo: Grupo | undefined,
  vistas: ReadonlySet<string>,
): Afinada {
  const { filtros, desconocidos } = readFiltros(new URLSearchParams(search), fijo);
  const elegibles = aves.flatMap((ave) => byNombre.get(ave.nombre) ?? []);
  const left = new Set(filterAves(elegibles, filtros, vistas).map((ave) => ave.nombre));
  return { filtros, desconocidos, elegibles, aves: aves.filter((ave) => left.has(ave.nombre)) };
}

/** Values of an address that a notice repeats, and characters of each. */
const SHOWN = { values: 5, length: 40 };

/** What narrows the list, in words, and what of the address could not. */
export function Resumen({ filtros, desconocidos }: Afinada) {
  const text = textOfFiltros(filtros);
  return (
    <>
      {text && <p>{text}</p>}
      {desconocidos.length > 0 && <p data-print="no">{avisoOf(desconocidos)}</p>}
    </>
  );
}

function avisoOf(desconocidos: readonly Desconocido[]): string {
  const named = desconocidos.slice(0, SHOWN.values).map(({ grupo, valor }) => {
    const short = valor.length > SHOWN.length ? `${valor.slice(0, SHOWN.length)}…` : valor;
    return `«${short}» (${TITULOS[grupo].toLowerCase()})`;
  });
  const rest = desconocidos.length - named.length;
  const list = enumerar(rest > 0 ? [...named, `${rest} más`] : named);
  return `Esta lista no se puede afinar por ${list}, así que no se ha tenido en cuenta.`;
}

/** What stands in the place of the list when nothing is left of it. */
export function NadaQueda({ children }: { children: ReactNode }) {
  return (
    <div className={`${layout.stack} ${styles.empty}`}>
      <RamaVacia />
      <p>Ningún ave de esta lista cumple todo lo que has elegido.</p>
      {children}
    </div>
  );
}
