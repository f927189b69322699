import { foldText, foldTexts } from './slug.ts';

const folded = new WeakMap<readonly { nombre: string }[], readonly string[]>();

/**
 * The names of a list in the form in which they are compared, in its order. Each list is folded once, so that no
 * search folds thousands of names again: a list must not change after its first use.
 */
function nombresPlegados(aves: readonly { nombre: string }[]): readonly string[] {
  let nombres = folded.get(aves);
  if (!nombres) {
    nombres = foldTexts(aves.map((ave) => ave.nombre));
    folded.set(aves, nombres);
  }
  return nombres;
}

/**
 * The species whose `nombre` contains `text`, in the order given. Case, accents and the difference between
 * space and hyphen do not count. An empty text is contained in every name, so it finds all.
 */
export function searchAves<Item extends { nombre: string }>(aves: readonly Item[], text: string): Item[] {
  const wanted = foldText(text);
  const nombres = nombresPlegados(aves);
  return aves.filter((_, at) => nombres[at]?.includes(wanted));
}
