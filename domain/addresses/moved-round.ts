import { paths } from './paths.ts';

/** Where the round that an address of the usage guide begins is played now; `undefined` where it begins none. */
export function movedRound(params: URLSearchParams): string | undefined {
  return params.has('juego') ? paths.quiz(params.toString()) : undefined;
}
