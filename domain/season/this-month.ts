import { type Day, partsOf } from '../calendar/day.ts';
import { MONTH_NAMES, type Month } from '../calendar/month.ts';
import { monthsInWords } from '../calendar/months-in-words.ts';
import { rollOf } from '../quiz/draw-lots.ts';
import type { AveSummary } from '../species/ave.ts';
import { FRECUENCIAS } from '../species/frecuencia.ts';
import { peakOf } from './abundancia.ts';
import { isWithinReach } from './within-reach.ts';

type Candidate = Pick<AveSummary, 'nombre' | 'meses' | 'frecuencia' | 'estacion' | 'abundancia' | 'sings'>;

/** A species to look for, and why now, as its months tell it. */
export type Proposal<Item> = { ave: Item; reason: string };

/**
 * Why a species is worth looking for in a month, the best reason first, and how many proposals there are at most once
 * those of that reason are in: what arrives comes first, then what leaves; two that are easy at any time always have their place.
 */
const UP_TO = { arrives: 3, leaves: 4, passage: 5, peak: 5, sings: 6, season: 6, always: 8 } as const;

type ReasonKind = keyof typeof UP_TO;

/** Proposals of a month. */
export const MAX_PROPOSALS = UP_TO.always;

/** Months a year from which nobody would say that a species is there «solo» then. */
const MANY_MONTHS = 9;

/**
 * What to look for in the month of a day: arrivals, those about to leave, birds of passage, those at their peak, singers and common ones,
 * none of them rara. The easiest come first; among equals each year draws others.
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

function reasonKindOf(ave: Candidate, month: Month): ReasonKind {
  const { meses, estacion } = ave;
  if (estacion === 'De paso') return 'passage';
  const isAbout = (each: number) => (meses as number[]).includes(each);
  if (!isAbout(month === 1 ? 12 : month - 1)) return 'arrives';
  if (!isAbout(month === 12 ? 1 : month + 1)) return 'leaves';
  if (isAtPeak(ave, month)) return 'peak';
  if (isInSong(ave, month)) return 'sings';
  return meses.length === 12 ? 'always' : 'season';
}

/** Months of a peak that stands out from the rest of a stay, or of a song from the rest of a year. */
const SHORT = 6;

/** Whether it is one of a few months in which there are more than in the others of its stay. */
function isAtPeak({ abundancia, meses }: Candidate, month: Month): boolean {
  const peak = peakOf(abundancia);
  return peak.length <= SHORT && peak.length < meses.length && peak.includes(month);
}

const isInSong = ({ sings }: Candidate, month: Month) => sings.length <= SHORT && sings.includes(month);

function reasonOf(ave: Candidate, month: Month): string {
  const text = monthsInWords(ave.meses);
  switch (reasonKindOf(ave, month)) {
    case 'arrives':
      return `llega en ${MONTH_NAMES[month - 1]}`;
    case 'leaves':
      return `se va en ${MONTH_NAMES[month - 1]}`;
    case 'peak':
      return `en su mejor momento, ${monthsInWords(peakOf(ave.abundancia))}`;
    case 'sings':
      return `canta ${monthsInWords(ave.sings)}`;
    case 'passage':
      return `de paso, ${text}`;
    case 'season':
      return ave.meses.length < MANY_MONTHS ? `solo ${text}` : text;
    case 'always':
      return text;
  }
}
