import type { Habitat } from '../../species/habitat.ts';
import { type Judgement, judgeInOrder } from './judgement.ts';

/** Habitats of Madrid that run into each other, so that one is taken for the other. */
const BORDERS: readonly (readonly [Habitat, Habitat])[] = [
  ['ciudad', 'parque'],
  ['parque', 'bosque'],
  ['parque', 'río'],
  ['parque', 'humedal'],
  ['bosque', 'dehesa'],
  ['bosque', 'matorral'],
  ['bosque', 'alta montaña'],
  ['matorral', 'dehesa'],
  ['matorral', 'alta montaña'],
  ['dehesa', 'cultivo'],
  ['cultivo', 'estepa'],
  ['humedal', 'río'],
  ['roquedo', 'alta montaña'],
];

/** How likely an answer is that borders on a habitat of the species. */
const NEXT = 0.05;

/** What the place says of a species with those habitats, the main one first. */
export function judgeHabitat(habitats: readonly Habitat[], habitat: Habitat): Judgement {
  const borders = BORDERS.some(
    ([a, b]) => (a === habitat && habitats.includes(b)) || (b === habitat && habitats.includes(a)),
  );
  return judgeInOrder(habitats, habitat, borders ? NEXT : 0);
}
