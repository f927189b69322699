import type { Build } from './build.ts';

/** Birds that everybody has seen, in the words of a sentence: «las alas del gorrión común». */
const KNOWN_BIRDS = {
  'Gorrión común': 'del gorrión común',
  'Mirlo común': 'del mirlo común',
  'Paloma bravía': 'de la paloma bravía',
  'Ánade azulón': 'del ánade azulón',
  'Cigüeña blanca': 'de la cigüeña blanca',
  'Buitre leonado': 'del buitre leonado',
} as const;

export type KnownName = keyof typeof KNOWN_BIRDS;

/** A known bird, its wingspan and length, cm, and its outline. */
export type KnownBird = { nombre: KnownName; envergadura: number; longitud: number; build: Build };

type Measured = { nombre: string; envergadura: number };
type Known<Item> = Item & { nombre: KnownName };

/**
 * Arm span of a person of 170 cm, cm: it equals the height within a few per cent in adults
 * (Reeves, Varakamin and Henry, «The relationship between arm-span measurement and height», 1996).
 */
export const ARM_SPAN = 170;

/** From this wingspan on, cm, a person's arms are the better measure than a hand or a sparrow. */
export const LARGE_WINGSPAN = 100;

/**
 * The known bird whose wingspan comes nearest, by ratio; never the species itself.
 * @throws {Error} when `aves` has none of the known birds
 */
export function knownBirdFor<Item extends Measured>(ave: Measured, aves: readonly Item[]): Known<Item> {
  const known = aves.filter((each): each is Known<Item> => each.nombre in KNOWN_BIRDS);
  const others = known.filter(({ nombre }) => nombre !== ave.nombre);
  const far = ({ envergadura }: Measured) => Math.abs(Math.log(envergadura / ave.envergadura));
  const [first, ...rest] = others;
  if (!first) throw new Error('The guide has none of the birds that everybody knows.');
  return rest.reduce((near, each) => (far(each) < far(near) ? each : near), first);
}

/** Below this ratio two lengths look the same. */
const ALMOST_EQUAL = 1.08;

/** The wingspan of a species in a sentence, against its known bird and, when large, against a person's arms. */
export function envergaduraInWords(
  envergadura: number,
  knownBird: Pick<KnownBird, 'nombre' | 'envergadura'>,
): string {
  const wings = `las ${KNOWN_BIRDS[knownBird.nombre]} (${knownBird.envergadura}\u00a0cm)`;
  const sentence = `Sus alas abiertas miden ${envergadura}\u00a0cm: ${comparison(envergadura / knownBird.envergadura, wings)}`;
  if (envergadura < LARGE_WINGSPAN) return `${sentence}.`;
  const arms = `los brazos abiertos de una persona (${ARM_SPAN}\u00a0cm)`;
  return `${sentence}, y ${comparison(envergadura / ARM_SPAN, arms)}.`;
}

function comparison(ratio: number, what: string): string {
  if (ratio > 1 / ALMOST_EQUAL && ratio < ALMOST_EQUAL) return `casi lo mismo que ${what}`;
  if (ratio >= 2) return `${ratio === 2 ? 'el doble' : 'más del doble'} que ${what}`;
  if (ratio <= 0.5) return `${ratio === 0.5 ? 'la mitad' : 'menos de la mitad'} que ${what}`;
  return `${ratio > 1 ? 'más' : 'menos'} que ${what}`;
}
