import type { Brought } from '../../../../domain/exchange/brought.ts';
import { joinPhrases } from '../../../../domain/text/join-phrases.ts';
import type { Comparison } from '../reading/compare.ts';

/** What of a comparison the promise is made of. */
type Compared = Pick<Comparison, 'fresh' | 'aside' | 'newSpecies' | 'species' | 'alreadyThere'>;

/** What adding it would do; of what would do nothing, why. */
export function promiseInWords(brought: Brought, compared: Compared, isAll: boolean): string {
  const { fresh, newSpecies, species, alreadyThere } = compared;
  if (fresh > 0 || newSpecies.length > 0) return gainInWords(compared);
  const isKnown = species > 0 || alreadyThere > 0;
  if (brought.isCopy && brought.others.length > 0)
    return isKnown
      ? 'Sus aves ya estaban en tu lista; si lo añades, guarda también lo que no es de la guía, tal como viene.'
      : 'No trae ningún ave de la guía; si lo añades, tu lista guarda lo que trae tal como viene.';
  const reasons = leftOut(brought, isAll);
  if (isKnown)
    return reasons.length > 0
      ? 'No hay nada nuevo: tu cuaderno ya tiene todo lo que se puede añadir.'
      : 'No hay nada nuevo: tu cuaderno ya lo tiene todo.';
  return `No trae ningún ave que podamos añadir: ${joinPhrases(reasons) || emptiness(brought)}.`;
}

/** What of the new sightings cannot be seen yet, because nobody marked its species (decision 020). */
export function asideInWords({ aside, fresh }: Pick<Comparison, 'aside' | 'fresh'>): string {
  if (aside === 0) return '';
  const among =
    fresh === 1
      ? 'El avistamiento se guarda'
      : `De esos avistamientos, ${aside} ${aside === 1 ? 'se guarda' : 'se guardan'}`;
  const marked = aside === 1 ? 'marques su ave como avistada' : 'marques sus aves como avistadas';
  return `${among} aparte, sin verse, hasta que ${marked}.`;
}

/** What of the notebook gives way to what is new, so that no day is told twice. */
export function outdoneInWords({ outdone }: Pick<Comparison, 'outdone'>): string {
  if (outdone === 0) return '';
  return outdone === 1
    ? 'De los que tenías, uno solo decía el ave y el día: deja su sitio a lo nuevo.'
    : `De los que tenías, ${outdone} solo decían el ave y el día: dejan su sitio a lo nuevo.`;
}

function gainInWords({ fresh, aside, newSpecies }: Compared): string {
  const sightings = fresh === 1 ? '1 avistamiento nuevo' : `${fresh} avistamientos nuevos`;
  if (newSpecies.length === 0)
    return `Al añadirlo, tu cuaderno gana ${sightings}${aside > 0 ? '' : '; las aves ya estaban en tu lista'}.`;
  const birds = newSpecies.length === 1 ? '1 ave' : `${newSpecies.length} aves`;
  return `Al añadirlo, tu cuaderno gana ${sightings} y tu lista ${birds}. De momento no hemos cambiado nada.`;
}

/** What of it is not added, each kind with how much. */
function leftOut({ outside, foreign, unidentified, unread }: Brought, isAll: boolean): string[] {
  const kinds: [count: number, one: string, more: string][] = [
    [
      isAll ? 0 : outside.length,
      'un avistamiento es de fuera de la Comunidad de Madrid',
      'avistamientos son de fuera de la Comunidad de Madrid',
    ],
    [foreign.size, 'un nombre no está en la guía', 'nombres no están en la guía'],
    [unidentified.size, 'un nombre no dice una sola especie', 'nombres no dicen una sola especie'],
    [unread.length, 'una línea tiene algún fallo', 'líneas tienen algún fallo'],
  ];
  return kinds.flatMap(([count, one, more]) => {
    if (count === 0) return [];
    return count === 1 ? [one] : [`${count} ${more}`];
  });
}

const emptiness = ({ isCopy }: Brought) =>
  isCopy ? 'su lista está vacía' : 'no tiene ninguna fila debajo de los títulos';
