import type { AveResumen } from './ave.ts';
import { startsWithOneSlip } from './desliz.ts';
import { foldTexts } from './slug.ts';

/** What suggestions need of a species. */
export type Nombrada = Pick<AveResumen, 'nombre' | 'cientifico' | 'alias'>;

/** Begins each line of a `Lineas`. Folded texts hold no white space, so no search crosses from one line to the next. */
export const INICIO = '\n';

/** Stands between the older spellings of one species. */
const ENTRE_ALIAS = '\t';

/** One text a species in one long string, which the browser searches far faster than thousands of short ones. */
export type Lineas = { texto: string; desde: readonly number[] };

/** A place where one may begin to type a name: the start of a word of it. */
type Comienzo = { ave: number; nombre: string; at: number };

/** All such places, with their first two letters: in arrays of numbers, as every letter typed looks through thousands. */
type Comienzos = {
  aves: Uint32Array;
  nombres: readonly string[];
  desde: Uint32Array;
  primeras: Uint16Array;
  segundas: Uint16Array;
};

/** The names of a list prepared for suggestions, all folded; a species is its place in `aves`. */
export type IndiceDeNombres<Item> = {
  aves: readonly Item[];
  nombres: Lineas;
  cientificos: Lineas;
  alias: Lineas;
  /** Those of common names first, then of older spellings, then of binomials. */
  comienzos: Comienzos;
};

function lineasOf(textos: readonly string[]): Lineas {
  let length = 0;
  const desde = textos.map((texto) => {
    const start = length;
    length += INICIO.length + texto.length;
    return start;
  });
  return { texto: textos.map((texto) => INICIO + texto).join('') + INICIO, desde };
}

function comienzosOf(ave: number, nombre: string): Comienzo[] {
  const starts: Comienzo[] = [];
  for (let at = 0; at < nombre.length; ) {
    starts.push({ ave, nombre, at });
    at = nombre.indexOf('-', at) + 1 || nombre.length;
  }
  return starts;
}

function inArrays(places: readonly Comienzo[]): Comienzos {
  return {
    aves: Uint32Array.from(places, ({ ave }) => ave),
    nombres: places.map(({ nombre }) => nombre),
    desde: Uint32Array.from(places, ({ at }) => at),
    primeras: Uint16Array.from(places, ({ nombre, at }) => nombre.charCodeAt(at)),
    segundas: Uint16Array.from(places, ({ nombre, at }) => nombre.charCodeAt(at + 1)),
  };
}

/** Prepares a list for `sugerir`: once, as it folds all its names. */
export function indiceDeNombres<Item extends Nombrada>(aves: readonly Item[]): IndiceDeNombres<Item> {
  const nombres = foldTexts(aves.map((ave) => ave.nombre));
  const cientificos = foldTexts(aves.map((ave) => ave.cientifico));
  const alias = aves.map((ave) => foldTexts(ave.alias ?? []));
  return {
    aves,
    nombres: lineasOf(nombres),
    cientificos: lineasOf(cientificos),
    alias: lineasOf(alias.map((each) => each.join(ENTRE_ALIAS))),
    comienzos: inArrays([
      ...nombres.flatMap((nombre, ave) => comienzosOf(ave, nombre)),
      ...alias.flatMap((each, ave) => each.flatMap((nombre) => comienzosOf(ave, nombre))),
      ...cientificos.flatMap((nombre, ave) => comienzosOf(ave, nombre)),
    ]),
  };
}

/** The last line that starts at `at` or before. */
function lineAt(desde: readonly number[], at: number): number {
  let low = 0;
  let high = desde.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((desde[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The folded text of a species. */
export function linea({ texto, desde }: Lineas, ave: number): string {
  const start = (desde[ave] ?? texto.length) + INICIO.length;
  return texto.slice(start, desde[ave + 1] ?? texto.length - INICIO.length);
}

/** The species whose line holds a folded text, one after the other, so that whoever has enough stops. */
export function* lineasCon({ texto, desde }: Lineas, wanted: string): Generator<number> {
  for (let at = texto.indexOf(wanted); at >= 0; ) {
    const line = lineAt(desde, at);
    yield line;
    at = texto.indexOf(wanted, desde[line + 1] ?? texto.length);
  }
}

/** The species with a name, or a word of one, that would start with a folded text but for one slip, one after the other. */
export function* avesConDesliz(comienzos: Comienzos, wanted: string): Generator<number> {
  const { aves, nombres, desde, primeras, segundas } = comienzos;
  const [first, second] = [wanted.charCodeAt(0), wanted.charCodeAt(1)];
  for (let i = 0; i < aves.length; i++) {
    const primera = primeras[i];
    const segunda = segundas[i];
    // Two letters tell most words apart: whichever the slip, one of these four pairs is the same.
    if (primera !== first && primera !== second && segunda !== first && segunda !== second) continue;
    if (startsWithOneSlip(wanted, nombres[i] ?? '', desde[i])) yield aves[i] as number;
  }
}
