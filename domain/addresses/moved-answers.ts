import { asksWhichAve } from '../identify/question-params.ts';
import { paths } from './paths.ts';

/**
 * Where the answers of «¿Qué ave es?» that an address of the search gives are asked now; `undefined` where it gives none.
 * The name that is searched for stays behind: it belongs to the search.
 */
export function movedAnswers(params: URLSearchParams): string | undefined {
  if (!asksWhichAve(params)) return undefined;
  const answers = new URLSearchParams(params);
  answers.delete('nombre');
  return paths.whichAve(answers.toString());
}
