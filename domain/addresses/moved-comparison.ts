import { COMPARED_PARAM, paths } from './paths.ts';
import { foldText } from './slug.ts';

/**
 * Where the comparison that the page of a species was asked for with `?comparar=` stands now; `undefined` where none was.
 * What names no species is kept too: the comparison says so.
 */
export function movedComparison(nombre: string, params: URLSearchParams): string | undefined {
  const others = params.get('comparar');
  if (others === null) return undefined;
  const named = [foldText(nombre), ...others.split(',')].map((part) => encodeURIComponent(part.trim()));
  return `${paths.compare()}?${COMPARED_PARAM}=${named.filter(Boolean).join(',')}`;
}
