import {
  cuentaEnPalabras,
  cuentaOf,
  lookUp,
  mergeEntradas,
  mergeFechas,
} from '../../../../domain/merge-copia.ts';
import type { Avistadas } from '../avistadas.tsx';
import { FileError, readFile } from './read-file.ts';

/** What came of recovering a copy, in words, and what takes it back, if anything was done. */
export type Recuperada = { status: string; undo: (() => void) | null };

type Lista = Pick<Avistadas, 'aves' | 'apply'>;

/** Adds what a file holds to the list, or tells the visitor what is wrong with the file. */
export async function recuperar(file: File, lista: Lista): Promise<Recuperada> {
  try {
    return merge(await readFile(file, lista.aves), lista);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { status: error.message, undo: null };
  }
}

function merge(copia: Awaited<ReturnType<typeof readFile>>, { aves, apply }: Lista): Recuperada {
  const hallazgo = lookUp(copia, aves);
  let cuenta = cuentaOf([], hallazgo);
  const undo = apply({
    entradas(held) {
      cuenta = cuentaOf(held, hallazgo);
      return mergeEntradas(held, hallazgo);
    },
    fechas: (held) => mergeFechas(held, hallazgo),
  });
  return { status: cuentaEnPalabras(cuenta), undo };
}
