import { foldText } from './slug.ts';

/** Stands between the texts of a list while they are folded: no name holds it and no other letter joins it. */
const ENTRE = '\0';

/** Folds many texts as `foldText` folds each. In one call: thousands of short ones take ten times as long. */
export function foldTexts(texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : foldText(texts.map((text) => text.trim()).join(ENTRE)).split(ENTRE);
}

const folded = new WeakMap<readonly { nombre: string }[], readonly string[]>();

/**
 * The names of a list in the form in which they are compared, in its order. Each list is folded once, so that neither a
 * search nor a key pressed in the search box folds thousands of names again: a list must not change after its first use.
 */
export function nombresPlegados(aves: readonly { nombre: string }[]): readonly string[] {
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
