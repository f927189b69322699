import { AMENAZAS } from '../species/amenaza.ts';
import { ESTACIONES } from '../species/estacion.ts';
import { ORDENES } from '../species/orden.ts';
import { paths } from './paths.ts';
import { foldText, slugOf } from './slug.ts';

type Write = (text: string) => string;

const same: Write = (text) => text;
const lower: Write = (text) => text.toLowerCase();
const upper: Write = (text) => text.toUpperCase();

/** Without the accents of vowels: the tilde of the «ñ» goes too, as on a keyboard that has none. */
const plain: Write = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A page, and the other paths under which it is published, so that a host that knows only files finds it. */
export type Spelt = { path: string; others: string[] };

/** Every way of writing the value of a filter: they are few, and one types them. */
function spellList(path: string, value: string): Spelt {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const texts = [same, lower, upper].flatMap((write) => [write(value), write(plain(value))]);
  return {
    path,
    others: without(
      path,
      [...texts, ...texts.map(slugOf)].map((text) => folder + text),
    ),
  };
}

/** A species as its name is written, and as other sites write it in an address: all of a list's would be 100 MB. */
function spellAve(nombre: string): Spelt {
  const path = paths.ave(nombre);
  return { path, others: without(path, [`/birds/${nombre}`, `/birds/${foldText(nombre)}`]) };
}

const without = (path: string, all: readonly string[]) => [...new Set(all)].filter((each) => each !== path);

/**
 * How people write the addresses that bear a name. What else is asked for is the error page of the host, whose script finds it
 * all the same (`true-path.ts`).
 */
export function spellings(aves: readonly { nombre: string }[]): Spelt[] {
  return [
    ...ORDENES.map((orden) => spellList(paths.orden(orden), orden)),
    ...AMENAZAS.map((amenaza) => spellList(paths.amenaza(amenaza), amenaza)),
    ...ESTACIONES.map((estacion) => spellList(paths.estacion(estacion), estacion)),
    ...aves.map(({ nombre }) => spellAve(nombre)),
  ];
}
