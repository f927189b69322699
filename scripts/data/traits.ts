import { loadAves } from '../../data/load-aves.ts';
import mostSeen from '../../data/most-seen.json' with { type: 'json' };
import { foldText } from '../../domain/addresses/slug.ts';
import type { Colour } from '../../domain/identify/colours.ts';
import type { Traits } from '../../domain/identify/traits.ts';
import type { Ave } from '../../domain/species/ave.ts';
import { coloresOf as coloursOf, RECIPES } from '../../laminas/index.ts';
import { sharesOf, swatchesOf } from './colour-names.ts';

/** The signs of all species in the order of the lists: what the data say, and the colours of their plates. */
export function loadTraits(): Traits[] {
  return loadAves().map((ave) => {
    const { nombre, familia, longitud, habitats, meses, frecuencia } = ave;
    const colours = patchesOf(ave).map(sharesOf);
    const mostSeenIn = Object.fromEntries(
      Object.entries(mostSeen).flatMap(([habitat, nombres]) => {
        const place = nombres.indexOf(nombre);
        return place < 0 ? [] : [[habitat, place]];
      }),
    );
    return { nombre, familia, longitud, habitats, meses, frecuencia, colours, mostSeen: mostSeenIn };
  });
}

/** The colour that stands for each name, from all plates. */
export function loadSwatches(): Record<Colour, string> {
  return swatchesOf(loadAves().flatMap((ave) => patchesOf(ave).flat()));
}

/** What a plate shows is worked out once. */
const worked = new Map<string, ReturnType<typeof coloursOf>>();

/** @throws {Error} when the species has no recipe */
function patchesOf({ nombre }: Pick<Ave, 'nombre'>): ReturnType<typeof coloursOf> {
  const known = worked.get(nombre);
  if (known) return known;
  const recipe = RECIPES[foldText(nombre)];
  if (!recipe) throw new Error(`${nombre} has no recipe in laminas/recipes`);
  const patches = coloursOf(recipe);
  worked.set(nombre, patches);
  return patches;
}
