import { loadAves } from '../../data/load-aves.ts';
import { loadLookAlikes } from '../../data/load-look-alikes.ts';
import { foldText } from '../../domain/addresses/slug.ts';
import { type Described, distinctionOf } from '../../domain/look-alikes/distinction.ts';
import { lookAlikesOf, MAX_LOOK_ALIKES } from '../../domain/look-alikes/likeness.ts';
import type { LaminaInWords } from '../../domain/plates/lamina.ts';
import { placeMarks } from '../../domain/plates/marks.ts';
import type { Ave, Ficha } from '../../domain/species/ave.ts';
import type { Build } from '../../domain/species/build.ts';
import { knownBirdFor } from '../../domain/species/envergadura.ts';
import { appearanceOf, enPalabras as laminaInWords, RECIPES } from '../../laminas/index.ts';
import { BUILD_OF } from './builds.ts';

/** A species as it looks on its plate. */
export type SeenAve = Ave & Described & { lamina: LaminaInWords; build: Build };

/** All species as they look, in the order of the lists. */
export function seenAves(): SeenAve[] {
  return loadAves().map((ave) => {
    const recipe = RECIPES[foldText(ave.nombre)];
    if (!recipe) throw new Error(`${ave.nombre} has no recipe in laminas/recipes`);
    const lamina = laminaInWords(recipe);
    const rasgos = lamina.rasgos.map(({ texto: text }) => text);
    return { ...ave, lamina, rasgos, appearance: appearanceOf(recipe), build: BUILD_OF[recipe.archetype] };
  });
}

/** The records of all species, with what their recipes tell and with their look-alikes. */
export function fichasOf(seen: readonly SeenAve[] = seenAves()): Ficha[] {
  const lines = loadLookAlikes();
  return seen.map((vista) => {
    const { rasgos: _, appearance: __, ...ave } = vista;
    const lookAlikes = lookAlikesOf(vista, seen, MAX_LOOK_ALIKES).map((other) => ({
      nombre: other.nombre,
      distingue: lines.get(other.nombre)?.get(ave.nombre) ?? distinctionOf(other, vista),
    }));
    const { nombre, envergadura, longitud, build } = knownBirdFor(ave, seen);
    const knownBird = { nombre, envergadura, longitud, build };
    return { ...ave, marks: placeMarks(ave.lamina.rasgos), lookAlikes, knownBird };
  });
}
