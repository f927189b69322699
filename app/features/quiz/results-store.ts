import {
  addResult,
  parseResults,
  type QuizResult,
  type QuizResults,
  RESULTS_KEY,
} from '../../../domain/quiz/results.ts';

/** The results kept in this browser; `null` when there are none, they cannot be read, or the storage is blocked. */
export function readResults(): QuizResults | null {
  try {
    return parseResults(localStorage.getItem(RESULTS_KEY));
  } catch {
    return null;
  }
}

/** Keeps the result of one more round beside what is kept already. `guardado` says whether the browser allowed it. */
export function saveResult(
  before: QuizResults | null,
  result: QuizResult,
): { results: QuizResults; saved: boolean } {
  // Another tab may have finished a round meanwhile; without storage what this one remembers goes on.
  const results = addResult(readResults() ?? before, result);
  try {
    localStorage.setItem(RESULTS_KEY, JSON.stringify(results));
    return { results, saved: true };
  } catch {
    return { results, saved: false };
  }
}
