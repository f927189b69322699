import { readLookAlikes } from '../../data/load-look-alikes.ts';
import type { Appearance, Zone } from '../../domain/look-alikes/likeness.ts';
import type { ColoursOfParts, ComparisonData } from '../../domain/look-alikes/side-by-side.ts';
import { BODY_PARTS, type BodyPart } from '../../domain/plates/body-parts.ts';
import { joinPhrases } from '../../domain/text/join-phrases.ts';
import { nameOfPerceived } from './colour-names.ts';
import type { SeenAve } from './fichas.ts';

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
  const placeOf = (nombre: string) => seen.findIndex((each) => each.nombre === nombre);
  return {
    colours: seen.map(({ appearance }) => coloursOf(appearance)),
    differences: readLookAlikes().map(({ ave, de, distingue }) => ({
      of: placeOf(ave),
      from: placeOf(de),
      text: distingue,
    })),
  };
}

/** The pairs of which something is written by hand, each once, as places in the list, in alphabetical order. */
export function confusedOf(seen: readonly SeenAve[]): [number, number][] {
  const { differences } = comparisonOf(seen);
  const pairs = differences.map(({ of, from }): [number, number] => (of < from ? [of, from] : [from, of]));
  const once = new Map(pairs.map((pair) => [pair.join(), pair]));
  return [...once.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function coloursOf({ colours }: Appearance): ColoursOfParts {
  const named = BODY_PARTS.map((part) => {
    const names = ZONES_OF_PART[part].map((zone) => nameOfPerceived(colours[zone]));
    return [part, joinPhrases(new Set(names))] as const;
  });
  return Object.fromEntries(named);
}
