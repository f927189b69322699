import { MONTH_NAMES } from '../../calendar/month.ts';
import { HABITAT_PHRASES } from '../../species/habitat.ts';
import { joinPhrases } from '../../text/join-phrases.ts';
import { ACTIVITY_PHRASES } from '../activity.ts';
import type { Colour } from '../colours.ts';
import { SIZE_MEANINGS } from '../size.ts';
import type { Traits } from '../traits.ts';
import type { Candidate } from './identify.ts';

/** The colour of a whole bird, as an adjective of «ave». */
const FEMININE: Readonly<Record<Colour, string>> = {
  blanco: 'blanca',
  gris: 'gris',
  negro: 'negra',
  pardo: 'parda',
  rojo: 'roja',
  anaranjado: 'anaranjada',
  amarillo: 'amarilla',
  verde: 'verde',
  azul: 'azul',
  rosa: 'rosa',
};

/** Part of the bird from which a colour is that of the bird; below it the bird only has some of it. */
const WHOLE_BIRD = 0.25;

/**
 * Why a species stands where it does: the answers that it fits, as «parda, tamaño de gorrión, en tu parque, en
 * noviembre». When it fits none, what speaks for it is how often one meets it.
 */
export function reasonOf({ ave, matched }: Candidate): string {
  const { colours, size, habitat, month, activity } = matched;
  const reasons = [
    ...colourReasons(ave.colours, colours),
    size && SIZE_MEANINGS[size].phrase,
    habitat && HABITAT_PHRASES[habitat],
    typeof month === 'number' && `en ${MONTH_NAMES[month - 1]}`,
    activity && ACTIVITY_PHRASES[activity],
  ].filter((reason) => typeof reason === 'string');
  return reasons.length > 0 ? reasons.join(', ') : `${ave.frecuencia} en Madrid`;
}

/** «negra y amarilla» where the bird is, «con rojo» where it only has some. */
function colourReasons(birds: Traits['colours'], colours: readonly Colour[]): string[] {
  const partOf = (colour: Colour) => Math.max(...birds.map((shares) => shares[colour] ?? 0));
  const whole = colours.filter((colour) => partOf(colour) >= WHOLE_BIRD);
  const some = colours.filter((colour) => !whole.includes(colour));
  return [
    ...(whole.length > 0 ? [joinPhrases(whole.map((colour) => FEMININE[colour]))] : []),
    ...(some.length > 0 ? [`con ${joinPhrases(some)}`] : []),
  ];
}
