import { MIN_CON_DESLIZ } from './desliz.ts';
import {
  avesConDesliz,
  INICIO,
  type IndiceDeNombres,
  linea,
  lineasCon,
  type Nombrada,
} from './indice-de-nombres.ts';
import { foldText } from './slug.ts';

/** A suggested species, and the part of a name that was typed: from `desde` to before `hasta`, in UTF-16 units. */
export type Sugerencia<Item> = {
  ave: Item;
  coincide?: { campo: 'nombre' | 'cientifico'; desde: number; hasta: number };
};

/** How many species are suggested at most: what one looks over at a glance. */
export const MAX_SUGERENCIAS = 8;

/** Whether some name, or a word of one, starts with a folded text: who typed it made no slip. */
function startsAny({ nombres, cientificos, alias }: IndiceDeNombres<unknown>, wanted: string): boolean {
  return [nombres, cientificos, alias].some(
    ({ texto }) =>
      texto.includes(wanted) && (texto.includes(INICIO + wanted) || texto.includes(`-${wanted}`)),
  );
}

/** The species that answer to a folded text, the best first, some more than once. */
function* candidatas(indice: IndiceDeNombres<unknown>, wanted: string): Generator<number> {
  const { nombres, cientificos, alias, comienzos } = indice;
  if (nombres.texto.includes(wanted)) {
    yield* lineasCon(nombres, INICIO + wanted + INICIO);
    yield* lineasCon(nombres, INICIO + wanted);
    yield* lineasCon(nombres, `-${wanted}`);
    yield* lineasCon(nombres, wanted);
  }
  if (cientificos.texto.includes(wanted)) {
    yield* lineasCon(cientificos, INICIO + wanted);
    yield* lineasCon(cientificos, `-${wanted}`);
    yield* lineasCon(cientificos, wanted);
  }
  yield* lineasCon(alias, wanted);
  if (wanted.length >= MIN_CON_DESLIZ && !startsAny(indice, wanted)) yield* avesConDesliz(comienzos, wanted);
}

/** Where a folded text stands in a name as it is written, the start of a word first. */
function parteDe(
  escrito: string,
  folded: string,
  wanted: string,
): { desde: number; hasta: number } | undefined {
  // A letter that folds into none or two would put the mark elsewhere: better none.
  if (folded.length !== escrito.length) return undefined;
  const word = `-${folded}`.indexOf(`-${wanted}`);
  const desde = word >= 0 ? word : folded.indexOf(wanted);
  return desde < 0 ? undefined : { desde, hasta: desde + wanted.length };
}

function sugerencia<Item extends Nombrada>(
  { aves, nombres, cientificos }: IndiceDeNombres<Item>,
  at: number,
  wanted: string,
): Sugerencia<Item> {
  const ave = aves[at] as Item;
  const nombre = parteDe(ave.nombre, linea(nombres, at), wanted);
  if (nombre) return { ave, coincide: { campo: 'nombre', ...nombre } };
  const cientifico = parteDe(ave.cientifico, linea(cientificos, at), wanted);
  return cientifico ? { ave, coincide: { campo: 'cientifico', ...cientifico } } : { ave };
}

/**
 * The species that a text may be the beginning of, at most `limite`, compared as `searchAves` does. First the name itself,
 * then names that start with it, those with a word that does, those that contain it, then binomials likewise and older
 * spellings; within each in the order of the list. Where no word starts with it, from `MIN_CON_DESLIZ` letters on,
 * names that would but for one slip follow, common ones before binomials. An empty text suggests nothing.
 */
export function sugerir<Item extends Nombrada>(
  indice: IndiceDeNombres<Item>,
  text: string,
  limite = MAX_SUGERENCIAS,
): Sugerencia<Item>[] {
  const wanted = foldText(text);
  const found = new Set<number>();
  if (wanted === '') return [];
  for (const at of candidatas(indice, wanted)) {
    found.add(at);
    if (found.size === limite) break;
  }
  return [...found].map((at) => sugerencia(indice, at, wanted));
}
