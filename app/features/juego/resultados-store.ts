import {
  addResultado,
  parseResultados,
  RESULTADOS_KEY,
  type Resultado,
  type Resultados,
} from '../../../domain/resultados.ts';

/** The results kept in this browser; `null` when there are none, they cannot be read, or the storage is blocked. */
export function readResultados(): Resultados | null {
  try {
    return parseResultados(localStorage.getItem(RESULTADOS_KEY));
  } catch {
    return null;
  }
}

/** Keeps the result of one more round beside what is kept already. `guardado` says whether the browser allowed it. */
export function saveResultado(
  before: Resultados | null,
  resultado: Resultado,
): { resultados: Resultados; guardado: boolean } {
  // Another tab may have finished a round meanwhile; without storage what this one remembers goes on.
  const resultados = addResultado(readResultados() ?? before, resultado);
  try {
    localStorage.setItem(RESULTADOS_KEY, JSON.stringify(resultados));
    return { resultados, guardado: true };
  } catch {
    return { resultados, guardado: false };
  }
}
