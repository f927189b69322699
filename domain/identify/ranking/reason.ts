import { MONTH_NAMES } from '../../calendar/month.ts';
import { HABITAT_PHRASES } from '../../species/habitat.ts';
import { SOUND_PHRASES } from '../../species/voz.ts';
import { joinPhrases } from '../../text/join-phrases.ts';
import { ACTIVITY_PHRASES } from '../activity.ts';
import type { Answers } from '../answers.ts';
import type { Colour, ColourShares } from '../colours.ts';
import { SIZE_MEANINGS } from '../size.ts';
import type { SecondBird } from '../traits.ts';
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

/** Part of the bird, and of what its first colour takes, from which a colour is that of the bird; below, the bird only has some of it. */
const WHOLE_BIRD = 0.25;
const BESIDE_THE_FIRST = 0.6;

/** The second bird of a plate, where its colours are not those of the first. */
const SECOND_PHRASES: Readonly<Record<SecondBird, string>> = {
  hembra: 'la hembra',
  joven: 'el joven',
  'en invierno': 'en invierno',
  'en verano': 'en verano',
  'forma oscura': 'la forma oscura',
};

/**
 * Why a species stands where it does: the answers that it fits, as «parda (la hembra), tamaño de mirlo, en tu parque».
 * When it fits none, what speaks for it is how often one meets it.
 */
export function reasonOf(candidate: Candidate): string {
  const reasons = [...coloursOf(candidate), ...phrasesOf(candidate.matched)];
  return reasons.length > 0 ? reasons.join(', ') : `${candidate.ave.frecuencia} en Madrid`;
}

/** What speaks against a species: «No encaja: color rojo, en el río». Nothing when it fits all that was answered. */
export function objectionOf({ missed }: Candidate): string | undefined {
  const { colours } = missed;
  const named = `${colours.length > 1 ? 'colores' : 'color'} ${joinPhrases(colours)}`;
  const objections = [...(colours.length > 0 ? [named] : []), ...phrasesOf(missed)];
  return objections.length > 0 ? `No encaja: ${objections.join(', ')}` : undefined;
}

/** All answers but the colours, in the order of the questions. */
function phrasesOf({ size, habitat, month, activity, sound }: Answers): string[] {
  return [
    size && SIZE_MEANINGS[size].phrase,
    habitat && HABITAT_PHRASES[habitat],
    typeof month === 'number' && `en ${MONTH_NAMES[month - 1]}`,
    activity && ACTIVITY_PHRASES[activity],
    sound && SOUND_PHRASES[sound],
  ].filter((phrase) => typeof phrase === 'string');
}

/** The colours of the bird that shows them best; that it is the second is said where the first looks otherwise. */
function coloursOf({ ave, bird, matched }: Candidate): string[] {
  const wordsOf = (shares: ColourShares = {}) => inWords(shares, matched.colours).join(', ');
  const words = wordsOf(ave.colours[bird]);
  if (words === '') return [];
  if (bird === 0 || !ave.second || words === wordsOf(ave.colours[0])) return [words];
  return [`${words} (${SECOND_PHRASES[ave.second]})`];
}

/** «negra y amarilla» where the bird is, «con rojo» where it only has some. */
function inWords(shares: ColourShares, colours: readonly Colour[]): string[] {
  const least = Math.max(WHOLE_BIRD, BESIDE_THE_FIRST * Math.max(...Object.values(shares)));
  const whole = colours.filter((colour) => (shares[colour] ?? 0) >= least);
  const some = colours.filter((colour) => !whole.includes(colour));
  return [
    ...(whole.length > 0 ? [joinPhrases(whole.map((colour) => FEMININE[colour]))] : []),
    ...(some.length > 0 ? [`con ${joinPhrases(some)}`] : []),
  ];
}
