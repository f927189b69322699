import type { FlightFigure } from '../../../domain/plates/flight-sheet.ts';
import type { HeardVoice } from '../../../domain/quiz/heard-voice.ts';
import type { Scope } from '../../../domain/quiz/round.ts';
import { type LugarAves, lugarAves } from '../../data/places/lugar-aves.ts';
import { flightSheets } from '../../data/species/flight.ts';
import type { QuestionVoice } from './question/question-voice.tsx';

/** What a round is limited to beyond what its species say of themselves. */
export type Limits = { lugar?: LugarAves; flight?: InFlight; voices?: Voices };

/** The figures of birds in flight by the names of their species, and beside whom each stands: what it may be taken for. */
export type InFlight = {
  figures: ReadonlyMap<string, FlightFigure>;
  near: (nombre: string) => readonly string[];
};

/** The voices that are drawn, by the names of their species, and the names that may stand under each. */
export type Voices = {
  heard: ReadonlyMap<string, HeardVoice>;
  /** Whose voice of the same kind is taken for it. */
  alike: (nombre: string) => readonly string[];
  /** Whose lies nearest to it in pitch and pace. */
  near: (nombre: string) => readonly string[];
  /** What draws them: it comes with them, and with no other round. */
  Drawing: typeof QuestionVoice;
};

/** How far away on its sheet, which has its kin together, a wrong name may stand. */
const REACH = 4;

/** The limits that a scope names, but for voices (`voices.ts`), and a sentence where it names a place that is none. */
export function limitsOf({ lugar: id, flight }: Scope): { limits: Limits; unknown?: string } {
  const lugar = id ? lugarAves(id) : undefined;
  return {
    limits: { ...(lugar && { lugar }), ...(flight && { flight: inFlight() }) },
    ...(id && !lugar && { unknown: `No conocemos el lugar «${id}», así que no lo hemos tenido en cuenta.` }),
  };
}

function inFlight(): InFlight {
  const all = flightSheets.flatMap(({ figures }) => figures);
  return {
    figures: new Map(all.map((figure) => [figure.nombre, figure])),
    near(nombre) {
      const sheet = flightSheets.find(({ figures }) => figures.some((each) => each.nombre === nombre));
      const nombres = sheet?.figures.map((each) => each.nombre) ?? [];
      const at = nombres.indexOf(nombre);
      return nombres.slice(Math.max(0, at - REACH), at + REACH + 1);
    },
  };
}
