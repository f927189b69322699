import { alikeAmong } from '../../../domain/quiz/alike-among.ts';
import { avesInScope, type Scope } from '../../../domain/quiz/round.ts';
import { askable, lookAlikesOf } from '../../data/askable.ts';

/** Names of the species that a scope holds for a visitor who has seen these. */
export function nombresIn(scope: Scope, seen: ReadonlySet<string>): string[] {
  const nombres = avesInScope(askable, scope, seen).map(({ nombre }) => nombre);
  return scope.alike ? alikeAmong(nombres, lookAlikesOf) : nombres;
}
