import { alikeAmong, type LookAlikesOf } from '../../../../domain/quiz/alike-among.ts';
import { avesInScope, type Scope } from '../../../../domain/quiz/round.ts';
import { askable, lookAlikesOf } from '../../../data/species/askable.ts';
import type { Limits } from '../limits.ts';

/** Names of the species that a scope holds for a visitor who has seen these, within the limits that it names. */
export function nombresIn(scope: Scope, seen: ReadonlySet<string>, limits: Limits = {}): string[] {
  const { lugar, flight, voices } = limits;
  const there = askable.filter(
    ({ nombre }) =>
      (!scope.lugar || !lugar || lugar.nombres.has(nombre)) &&
      (!scope.flight || !flight || flight.figures.has(nombre)) &&
      (!scope.voice || !voices || voices.heard.has(nombre)),
  );
  const nombres = avesInScope(there, scope, seen).map(({ nombre }) => nombre);
  return scope.alike ? alikeAmong(nombres, confusedIn(scope, limits)) : nombres;
}

/** For whom a species is taken in a round: by its voice where voices are asked, else by its looks. */
export function confusedIn(scope: Scope, { voices }: Limits): LookAlikesOf {
  return scope.voice && voices ? voices.alike : lookAlikesOf;
}
