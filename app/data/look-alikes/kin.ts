import kin from 'virtual:kin';
import { aves } from '../species/aves.ts';

const places = new Map(aves.map(({ nombre }, place) => [nombre, place]));

/** Names of the species that are easily taken for one, the likeliest first: fetched with a round of the quiz. */
export function kinOf(nombre: string): string[] {
  const own = kin[places.get(nombre) ?? -1] ?? [];
  return own.flatMap((place) => aves[place]?.nombre ?? []);
}
