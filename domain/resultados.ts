/** Key of the browser's local storage under which the results of the rounds are kept. */
export const RESULTADOS_KEY = 'juego.resultados';

/** Right answers of a round, and its questions. */
export type Resultado = { aciertos: number; total: number };

export type Resultados = { mejor: Resultado; ultimo: Resultado };

/** Reads the stored text; `null` when nothing is stored or what is there is no result. */
export function parseResultados(text: string | null): Resultados | null {
  try {
    const value: Partial<Resultados> | null = JSON.parse(text ?? 'null');
    const mejor = resultadoOf(value?.mejor);
    const ultimo = resultadoOf(value?.ultimo);
    return mejor && ultimo && { mejor, ultimo };
  } catch {
    return null;
  }
}

function resultadoOf(value: unknown): Resultado | null {
  if (typeof value !== 'object' || value === null) return null;
  const { aciertos, total } = value as Record<string, unknown>;
  if (!Number.isInteger(aciertos) || !Number.isInteger(total)) return null;
  const resultado = { aciertos, total } as Resultado;
  return resultado.total > 0 && resultado.aciertos >= 0 && resultado.aciertos <= resultado.total
    ? resultado
    : null;
}

/** The results after one more round. The best is the one with the larger part right; of equals, the longer round. */
export function addResultado(before: Resultados | null, ultimo: Resultado): Resultados {
  const mejor = before && compare(before.mejor, ultimo) >= 0 ? before.mejor : ultimo;
  return { mejor, ultimo };
}

function compare(a: Resultado, b: Resultado): number {
  return a.aciertos * b.total - b.aciertos * a.total || a.total - b.total;
}

/** «7 de 10». */
export function textOfResultado({ aciertos, total }: Resultado): string {
  return `${aciertos} de ${total}`;
}
