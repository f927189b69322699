import { AMENAZAS, type Amenaza } from './amenaza.ts';
import type { AveResumen } from './ave.ts';
import { ESTACIONES, type Estacion } from './estacion.ts';
import { ORDENES, type Orden } from './orden.ts';
import { slugOf } from './slug.ts';

/** The summaries of all species as every page downloads them: rows without what a name or a table tells. */
export type Packed = [
  nombre: string,
  cientifico: string,
  orden: number,
  amenaza: number,
  estacion: number,
  ...alias: string[],
][];

/** Base name of the picture of a species: its name without accents. «Águila real» → `Aguila_real`. */
export function imagenOf(nombre: string): string {
  return slugOf(nombre).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('-', '_');
}

export function packResumenes(aves: readonly AveResumen[]): Packed {
  return aves.map(({ nombre, cientifico, orden, amenaza, estacion, alias = [] }) => [
    nombre,
    cientifico,
    ORDENES.indexOf(orden),
    AMENAZAS.indexOf(amenaza),
    ESTACIONES.indexOf(estacion),
    ...alias,
  ]);
}

export function unpackResumenes(packed: Packed): AveResumen[] {
  return packed.map(([nombre, cientifico, orden, amenaza, estacion, ...alias]) => ({
    nombre,
    cientifico,
    orden: ORDENES[orden] as Orden,
    amenaza: AMENAZAS[amenaza] as Amenaza,
    estacion: ESTACIONES[estacion] as Estacion,
    imagen: imagenOf(nombre),
    alttext: `Imagen de ${nombre}`,
    ...(alias.length > 0 && { alias }),
  }));
}
