import { loadAves } from '../../data/load-aves.ts';
import { loadParecidos } from '../../data/load-parecidos.ts';
import type { Ave, Ficha } from '../../domain/ave.ts';
import { type Descrita, distingueDe } from '../../domain/distingue.ts';
import { conocidaDe } from '../../domain/envergadura.ts';
import type { LaminaEnPalabras } from '../../domain/lamina.ts';
import { placeMarcas } from '../../domain/marcas.ts';
import { PARECIDAS, parecidasDe } from '../../domain/parecido.ts';
import { foldText } from '../../domain/slug.ts';
import { enPalabras, RECIPES, semblanzaOf } from '../../laminas/index.ts';

/** A species as it looks on its plate. */
export type Vista = Ave & Descrita & { lamina: LaminaEnPalabras };

/** All species as they look, in the order of the lists. */
export function vistasOf(): Vista[] {
  return loadAves().map((ave) => {
    const recipe = RECIPES[foldText(ave.nombre)];
    if (!recipe) throw new Error(`${ave.nombre} has no recipe in laminas/recipes`);
    const lamina = enPalabras(recipe);
    const rasgos = lamina.rasgos.map(({ texto }) => texto);
    return { ...ave, lamina, rasgos, semblanza: semblanzaOf(recipe) };
  });
}

/** The records of all species, with what their recipes tell and with their look-alikes. */
export function fichasOf(vistas: readonly Vista[] = vistasOf()): Ficha[] {
  const lines = loadParecidos();
  return vistas.map((vista) => {
    const { rasgos: _, semblanza: __, ...ave } = vista;
    const parecidas = parecidasDe(vista, vistas, PARECIDAS).map((otra) => ({
      nombre: otra.nombre,
      distingue: lines.get(otra.nombre)?.get(ave.nombre) ?? distingueDe(otra, vista),
    }));
    return { ...ave, marcas: placeMarcas(ave.lamina.rasgos), parecidas, conocida: conocidaDe(ave, vistas) };
  });
}
