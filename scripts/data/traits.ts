import { loadAves } from '../../data/load-aves.ts';
import type { Ave } from '../../domain/ave.ts';
import type { Color } from '../../domain/colores.ts';
import type { Senas } from '../../domain/senas.ts';
import { foldText } from '../../domain/slug.ts';
import { coloresOf, RECIPES } from '../../laminas/index.ts';
import { sharesOf, swatchesOf } from './colour-names.ts';

/** The signs of all species in the order of the lists: what the data say, and the colours of their plates. */
export function loadSenas(): Senas[] {
  return loadAves().map((ave) => {
    const { nombre, familia, longitud, habitats, meses, frecuencia } = ave;
    const colores = manchasOf(ave).map(sharesOf);
    return { nombre, familia, longitud, habitats, meses, frecuencia, colores };
  });
}

/** The colour that stands for each name, from all plates. */
export function loadSwatches(): Record<Color, string> {
  return swatchesOf(loadAves().flatMap((ave) => manchasOf(ave).flat()));
}

/** What a plate shows is worked out once. */
const worked = new Map<string, ReturnType<typeof coloresOf>>();

/** @throws {Error} when the species has no recipe */
function manchasOf({ nombre }: Pick<Ave, 'nombre'>): ReturnType<typeof coloresOf> {
  const known = worked.get(nombre);
  if (known) return known;
  const recipe = RECIPES[foldText(nombre)];
  if (!recipe) throw new Error(`${nombre} has no recipe in laminas/recipes`);
  const manchas = coloresOf(recipe);
  worked.set(nombre, manchas);
  return manchas;
}
