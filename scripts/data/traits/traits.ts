import { loadAves } from '../../../data/load-aves.ts';
import { loadMostSeen } from '../../../data/load-most-seen.ts';
import { foldText } from '../../../domain/addresses/slug.ts';
import type { Colour } from '../../../domain/identify/colours.ts';
import type { Traits } from '../../../domain/identify/traits.ts';
import type { Ave } from '../../../domain/species/ave.ts';
import { coloresOf as coloursOf, RECIPES, type Recipe } from '../../../laminas/index.ts';
import { sharesOf, swatchesOf } from './colour-names.ts';

/** The signs of all species in the order of the lists: what the data say, and the colours of their plates. */
export function loadTraits(): Traits[] {
  const aves = loadAves();
  const mostSeen = loadMostSeen(aves);
  return aves.map((ave) => {
    const { nombre, familia, longitud, habitats, meses, abundancia, frecuencia, voz } = ave;
    const second = recipeOf(ave).pareja?.what;
    return {
      ...{ nombre, familia, longitud, habitats, meses, abundancia, frecuencia },
      colours: patchesOf(ave).map(sharesOf),
      ...(second && { second }),
      sounds: voz.suena ?? [],
      mostSeen: mostSeen.get(nombre) ?? {},
    };
  });
}

/** The colour that stands for each name, from all plates. */
export function loadSwatches(): Record<Colour, string> {
  return swatchesOf(loadAves().flatMap((ave) => patchesOf(ave).flat()));
}

/** What a plate shows is worked out once. */
const worked = new Map<string, ReturnType<typeof coloursOf>>();

function patchesOf(ave: Pick<Ave, 'nombre'>): ReturnType<typeof coloursOf> {
  const known = worked.get(ave.nombre);
  if (known) return known;
  const patches = coloursOf(recipeOf(ave));
  worked.set(ave.nombre, patches);
  return patches;
}

/** @throws {Error} when the species has no recipe */
function recipeOf({ nombre }: Pick<Ave, 'nombre'>): Recipe {
  const recipe = RECIPES[foldText(nombre)];
  if (!recipe) throw new Error(`${nombre} has no recipe in laminas/recipes`);
  return recipe;
}
