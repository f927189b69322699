import { joinPhrases } from '../text/join-phrases.ts';
import { MONTH_NAMES } from './month.ts';

type Run = { first: number; last: number };

/** The months of presence as a Spanish phrase: «todo el año», «de septiembre a marzo», «en abril y de julio a agosto». */
export function monthsInWords(meses: readonly number[]): string {
  if (meses.length === 12) return 'todo el año';
  const phrases = runsOf(meses).map(phraseOf);
  return joinPhrases(phrases);
}

/** Runs of consecutive months; December goes on into January. */
function runsOf(meses: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const month of [...meses].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.last === month - 1) run.last = month;
    else runs.push({ first: month, last: month });
  }
  const first = runs[0];
  const last = runs.at(-1);
  if (runs.length > 1 && first && last && first.first === 1 && last.last === 12) {
    return [{ first: last.first, last: first.last }, ...runs.slice(1, -1)];
  }
  return runs;
}

function phraseOf({ first, last }: Run): string {
  const name = (month: number) => MONTH_NAMES[month - 1] ?? '';
  return first === last ? `en ${name(first)}` : `de ${name(first)} a ${name(last)}`;
}
