/** Birds that everybody has seen, in the words of a sentence: «las alas del gorrión común». */
const KNOWN_BIRDS = {
  'Gorrión común': 'del gorrión común',
  'Mirlo común': 'del mirlo común',
  'Paloma bravía': 'de la paloma bravía',
  'Urraca común': 'de la urraca común',
  'Ánade azulón': 'del ánade azulón',
  'Cigüeña blanca': 'de la cigüeña blanca',
} as const;

export type KnownName = keyof typeof KNOWN_BIRDS;

/** A known bird and its wingspan, cm. */
export type KnownBird = { nombre: KnownName; envergadura: number };

type Measured = { nombre: string; envergadura: number };

/**
 * Arm span of a person of 170 cm, cm: it equals the height within a few per cent in adults
 * (Reeves, Varakamin and Henry, «The relationship between arm-span measurement and height», 1996).
 */
export const ARM_SPAN = 170;

/** From this wingspan on, cm, a person's arms are the better measure than a hand or a sparrow. */
export const LARGE_WINGSPAN = 100;

const isKnownBird = (ave: Measured): ave is KnownBird => ave.nombre in KNOWN_BIRDS;

/**
 * The known bird whose wingspan comes nearest, by ratio; never the species itself.
 * @throws {Error} when `aves` has none of the known birds
 */
export function knownBirdFor(ave: Measured, aves: readonly Measured[]): KnownBird {
  const others = aves.filter(isKnownBird).filter(({ nombre }) => nombre !== ave.nombre);
  const far = ({ envergadura }: Measured) => Math.abs(Math.log(envergadura / ave.envergadura));
  const [first, ...rest] = others;
  if (!first) throw new Error('The guide has none of the birds that everybody knows.');
  const { nombre, envergadura } = rest.reduce((near, each) => (far(each) < far(near) ? each : near), first);
  return { nombre, envergadura };
}

/** Below this ratio two lengths look the same. */
const ALMOST_EQUAL = 1.08;

/** The wingspan of a species in a sentence, against its known bird and, when large, against a person's arms. */
export function envergaduraInWords(envergadura: number, knownBird: KnownBird): string {
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
