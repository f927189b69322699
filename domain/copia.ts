import { type Avistable, type Entradas, knownNames, nombresAvistados } from './avistadas.ts';
import { type Fecha, isFecha } from './fecha.ts';
import { type Fechas, findFecha } from './fechas.ts';

/** What a copy says it is, so that a reader knows it in ten years. The format is told in `docs/copia.md`. */
export const FORMATO = 'guia-aves-madrid';
export const VERSION = 1;

/** One species of a copy. */
export type Registro = { nombre: string; cientifico?: string; fecha?: Fecha };

/** A copy of the seen list, as it stands in a JSON file. */
export type Copia = {
  formato: typeof FORMATO;
  version: number;
  avistadas: Registro[];
  /** Entries of the list that are no species of this guide, as they were. */
  otras: unknown[];
  /** The days kept for names among `otras`. */
  otrasFechas: Record<string, Fecha>;
};

type Ave = Avistable & { cientifico: string };

/** The copy of all that is kept of what a visitor has seen, the species in the order of `aves`. */
export function copiaOf(entradas: Entradas, fechas: Fechas, aves: readonly Ave[]): Copia {
  const nombres = nombresAvistados(entradas, aves);
  const avistadas = aves
    .filter((ave) => nombres.has(ave.nombre))
    .map((ave) => registro(ave.nombre, ave.cientifico, findFecha(fechas, ave)));
  const known = knownNames(aves);
  const otras = entradas.filter(
    (entrada) => typeof entrada !== 'string' || !known.has(entrada.normalize('NFC')),
  );
  const days = otras.flatMap((entrada) => {
    const fecha = typeof entrada === 'string' && fechas.get(entrada);
    return isFecha(fecha) ? [[String(entrada), fecha] as const] : [];
  });
  return { formato: FORMATO, version: VERSION, avistadas, otras, otrasFechas: Object.fromEntries(days) };
}

export function writeCopia(copia: Copia): string {
  return `${JSON.stringify(copia, null, 2)}\n`;
}

/** One species, with what is known of it. */
export function registro(nombre: string, cientifico: unknown, fecha: unknown): Registro {
  return {
    nombre,
    ...(typeof cientifico === 'string' && cientifico !== '' && { cientifico }),
    ...(isFecha(fecha) && { fecha }),
  };
}
