import { drawLookAlikes, drawRound, type RoundProgress } from '../../../domain/quiz/quiz.ts';
import type { Round } from '../../../domain/quiz/round.ts';
import { lookAlikesOf } from '../../data/askable.ts';
import { nombresIn } from './nombres-in.ts';

/** A round at its beginning. */
export function begun({ seed, scope }: Round, seen: ReadonlySet<string>): RoundProgress {
  const nombres = nombresIn(scope, seen);
  const questions = scope.alike ? drawLookAlikes(nombres, seed, lookAlikesOf) : drawRound(nombres, seed);
  return { questions, answers: [], question: 0 };
}
