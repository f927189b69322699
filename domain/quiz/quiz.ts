import { alikeAmong, type LookAlikesOf } from './alike-among.ts';
import { shuffle } from './draw-lots.ts';

/** Plates of a round, where there are so many. */
export const ROUND_LENGTH = 10;

/** Names that stand under each plate. */
export const OPTIONS = 4;

/** Where the wrong names come from. Names that are asked for give names of other species, the likeliest first. */
export type Distractors = {
  /** Look-alikes of a species by its plumage: taken first, where they are known. */
  lookAlikes?: LookAlikesOf;
  /** Its kin: they fill what look-alikes leave free. */
  kin: (nombre: string) => readonly string[];
};

/** The species of a round: up to ten of those given, none twice, the same for everyone under one seed. */
export function drawRound(nombres: readonly string[], seed: string): string[] {
  return shuffle([...new Set(nombres)], `ronda ${seed}`).slice(0, ROUND_LENGTH);
}

/** Look-alikes that follow a species into a round. */
const FOLLOWERS = 2;

/**
 * The species of a round of look-alikes: one by lot with up to two for which it is taken, the next, and so on, then
 * shuffled, so that no two need stand in a row. None twice, the same for everyone under one seed.
 */
export function drawLookAlikes(
  nombres: readonly string[],
  seed: string,
  lookAlikesOf: LookAlikesOf,
): string[] {
  const among = alikeAmong(nombres, lookAlikesOf);
  const round = new Set<string>();
  for (const nombre of shuffle(among, `ronda ${seed}`)) {
    const followers = lookAlikesOf(nombre).filter((each) => among.includes(each) && !round.has(each));
    // One whose look-alikes are all asked already is one more of them.
    if (!round.has(nombre) && round.size < ROUND_LENGTH)
      for (const each of [nombre, ...followers.slice(0, FOLLOWERS)]) round.add(each);
  }
  return shuffle([...round].slice(0, ROUND_LENGTH), `orden ${seed}`);
}

/** The four names under a plate, its own among them, shuffled; the same for everyone under one seed. */
export function choicesOf(nombre: string, seed: string, distractors: Distractors): string[] {
  const wrong = new Set<string>();
  for (const names of [distractors.lookAlikes?.(nombre) ?? [], distractors.kin(nombre)]) {
    for (const name of shuffle(names, `${seed} ${nombre}`)) {
      if (name !== nombre && wrong.size < OPTIONS - 1) wrong.add(name);
    }
  }
  return shuffle([nombre, ...wrong], `opciones ${seed} ${nombre}`);
}

/** How far a visitor is in a round: what is asked, what they have answered, and the question they look at, from 0. */
export type RoundProgress = { questions: readonly string[]; answers: readonly string[]; question: number };

/** A progress that was kept, or `null` when it is none: names unknown to the guide, or more answers than questions. */
export function readProgress(value: unknown, isNombre: (nombre: string) => boolean): RoundProgress | null {
  if (typeof value !== 'object' || value === null) return null;
  const { questions, answers, question } = value as Record<string, unknown>;
  if (!isNombres(questions, isNombre) || !isNombres(answers, isNombre)) return null;
  if (questions.length > ROUND_LENGTH || new Set(questions).size < questions.length) return null;
  if (typeof question !== 'number' || question < 0 || questions.length === 0) return null;
  // One answers what one looks at, and then goes on.
  const answered = answers.length - question;
  if ((answered !== 0 && answered !== 1) || answers.length > questions.length) return null;
  return { questions, answers, question };
}

function isNombres(value: unknown, isNombre: (nombre: string) => boolean): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && isNombre(each));
}

/** Right answers so far. */
export function rightAnswersOf({ questions, answers }: RoundProgress): number {
  return answers.filter((answer, i) => answer === questions[i]).length;
}
