import { AMENAZAS, type Amenaza } from './amenaza.ts';
import type { AveResumen } from './ave.ts';
import { ESTACIONES, type Estacion, type Mes } from './estacion.ts';
import { ORDENES, type Orden } from './orden.ts';
import { slugOf } from './slug.ts';

/** The summaries of all species as every page downloads them: rows without what a name or a table tells. */
export type Packed = [
  nombre: string,
  cientifico: string,
  orden: number,
  amenaza: number,
  estacion: number,
  /** One bit a month, January the lowest. */
  meses: number,
  ...alias: string[],
][];

const MESES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies Mes[];

function bitOf(mes: Mes): number {
  return 1 << (mes - 1);
}

/** Base name of the picture of a species: its name without accents. «Águila real» → `Aguila_real`. */
export function imagenOf(nombre: string): string {
  return slugOf(nombre).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('-', '_');
}

export function packResumenes(aves: readonly AveResumen[]): Packed {
  return aves.map(({ nombre, cientifico, orden, amenaza, estacion, meses, alias = [] }) => [
    nombre,
    cientifico,
    ORDENES.indexOf(orden),
    AMENAZAS.indexOf(amenaza),
    ESTACIONES.indexOf(estacion),
    meses.reduce<number>((bits, mes) => bits | bitOf(mes), 0),
    ...alias,
  ]);
}

export function unpackResumenes(packed: Packed): AveResumen[] {
  return packed.map(([nombre, cientifico, orden, amenaza, estacion, meses, ...alias]) => ({
    nombre,
    cientifico,
    orden: ORDENES[orden] as Orden,
    amenaza: AMENAZAS[amenaza] as Amenaza,
    estacion: ESTACIONES[estacion] as Estacion,
    meses: MESES.filter((mes) => meses & bitOf(mes)),
    imagen: imagenOf(nombre),
    alttext: `Imagen de ${nombre}`,
    ...(alias.length > 0 && { alias }),
  }));
}
