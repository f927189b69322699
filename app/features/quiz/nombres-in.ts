import { alikeAmong } from '../../../domain/quiz/alike-among.ts';
import { avesInScope, type Scope } from '../../../domain/quiz/round.ts';
import { askable, lookAlikesOf } from '../../data/askable.ts';
import type { LugarAves } from '../../data/lugar-aves.ts';

/** Names of the species that a scope holds for a visitor who has seen these, at the place that it names. */
export function nombresIn(scope: Scope, seen: ReadonlySet<string>, lugar?: LugarAves): string[] {
  const there = scope.lugar && lugar ? askable.filter(({ nombre }) => lugar.nombres.has(nombre)) : askable;
  const nombres = avesInScope(there, scope, seen).map(({ nombre }) => nombre);
  return scope.alike ? alikeAmong(nombres, lookAlikesOf) : nombres;
}
