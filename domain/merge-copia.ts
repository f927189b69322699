import { type Avistable, addAvistada, type Entradas, isAvistada, knownNames } from './avistadas.ts';
import type { Copia, Registro } from './copia.ts';
import type { Fecha } from './fecha.ts';
import { type Fechas, findFecha, withFecha } from './fechas.ts';
import { foldText } from './slug.ts';

type Ave = Avistable & { cientifico: string };

/** A copy whose records have been looked up in this guide. */
export type Hallazgo = {
  aves: { ave: Ave; fecha: Fecha | undefined }[];
  /** Entries that are no species of this guide: they are kept, and not counted as seen. */
  otras: unknown[];
  otrasFechas: ReadonlyMap<string, Fecha>;
};

/** What a visitor is told of a merge. */
export type Cuenta = { nuevas: number; yaEstaban: number; noReconocidas: number };

/** Looks the records of a copy up, by name, older spelling or scientific name, accents and case aside. */
export function lookUp(copia: Copia, aves: readonly Ave[]): Hallazgo {
  const find = finderOf(aves);
  const known = knownNames(aves);
  const found = new Map<Ave, Fecha | undefined>();
  const otras = new Map<string, unknown>();
  const otrasFechas = new Map(Object.entries(copia.otrasFechas));
  for (const registro of copia.avistadas) {
    const ave = find(registro);
    if (ave) found.set(ave, earlier(found.get(ave), registro.fecha));
    else {
      otras.set(JSON.stringify(registro.nombre), registro.nombre);
      const fecha = earlier(otrasFechas.get(registro.nombre), registro.fecha);
      if (fecha) otrasFechas.set(registro.nombre, fecha);
    }
  }
  for (const entrada of copia.otras) {
    // A guide that did not know the species yet put it among the others.
    const ave = typeof entrada === 'string' ? known.get(entrada.normalize('NFC')) : undefined;
    if (ave) found.set(ave, earlier(found.get(ave), otrasFechas.get(String(entrada))));
    else otras.set(JSON.stringify(entrada), entrada);
  }
  const seen = [...found].map(([ave, fecha]) => ({ ave, fecha }));
  return { aves: seen, otras: [...otras.values()], otrasFechas };
}

/** Finds the species of a record. Where names clash, the common name goes before older spellings and scientific names. */
export function finderOf(aves: readonly Ave[]): (registro: Registro) => Ave | undefined {
  const folded = new Map<string, Ave>();
  for (const ave of aves) folded.set(foldText(ave.cientifico), ave);
  for (const [name, ave] of knownNames(aves)) folded.set(foldText(name), ave);
  for (const ave of aves) folded.set(foldText(ave.nombre), ave);
  return ({ nombre, cientifico }) =>
    folded.get(foldText(nombre)) ?? (cientifico ? folded.get(foldText(cientifico)) : undefined);
}

function earlier(one: Fecha | undefined, other: Fecha | undefined): Fecha | undefined {
  return one && other ? (one < other ? one : other) : (one ?? other);
}

/** The list with what a copy holds beside what it held. */
export function mergeEntradas(entradas: Entradas, { aves, otras }: Hallazgo): Entradas {
  const held = new Set(entradas.map((entrada) => JSON.stringify(entrada)));
  const kept = otras.filter((entrada) => !held.has(JSON.stringify(entrada)));
  const marked = aves.reduce<Entradas>((list, { ave }) => addAvistada(list, ave), entradas);
  return kept.length === 0 ? marked : [...marked, ...kept];
}

/** The days with those of a copy; of two days for a species, the earlier. */
export function mergeFechas(fechas: Fechas, { aves, otrasFechas }: Hallazgo): Fechas {
  const otras = [...otrasFechas].map(([nombre, fecha]) => ({ ave: { nombre }, fecha }));
  return [...aves, ...otras].reduce<Fechas>((days, { ave, fecha }) => {
    const held = findFecha(days, ave);
    const first = earlier(held, fecha);
    return first && first !== held ? withFecha(days, ave, first) : days;
  }, fechas);
}

/** What merging a copy into a list will do, or did. */
export function cuentaOf(entradas: Entradas, { aves, otras }: Hallazgo): Cuenta {
  const yaEstaban = aves.filter(({ ave }) => isAvistada(entradas, ave)).length;
  return { nuevas: aves.length - yaEstaban, yaEstaban, noReconocidas: otras.length };
}

/** The count as a visitor reads it: «1 nueva, 12 ya estaban, 0 no reconocidas». */
export function cuentaEnPalabras({ nuevas, yaEstaban, noReconocidas }: Cuenta): string {
  const one = (count: number, singular: string, plural: string) =>
    `${count} ${count === 1 ? singular : plural}`;
  return [
    one(nuevas, 'nueva', 'nuevas'),
    one(yaEstaban, 'ya estaba', 'ya estaban'),
    one(noReconocidas, 'no reconocida', 'no reconocidas'),
  ].join(', ');
}
