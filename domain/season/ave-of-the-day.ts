import { type Day, partsOf } from '../calendar/day.ts';
import { rollOf } from '../quiz/draw-lots.ts';
import type { Ave } from '../species/ave.ts';
import { isWithinReach } from './within-reach.ts';

/**
 * Each species has one turn every three months, the third that falls to its name. Two turns lie at least two whole
 * months apart, so that none comes back within 60 days (31 December to 1 March), over the new year too.
 */
const TURNS = 3;

/** Days of the longest month: with fewer in turn, all that are about that month take part. */
const LONGEST_MONTH = 31;

type Candidate = Pick<Ave, 'nombre' | 'meses' | 'frecuencia'>;

/**
 * The bird of a day, the same for everyone: one that is about in that month and that a beginner may meet. Every day
 * each species in turn throws its die and the highest wins; those that have won that month sit out. What is added to
 * the data therefore changes only the days that it wins. `undefined` when none is about.
 */
export function aveOfTheDay<Item extends Candidate>(aves: readonly Item[], day: Day): Item | undefined {
  const { year, month, day: today } = partsOf(day);
  const ofMonth = aves.filter((ave) => isWithinReach(ave, month));
  const inTurn = ofMonth.filter(({ nombre }) => rollOf('turno', nombre) % TURNS === month % TURNS);
  const candidates = inTurn.length >= LONGEST_MONTH ? inTurn : ofMonth;
  let waiting: Item[] = [];
  let winner: Item | undefined;
  for (let day = 1; day <= today; day++) {
    if (waiting.length === 0) waiting = candidates;
    winner = highest(waiting, `${year}-${month}-${day}`);
    waiting = waiting.filter((ave) => ave !== winner);
  }
  return winner;
}

function highest<Item extends Candidate>(aves: readonly Item[], seed: string): Item | undefined {
  let winner: Item | undefined;
  let record = -1;
  for (const ave of aves) {
    const roll = rollOf(seed, ave.nombre);
    if (roll <= record) continue;
    winner = ave;
    record = roll;
  }
  return winner;
}
