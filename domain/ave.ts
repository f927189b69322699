import type { Alimento } from './alimentacion.ts';
import type { Amenaza } from './amenaza.ts';
import type { Conocida } from './envergadura.ts';
import type { Estacion, Mes } from './estacion.ts';
import type { Frecuencia } from './frecuencia.ts';
import type { Habitat } from './habitat.ts';
import type { LaminaEnPalabras } from './lamina.ts';
import type { Familia, Orden } from './orden.ts';

/** One species of the guide: the record of `data/aves/<slug>.json`. */
export type Ave = {
  /** Stable number, never reused; it says nothing of the order of the lists. */
  id: number;
  nombre: string;
  cientifico: string;
  orden: Orden;
  familia: Familia;
  /** Food words, the main one first. */
  alimentacion: Alimento[];
  /** Wingspan, cm, middle of the adult range. */
  envergadura: number;
  /** Length from bill tip to tail tip, cm, middle of the adult range. */
  longitud: number;
  estacion: Estacion;
  /** Months of regular presence in Madrid, ascending. */
  meses: Mes[];
  frecuencia: Frecuencia;
  habitats: Habitat[];
  amenaza: Amenaza;
  descripcion: string;
  /** Author of the picture and the page that credits them. */
  autor: string;
  autor_page: string;
  /** Base name of the picture, ASCII, served as `/images/{imagen}.png`. */
  imagen: string;
  alttext: string;
  seo: string;
  wiki: string;
  /** Older spellings of `nombre` that a visitor's stored list may hold. */
  alias?: string[];
};

/** A look-alike of a species, and what tells it from that one. */
export type Parecida = { nombre: string; distingue: string };

/** All that the page of a species tells: its record, its plate in words, what it resembles and what it is measured by. */
export type Ficha = Ave & {
  lamina: LaminaEnPalabras;
  /** At most six, the likest first. */
  parecidas: Parecida[];
  /** The known bird against which its wingspan is drawn. */
  conocida: Conocida;
};

/** What lists, search and the seen list need of a species: small enough for every page to carry all 203. */
export type AveResumen = Pick<
  Ave,
  'nombre' | 'cientifico' | 'orden' | 'amenaza' | 'estacion' | 'meses' | 'imagen' | 'alttext' | 'alias'
>;

export function resumenOf(ave: Ave): AveResumen {
  const { nombre, cientifico, orden, amenaza, estacion, meses, imagen, alttext, alias } = ave;
  return { nombre, cientifico, orden, amenaza, estacion, meses, imagen, alttext, ...(alias && { alias }) };
}

const collator = new Intl.Collator('es');

/** Compares two species for the order of the lists: by `nombre` under Spanish collation. */
export function compareAves(a: Pick<Ave, 'nombre'>, b: Pick<Ave, 'nombre'>): number {
  return collator.compare(a.nombre, b.nombre);
}
