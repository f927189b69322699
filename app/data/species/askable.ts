import own from 'virtual:askable';
import { HABITATS } from '../../../domain/species/habitat.ts';
import { aves } from './aves.ts';

const places = new Map(aves.map(({ nombre }, place) => [nombre, place]));

/** The summaries of all species with where each lives: fetched with the quiz. */
export const askable = aves.map((ave, place) => {
  const [habitats = []] = own[place] ?? [];
  return { ...ave, habitats: habitats.flatMap((each) => HABITATS[each] ?? []) };
});

/** Names of the species for which one is taken by its looks, the likeliest first. */
export function lookAlikesOf(nombre: string): string[] {
  const [, alike = []] = own[places.get(nombre) ?? -1] ?? [];
  return alike.flatMap((place) => aves[place]?.nombre ?? []);
}
