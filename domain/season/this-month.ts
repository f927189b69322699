import { type Day, partsOf } from '../calendar/day.ts';
import { MONTH_NAMES, type Month } from '../calendar/month.ts';
import { monthsInWords } from '../calendar/months-in-words.ts';
import { rollOf } from '../quiz/draw-lots.ts';
import type { Ave } from '../species/ave.ts';
import { FRECUENCIAS } from '../species/frecuencia.ts';
import { isWithinReach } from './within-reach.ts';

type Candidate = Pick<Ave, 'nombre' | 'meses' | 'frecuencia' | 'estacion'>;

/** A species to look for, and why now, as its months tell it. */
export type Proposal<Item> = { ave: Item; reason: string };

/**
 * Why a species is worth looking for in a month, the best reason first, and how many proposals there are at most once
 * those of that reason are in: what arrives comes first, and two that are easy at any time always have their place.
 */
const UP_TO = { arrives: 4, passage: 5, season: 6, always: 8 } as const;

type ReasonKind = keyof typeof UP_TO;

/** Proposals of a month. */
export const MAX_PROPOSALS = UP_TO.always;

/** Months a year from which nobody would say that a species is there «solo» then. */
const MANY_MONTHS = 9;

/**
 * What to look for in the month of a day: arrivals, birds of passage, those of the season and common ones, none of them rara. The
 * easiest come first; among equals each year draws others.
 */
export function whatToSee<Item extends Candidate>(aves: readonly Item[], day: Day): Proposal<Item>[] {
  const { year, month } = partsOf(day);
  const rank = ({ frecuencia }: Item) => FRECUENCIAS.indexOf(frecuencia);
  const roll = ({ nombre }: Item) => rollOf(`${year}-${month}`, nombre);
  const candidates = aves
    .filter((ave) => isWithinReach(ave, month))
    .sort((a, b) => rank(a) - rank(b) || roll(b) - roll(a));
  const chosen: Item[] = [];
  for (const kind of Object.keys(UP_TO) as ReasonKind[]) {
    const room = UP_TO[kind] - chosen.length;
    chosen.push(...candidates.filter((ave) => reasonKindOf(ave, month) === kind).slice(0, room));
  }
  return chosen.map((ave) => ({ ave, reason: reasonOf(ave, month) }));
}

function reasonKindOf({ meses, estacion }: Candidate, month: Month): ReasonKind {
  if (meses.length === 12) return 'always';
  if (estacion === 'De paso') return 'passage';
  const before = month === 1 ? 12 : month - 1;
  return (meses as number[]).includes(before) ? 'season' : 'arrives';
}

function reasonOf(ave: Candidate, month: Month): string {
  const text = monthsInWords(ave.meses);
  switch (reasonKindOf(ave, month)) {
    case 'arrives':
      return `llega en ${MONTH_NAMES[month - 1]}`;
    case 'passage':
      return `de paso, ${text}`;
    case 'season':
      return ave.meses.length < MANY_MONTHS ? `solo ${text}` : text;
    case 'always':
      return text;
  }
}
