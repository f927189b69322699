import { useLocation, useNavigate } from 'react-router';
import { type RoundProgress, readProgress } from '../../../domain/quiz/quiz.ts';

/**
 * How far the visitor is, kept in the entry of the browser's history: it lasts through a reload and through going to a
 * species and coming back, needs no storage, and a round in another tab does not touch it.
 */
export function useRoundProgress(isNombre: (nombre: string) => boolean) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return {
    kept: readProgress(state?.progress, isNombre),
    keep: (progress: RoundProgress) =>
      navigate({ search }, { replace: true, state: { progress }, preventScrollReset: true }),
  };
}
