import { foldText } from './slug.ts';

/** Parts under which rasgos are set side by side, in the order in which one looks at a bird, with the words that name them. */
const PARTES = {
  Pico: ['pico', 'comisura'],
  Cabeza:
    'cabeza cabezona capirote pileo coronilla corona boina capucha cara mejilla ceja cejas ceno ojo ojos anillo antifaz brida bigotera bigoteras bigote bigotes patillas cresta mono penacho penachos orejas oreja frente nuca melena escudo barbas garganta babero barbilla cuello collar gorguera'.split(
      ' ',
    ),
  Dorso: ['dorso', 'manto', 'espalda', 'obispillo', 'arriba', 'encima'],
  Pecho:
    'pecho vientre flancos flanco costados partes infracoberteras debajo abajo corbata popa trasero'.split(
      ' ',
    ),
  Alas: 'ala alas alar hombro hombros panel espejuelo coberteras escapulares muneca vuelo'.split(' '),
  Cola: ['cola'],
  Patas: ['patas', 'pies', 'tarsos', 'calzones', 'garras'],
  'En conjunto': [],
} as const satisfies Record<string, readonly string[]>;

export type ParteDeAve = keyof typeof PARTES;

export const PARTES_DE_AVE = Object.keys(PARTES) as ParteDeAve[];

/** The part that a rasgo speaks of: the one that it names first, or the bird as a whole. */
export function parteDeRasgo(texto: string): ParteDeAve {
  const words = foldText(texto).split(/[^a-z]+/);
  const named = PARTES_DE_AVE.map((parte) => {
    const names: readonly string[] = PARTES[parte];
    return { parte, at: words.findIndex((word) => names.includes(word)) };
  }).filter(({ at }) => at >= 0);
  const [first] = named.sort((a, b) => a.at - b.at);
  return first?.parte ?? 'En conjunto';
}
