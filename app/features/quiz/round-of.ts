import { alikeAmong, drawLookAlikes, drawRound, type RoundProgress } from '../../../domain/quiz/quiz.ts';
import { avesInScope, type Round, type Scope } from '../../../domain/quiz/round.ts';
import { askable, lookAlikesOf } from '../../data/quizzed.ts';

/** Names of the species that a scope holds for a visitor who has seen these. */
export function nombresIn(scope: Scope, seen: ReadonlySet<string>): string[] {
  const nombres = avesInScope(askable, scope, seen).map(({ nombre }) => nombre);
  return scope.alike ? alikeAmong(nombres, lookAlikesOf) : nombres;
}

/** A round at its beginning. */
export function begun({ seed, scope }: Round, seen: ReadonlySet<string>): RoundProgress {
  const nombres = nombresIn(scope, seen);
  const questions = scope.alike ? drawLookAlikes(nombres, seed, lookAlikesOf) : drawRound(nombres, seed);
  return { questions, answers: [], question: 0 };
}
