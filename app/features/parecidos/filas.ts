import type { Ficha } from '../../../domain/ave.ts';
import { enumerar } from '../../../domain/enumerar.ts';
import { textOfMeses } from '../../../domain/meses.ts';
import { PARTES_DE_AVE, parteDeRasgo } from '../../../domain/partes-de-ave.ts';

/** A row of the comparison: what it tells of each species, as one text or as numbered rasgos. */
export type Fila = { titulo: string; celdas: (string | RasgoNumerado[])[]; distinta: boolean };

export type RasgoNumerado = { numero: number; texto: string };

/** The facts that are set side by side; of more than one value the order makes no difference. */
const DATOS: { titulo: string; de: (ave: Ficha) => readonly string[] }[] = [
  { titulo: 'Longitud', de: ({ longitud }) => [`${longitud}\u00a0cm`] },
  { titulo: 'Envergadura', de: ({ envergadura }) => [`${envergadura}\u00a0cm`] },
  { titulo: 'Meses', de: ({ meses }) => [textOfMeses(meses)] },
  { titulo: 'Hábitat', de: ({ habitats }) => habitats },
  { titulo: 'Frecuencia', de: ({ frecuencia }) => [frecuencia] },
  { titulo: 'Alimentación', de: ({ alimentacion }) => alimentacion },
  { titulo: 'Amenaza', de: ({ amenaza }) => [amenaza] },
  { titulo: 'Familia', de: ({ familia }) => [familia] },
];

/** The rasgos of a species that speak of a part of the bird, with the numbers of their marks. */
function rasgosOf(ave: Ficha, parte: string): RasgoNumerado[] {
  const numbered = ave.lamina.rasgos.map(({ texto }, i) => ({ numero: i + 1, texto }));
  return numbered.filter(({ texto }) => parteDeRasgo(texto) === parte);
}

/** All rows for the given species, the rasgos by part of the bird first; parts of which none says anything are left out. */
export function filasOf(aves: readonly Ficha[]): Fila[] {
  const rasgos = PARTES_DE_AVE.map((titulo) => ({ titulo, celdas: aves.map((ave) => rasgosOf(ave, titulo)) }))
    .filter(({ celdas }) => celdas.some((celda) => celda.length > 0))
    // Where a species has none marked, nothing is said of it, and so no difference either.
    .map((fila) => ({ ...fila, distinta: differ(fila.celdas.map(textOf).filter(Boolean)) }));
  const datos = DATOS.map(({ titulo, de }) => {
    const values = aves.map(de);
    const distinta = differ(values.map((each) => each.toSorted().join()));
    return { titulo, celdas: values.map((each) => enumerar(each)), distinta };
  });
  return [...rasgos, ...datos];
}

function textOf(rasgos: readonly RasgoNumerado[]): string {
  return rasgos.map(({ texto }) => texto).join();
}

function differ(texts: readonly string[]): boolean {
  return new Set(texts).size > 1;
}
