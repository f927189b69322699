import { loadAves } from '../../data/load-aves.ts';
import type { Ave } from '../../domain/ave.ts';
import type { Habitat } from '../../domain/habitat.ts';
import { foldText } from '../../domain/slug.ts';

/** The part of a species' record that its picture depends on. */
export type Species = Pick<Ave, 'imagen' | 'familia'> & {
  /** Names the files of the species, its recipe among them. */
  slug: string;
  /** The first habitat of the record. */
  habitat: Habitat;
};

/** Every species of the guide, sorted by slug. */
export function allSpecies(): Species[] {
  return loadAves()
    .map(speciesOf)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function speciesOf({ nombre, imagen, familia, habitats }: Ave): Species {
  const [habitat] = habitats;
  if (!habitat) throw new Error(`${nombre} has no habitat to be drawn in`);
  return { slug: foldText(nombre), imagen, familia, habitat };
}
