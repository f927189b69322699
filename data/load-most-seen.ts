import { z } from 'zod';
import type { Ave } from '../domain/species/ave.ts';
import { HABITATS, type Habitat } from '../domain/species/habitat.ts';
import { parseData, readDataFile, refuseFaults } from './data-files.ts';

/** The species that one meets most in each habitat, the most frequent first: what one who looks for an hour would list. */
const lists = z.partialRecord(z.enum(HABITATS as [Habitat, ...Habitat[]]), z.array(z.string()).min(1));

/** Where a species is among those that one sees most, and its place among them from 0. */
export type MostSeen = Partial<Record<Habitat, number>>;

type Place = Pick<Ave, 'nombre' | 'habitats'>;

const FILE = 'most-seen.json';

/**
 * The places of each species that has one, by its name.
 * @throws {Error} one line a fault, each naming the habitat and the place in its list
 */
export function loadMostSeen(
  aves: readonly Place[],
  text: string = readDataFile(FILE),
): Map<string, MostSeen> {
  const { value = {}, faults } = parseData(text, lists);
  const byNombre = new Map<string, MostSeen>();
  for (const [habitat, nombres] of Object.entries(value) as [Habitat, string[]][]) {
    for (const [place, nombre] of nombres.entries()) {
      const fault = faultOf(nombre, habitat, aves, byNombre);
      if (fault) faults.push(`${habitat}.${place}: «${nombre}» ${fault}`);
      else byNombre.set(nombre, { ...byNombre.get(nombre), [habitat]: place });
    }
  }
  refuseFaults(`data/${FILE} is`, faults);
  return byNombre;
}

function faultOf(
  nombre: string,
  habitat: Habitat,
  aves: readonly Place[],
  before: ReadonlyMap<string, MostSeen>,
): string | undefined {
  const ave = aves.find((each) => each.nombre === nombre);
  if (!ave) return 'is not in the guide';
  if (!ave.habitats.includes(habitat)) return `does not have «${habitat}» among its habitats`;
  return before.get(nombre)?.[habitat] === undefined ? undefined : 'comes twice';
}
