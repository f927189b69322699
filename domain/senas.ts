import { COLORES, type Reparto } from './colores.ts';
import type { Mes } from './estacion.ts';
import { FRECUENCIAS, type Frecuencia } from './frecuencia.ts';
import { HABITATS, type Habitat } from './habitat.ts';
import { FAMILIAS_POR_ORDEN, type Familia } from './orden.ts';

/** What one may see of a species, to tell which it is. */
export type Senas = {
  nombre: string;
  familia: Familia;
  /** Length from bill tip to tail tip, cm. */
  longitud: number;
  habitats: readonly Habitat[];
  meses: readonly Mes[];
  frecuencia: Frecuencia;
  /** The colours of each bird of its plate: the first and, where it looks otherwise, the female, young or other dress. */
  colores: readonly Reparto[];
};

/** The signs of all species in the order of the lists, as a browser downloads them: names and words as numbers. */
export type PackedSenas = [
  familia: number,
  longitud: number,
  habitats: number[],
  meses: number[],
  frecuencia: number,
  ...colores: number[][],
][];

const FAMILIAS: readonly Familia[] = Object.values(FAMILIAS_POR_ORDEN).flat();
/** Colours travel in thousandths of the bird. */
const WHOLE = 1000;

export function packSenas(senas: readonly Senas[]): PackedSenas {
  return senas.map(({ familia, longitud, habitats, meses, frecuencia, colores }) => [
    FAMILIAS.indexOf(familia),
    longitud,
    habitats.map((habitat) => HABITATS.indexOf(habitat)),
    [...meses],
    FRECUENCIAS.indexOf(frecuencia),
    ...colores.map((reparto) => COLORES.map((color) => Math.round((reparto[color] ?? 0) * WHOLE))),
  ]);
}

/** `nombres` are those of the species in the same order. */
export function unpackSenas(packed: PackedSenas, nombres: readonly string[]): Senas[] {
  return packed.map(([familia, longitud, habitats, meses, frecuencia, ...colores], i) => ({
    nombre: nombres[i] as string,
    familia: FAMILIAS[familia] as Familia,
    longitud,
    habitats: habitats.map((each) => HABITATS[each] as Habitat),
    meses: meses as Mes[],
    frecuencia: FRECUENCIAS[frecuencia] as Frecuencia,
    colores: colores.map(unpackReparto),
  }));
}

function unpackReparto(parts: readonly number[]): Reparto {
  const reparto: Reparto = {};
  parts.forEach((part, i) => {
    const color = COLORES[i];
    if (part > 0 && color) reparto[color] = part / WHOLE;
  });
  return reparto;
}
