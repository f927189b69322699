import { loadLookAlikes } from '../../data/load-look-alikes.ts';
import type { ColoursOfParts, ComparisonData } from '../../domain/look-alikes/side-by-side.ts';
import type { Appearance, Zone } from '../../domain/plates/appearance.ts';
import { BODY_PARTS, type BodyPart } from '../../domain/plates/body-parts.ts';
import { joinPhrases } from '../../domain/text/join-phrases.ts';
import type { SeenAve } from './fichas.ts';
import { nameOfPerceived } from './traits/colour-names.ts';

/** Where the colour of a part is read on a plate. */
const ZONES_OF_PART: Record<BodyPart, readonly Zone[]> = {
  Pico: ['pico'],
  Cabeza: ['pileo', 'cara'],
  Dorso: ['dorso'],
  Pecho: ['pecho', 'vientre'],
  Alas: ['ala'],
  Cola: ['cola'],
  Patas: ['patas'],
  'En conjunto': ['dorso', 'ala', 'pecho', 'vientre'],
};

/** What the comparison needs of all species, in the order of the lists, beyond their records. */
export function comparisonOf(seen: readonly SeenAve[]): ComparisonData {
  return { colours: seen.map(({ appearance }) => coloursOf(appearance)) };
}

/** The pairs that are taken for one another, as places in the list, in alphabetical order. */
export function confusedOf(seen: readonly SeenAve[]): [number, number][] {
  const placeOf = (nombre: string) => seen.findIndex((each) => each.nombre === nombre);
  const pairs = loadLookAlikes().map(({ aves: [one, other] }): [number, number] => [
    placeOf(one),
    placeOf(other),
  ]);
  return pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function coloursOf({ colours }: Appearance): ColoursOfParts {
  const named = BODY_PARTS.map((part) => {
    const names = ZONES_OF_PART[part].map((zone) => nameOfPerceived(colours[zone]));
    return [part, joinPhrases(new Set(names))] as const;
  });
  return Object.fromEntries(named);
}
