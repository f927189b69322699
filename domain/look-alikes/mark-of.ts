import { foldText } from '../addresses/slug.ts';
import type { Difference } from './pair.ts';

/** Words for one part of a bird; the plural counts as the singular. */
const NAMES: readonly (readonly string[])[] = [
  ['dorso', 'espalda', 'lomo', 'manto'],
  ['vientre', 'panza', 'barriga'],
  ['capirote', 'corona', 'coronilla', 'boina', 'gorra'],
  ['ala'],
  ['ojo', 'iris'],
  ['pata', 'pie'],
  ['flanco', 'costado'],
  ['cresta', 'mono'],
  ['penacho', 'oreja'],
  ['mejilla', 'cara'],
  ['garganta', 'babero'],
  ['hombro'],
];

/** What no plate of a perched adult shows: a bird in flight, from below or with its wings open, or another sex or age. */
const ELSEWHERE = /vuelo|debajo|encima|abierta|levantarse|hembra|joven|invierno|noche|agua/;

const singular = (word: string) => word.replace(/(?<=[aeo])s$/, '');

/** What lies under the tail is no mark of the tail itself. */
const folded = (text: string) => foldText(text).replace(/bajo-la-cola/, 'trasero');

function wordsOf(text: string): Set<string> {
  return new Set(
    folded(text)
      .split(/[^a-z]+/)
      .map(singular),
  );
}

/**
 * The mark of a plate, by its place among `rasgos`, that shows the part in which two species differ; `undefined` where none
 * does, or more than one.
 */
export function markOf(
  { parte, quien = '' }: Pick<Difference, 'parte' | 'quien'>,
  rasgos: readonly { texto: string }[],
): number | undefined {
  if (ELSEWHERE.test(`${parte} ${quien}`)) return undefined;
  const noun = singular(
    folded(parte)
      .replace(/^lado del? /, '')
      .split(/[^a-z]+/)[0] ?? '',
  );
  const names = NAMES.find((each) => each.includes(noun)) ?? [noun];
  const found = rasgos.flatMap(({ texto }, i) => (names.some((name) => wordsOf(texto).has(name)) ? [i] : []));
  return found.length === 1 ? found[0] : undefined;
}
