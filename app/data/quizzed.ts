import quizzed from 'virtual:quiz';
import { aves } from './aves.ts';

const places = new Map(aves.map(({ nombre }, place) => [nombre, place]));

const ofNombre = (nombre: string) => quizzed[places.get(nombre) ?? -1];
const nombresAt = (all: readonly number[] = []) => all.flatMap((place) => aves[place]?.nombre ?? []);

/** The summaries of all species with where each lives: fetched with the quiz. */
export const askable = aves.map((ave, place) => ({ ...ave, habitats: quizzed[place]?.habitats ?? [] }));

/** Names of the species for which one is taken by its looks, the likeliest first. */
export const lookAlikesOf = (nombre: string): string[] => nombresAt(ofNombre(nombre)?.lookAlikes);

/** Names of all species that are easily taken for one: its look-alikes, then those near by family, size and place. */
export const kinOf = (nombre: string): string[] => [
  ...lookAlikesOf(nombre),
  ...nombresAt(ofNombre(nombre)?.kin),
];
