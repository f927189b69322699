import type { Month } from '../../calendar/month.ts';
import type { Frecuencia } from '../../species/frecuencia.ts';
import type { Habitat } from '../../species/habitat.ts';
import { ACTIVITIES_OF_FAMILY } from '../activity.ts';
import type { Answers } from '../answers.ts';
import { fitOfSize, hasSize } from '../size.ts';
import type { Traits } from '../traits.ts';
import { judgeColours } from './judge-colours.ts';
import { judgeHabitat } from './judge-habitat.ts';
import { type Judgement, judgeInOrder } from './judgement.ts';

/** A species in the ranking: how well it fits, a sum of natural logarithms, and the answers that it fits and does not fit. */
export type Candidate<Item extends Traits = Traits> = {
  ave: Item;
  score: number;
  matched: Answers;
  missed: Answers;
  /** The place among its birds of the one that shows the named colours best. */
  bird: number;
};

/** How much oftener one meets a species of one class of frequency than of the next, as a natural logarithm: a factor of about three. */
const PRIOR: Readonly<Record<Frecuencia, number>> = {
  'muy común': 0,
  común: -1.15,
  escasa: -2.3,
  rara: -3.45,
};

/** How much less one meets a species that is not among those that dominate a place, and each of those than the one before it. */
const ELSEWHERE = -0.8;
const NEXT_IN_PLACE = -0.05;

/** Where most people look at birds; how much less it says, as a natural logarithm, that a bird dominates there where no place is told. */
const EVERYDAY: readonly Habitat[] = ['parque', 'ciudad'];
const UNTOLD = -0.8;

/** Answers in a hundred that are plainly wrong: none excludes a species, and no species vanishes. */
const ERROR = 0.01;

/** How likely it is to be met outside the habit of its family, and in the month before or after its stay. */
const SELDOM = 0.05;
const NEAR_ITS_MONTHS = 0.15;
/**
 * How likely one hears a voice as something that the guide does not tell of it: ears differ more than eyes, yet less than two classes
 * of frequency do, or common birds would come before the scarce one that sounds like that.
 */
const HARDLY = 0.02;
/** Months from December to January, and from any other to the next. */
const NEIGHBOURS = [1, 11];

/**
 * Ranks all species by how likely each is, given what was seen: naive Bayes. Each answer adds the logarithm of how
 * likely one would give it of the species, and the frequency in Madrid is the prior; months of absence count as an
 * answer that does not fit. None is left out. Equal ones keep the order given.
 */
export function identify<Item extends Traits>(aves: readonly Item[], answers: Answers): Candidate<Item>[] {
  return aves.map((ave) => judge(ave, answers)).sort((a, b) => b.score - a.score);
}

function judge<Item extends Traits>(ave: Item, answers: Answers): Candidate<Item> {
  const { size, colours, habitat, month, activity, sound } = answers;
  const colour = judgeColours(ave.colours, colours);
  let score = commonness(ave, habitat) + colour.score;
  const matched: Answers = { colours: colour.matched };
  const missed: Answers = { colours: colour.missed };
  const admit = ({ fit, fits }: Judgement, answer: Partial<Answers>) => {
    score += Math.log(ERROR + (1 - ERROR) * fit);
    Object.assign(fits ? matched : missed, answer);
  };
  if (size) admit({ fit: fitOfSize(ave.longitud, size), fits: hasSize(ave.longitud, size) }, { size });
  if (habitat) admit(judgeHabitat(ave.habitats, habitat), { habitat });
  if (typeof month === 'number') admit(judgeMonth(ave, month), { month });
  if (activity) admit(judgeInOrder(ACTIVITIES_OF_FAMILY[ave.familia], activity, SELDOM), { activity });
  if (sound) admit(judgeInOrder(ave.sounds, sound, HARDLY), { sound });
  return { ave, score, matched, missed, bird: colour.bird };
}

/** How often one meets a species at a place, or wherever one is, as a natural logarithm. */
function commonness({ frecuencia, mostSeen }: Traits, habitat: Habitat | undefined): number {
  const there = (habitat ? [habitat] : EVERYDAY).map((each) => {
    const place = mostSeen[each];
    if (place === undefined) return Number.NEGATIVE_INFINITY;
    return place * NEXT_IN_PLACE + (habitat ? 0 : UNTOLD);
  });
  return Math.max(PRIOR[frecuencia] + ELSEWHERE, ...there);
}

/** How likely one is to meet a species in a month in which there are one or two levels fewer than in its best. */
const BELOW_ITS_BEST = [1, 0.6, 0.35];

/** Present in that month, in which there may be fewer, or in the one before or after: passage does not keep to the calendar. */
function judgeMonth({ meses, abundancia }: Pick<Traits, 'meses' | 'abundancia'>, month: Month): Judgement {
  if (meses.includes(month)) {
    const below = Math.max(...abundancia) - (abundancia[month - 1] ?? 0);
    return { fit: BELOW_ITS_BEST[below] ?? 0, fits: true };
  }
  const near = meses.some((each) => NEIGHBOURS.includes(Math.abs(each - month)));
  return { fit: near ? NEAR_ITS_MONTHS : 0, fits: false };
}
