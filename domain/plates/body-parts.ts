import { foldText } from '../addresses/slug.ts';

/** Parts under which rasgos are set side by side, in the order in which one looks at a bird, with the words that name them. */
const PARTS = {
  Pico: ['pico', 'boca'],
  Cabeza:
    'cabeza cabezona capirote coronilla corona boina capucha cara mejilla ceja cejas ceno ojo ojos anillo antifaz bigote bigotes patillas cresta mono penacho penachos orejas oreja frente nuca melena escudo barbas garganta babero barbilla cuello collar'.split(
      ' ',
    ),
  Dorso: ['dorso', 'manto', 'espalda', 'rabadilla', 'arriba', 'encima'],
  Pecho: 'pecho vientre flancos flanco costados debajo abajo corbata popa trasero'.split(' '),
  Alas: 'ala alas forro hombro hombros muneca vuelo'.split(' '),
  Cola: ['cola'],
  Patas: ['patas', 'pies', 'calzones', 'garras'],
  'En conjunto': [],
} as const satisfies Record<string, readonly string[]>;

export type BodyPart = keyof typeof PARTS;

export const BODY_PARTS = Object.keys(PARTS) as BodyPart[];

/** The part that a rasgo speaks of: the one that it names first, or the bird as a whole. */
export function bodyPartOf(text: string): BodyPart {
  const words = foldText(text).split(/[^a-z]+/);
  const named = BODY_PARTS.map((part) => {
    const names: readonly string[] = PARTS[part];
    return { part, at: words.findIndex((word) => names.includes(word)) };
  }).filter(({ at }) => at >= 0);
  const [first] = named.sort((a, b) => a.at - b.at);
  return first?.part ?? 'En conjunto';
}
