import { isAlAlcance } from './al-alcance.ts';
import type { Ave } from './ave.ts';
import { type Fecha, partsOf } from './fecha.ts';
import { dado } from './sorteo.ts';

/**
 * Each species has one turn every three months, the third that falls to its name. Two turns lie at least two whole
 * months apart, so that none comes back within 60 days (31 December to 1 March), over the new year too.
 */
const TURNOS = 3;

/** Days of the longest month: with fewer in turn, all that are about that month take part. */
const LONGEST_MONTH = 31;

type Candidata = Pick<Ave, 'nombre' | 'meses' | 'frecuencia'>;

/**
 * The bird of a day, the same for everyone: one that is about in that month and that a beginner may meet. Every day
 * each species in turn throws its die and the highest wins; those that have won that month sit out. What is added to
 * the data therefore changes only the days that it wins. `undefined` when none is about.
 */
export function aveDelDia<Item extends Candidata>(aves: readonly Item[], fecha: Fecha): Item | undefined {
  const { year, month, day: today } = partsOf(fecha);
  const delMes = aves.filter((ave) => isAlAlcance(ave, month));
  const enTurno = delMes.filter(({ nombre }) => dado('turno', nombre) % TURNOS === month % TURNOS);
  const candidatas = enTurno.length >= LONGEST_MONTH ? enTurno : delMes;
  let waiting: Item[] = [];
  let winner: Item | undefined;
  for (let day = 1; day <= today; day++) {
    if (waiting.length === 0) waiting = candidatas;
    winner = highest(waiting, `${year}-${month}-${day}`);
    waiting = waiting.filter((ave) => ave !== winner);
  }
  return winner;
}

function highest<Item extends Candidata>(aves: readonly Item[], semilla: string): Item | undefined {
  let winner: Item | undefined;
  let record = -1;
  for (const ave of aves) {
    const tirada = dado(semilla, ave.nombre);
    if (tirada <= record) continue;
    winner = ave;
    record = tirada;
  }
  return winner;
}
