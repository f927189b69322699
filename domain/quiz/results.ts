/** Key of the browser's local storage under which the results of the rounds are kept. */
export const RESULTS_KEY = 'juego.resultados';

/** Right answers of a round, and its questions. */
export type QuizResult = { aciertos: number; total: number };

export type QuizResults = { mejor: QuizResult; ultimo: QuizResult };

/** Reads the stored text; `null` when nothing is stored or what is there is no result. */
export function parseResults(text: string | null): QuizResults | null {
  try {
    const value: Partial<QuizResults> | null = JSON.parse(text ?? 'null');
    const mejor = resultOf(value?.mejor);
    const ultimo = resultOf(value?.ultimo);
    return mejor && ultimo && { mejor, ultimo };
  } catch {
    return null;
  }
}

function resultOf(value: unknown): QuizResult | null {
  if (typeof value !== 'object' || value === null) return null;
  const { aciertos, total } = value as Record<string, unknown>;
  if (!Number.isInteger(aciertos) || !Number.isInteger(total)) return null;
  const result = { aciertos, total } as QuizResult;
  return result.total > 0 && result.aciertos >= 0 && result.aciertos <= result.total ? result : null;
}

/** The results after one more round. The best is the one with the larger part right; of equals, the longer round. */
export function addResult(before: QuizResults | null, ultimo: QuizResult): QuizResults {
  const mejor = before && compare(before.mejor, ultimo) >= 0 ? before.mejor : ultimo;
  return { mejor, ultimo };
}

function compare(a: QuizResult, b: QuizResult): number {
  return a.aciertos * b.total - b.aciertos * a.total || a.total - b.total;
}

/** «7 de 10». */
export function resultInWords({ aciertos, total }: QuizResult): string {
  return `${aciertos} de ${total}`;
}
