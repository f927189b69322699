import { slugOf } from '../addresses/slug.ts';
import type { Month } from '../calendar/month.ts';
import type { LookAlike } from '../look-alikes/pair.ts';
import type { Comarca, NamedLugar } from '../places/lugar.ts';
import type { LaminaInWords } from '../plates/lamina.ts';
import type { Point } from '../plates/marks.ts';
import { type Abundancia, monthsOf } from '../season/abundancia.ts';
import type { VoiceGroup } from '../voices/groups.ts';
import type { VoiceKind } from '../voices/score.ts';
import type { Food } from './alimentacion.ts';
import type { Amenaza } from './amenaza.ts';
import type { Build } from './build.ts';
import type { KnownBird } from './envergadura.ts';
import type { Estacion } from './estacion.ts';
import type { Frecuencia } from './frecuencia.ts';
import type { Habitat } from './habitat.ts';
import type { Familia, Orden } from './orden.ts';
import type { Voz } from './voz.ts';

/** What a species is called besides its `nombre` and `cientifico`, as inside a sentence. A list that would be empty is left out. */
export type Nombres = {
  /** Names that people give it in Spain; several species may share one. */
  populares?: string[];
  ingles: string;
  /** Spanish names that earlier or other lists of birds give it. */
  anteriores?: string[];
  /** Binomials that they give it. */
  binomios?: string[];
};

/** One species of the guide: the record of `data/aves/<slug>.json`. */
export type Ave = {
  /** Stable number, never reused; it says nothing of the order of the lists. */
  id: number;
  nombre: string;
  cientifico: string;
  nombres: Nombres;
  /** The story of its Spanish name, or what the scientific one means, where that is well known. */
  nombreExplicado?: string;
  orden: Orden;
  familia: Familia;
  /** Food words, the main one first. */
  alimentacion: Food[];
  /** Wingspan, cm, middle of the adult range. */
  envergadura: number;
  /** Length from bill tip to tail tip, cm, middle of the adult range. */
  longitud: number;
  estacion: Estacion;
  /** Months of regular presence in Madrid, ascending. */
  meses: Month[];
  frecuencia: Frecuencia;
  abundancia: Abundancia;
  habitats: Habitat[];
  amenaza: Amenaza;
  descripcion: string;
  /** Where in the Community one looks for it, and when. */
  donde: string;
  voz: Voz;
  /** Author of the picture and the page that credits them. */
  autor: string;
  autor_page: string;
  /** Base name of the picture, ASCII, served as `/images/{imagen}.png`. */
  imagen: string;
  alttext: string;
  seo: string;
  wiki: string;
  /** Its code at eBird; absent where the lists that were read differ. */
  ebird?: string;
  /** Older spellings of `nombre` that a visitor's stored list may hold. */
  alias?: string[];
};

/** All that the page of a species tells: its record, its plate in words, what it resembles and what it is measured by. */
export type Ficha = Ave & {
  lamina: LaminaInWords;
  /** Where the numbered mark of each of its rasgos stands. */
  marks: Point[];
  /** One to five. */
  lookAlikes: LookAlike[];
  /** Of each mark of the plate, from which look-alikes it tells the species; empty where from none. */
  toldFrom: string[];
  /** The score of its voice, without remarks, where it has one. */
  partitura?: string;
  /** Which of its drawn voices may sound: those whose sound holds against what is published of them. */
  sounds?: VoiceKind[];
  /** The species for whose voice its own is taken, where all are drawn. */
  soundsLike?: VoiceGroup[];
  /** The outline by which it is drawn to its size. */
  build: Build;
  /** The known bird beside which it is drawn. */
  knownBird: KnownBird;
  /** The places of the guide where one may expect it. */
  lugares: NamedLugar[];
  /** Of a sensitive species, which stands in no place: the parts of the Community where one may meet it. */
  comarcas?: Comarca[];
};

const LISTED_FIELDS = [
  'nombre',
  'cientifico',
  'orden',
  'amenaza',
  'estacion',
  'frecuencia',
  'alias',
] as const satisfies (keyof Ave)[];

/** What every page downloads of all 203 species: without what the name and the levels of the year tell. */
export type ListedAve = Pick<Ave, (typeof LISTED_FIELDS)[number]> & {
  /** Its abundancia as twelve digits, each `SINGING` more where it sings. */
  year: string;
};

/** What lists, search, the seen list and the season need of a species. */
export type AveSummary = Pick<
  Ave,
  (typeof LISTED_FIELDS)[number] | 'abundancia' | 'meses' | 'imagen' | 'alttext'
> & {
  /** Months in which it sings; none where it has no song. */
  sings: Month[];
};

/** Added to the level of a month, which is below it. */
const SINGING = 4;

export function listedOf(ave: Ave): ListedAve {
  const sings = singsIn(ave);
  const digits = ave.abundancia.map((level, i) =>
    sings.includes((i + 1) as Month) ? level + SINGING : level,
  );
  return { ...pick(ave, LISTED_FIELDS), year: digits.join('') };
}

export function summaryOf({ year, ...ave }: ListedAve): AveSummary {
  const digits = Array.from(year, Number);
  const abundancia = digits.map((digit) => digit % SINGING) as unknown as Abundancia;
  return {
    ...ave,
    abundancia,
    sings: digits.flatMap((digit, i) => (digit >= SINGING ? [(i + 1) as Month] : [])),
    meses: monthsOf(abundancia),
    imagen: imagenOf(ave.nombre),
    alttext: alttextOf(ave.nombre),
  };
}

/** Months in which a species sings, as its voice tells them. */
export const singsIn = ({ voz }: Pick<Ave, 'voz'>): Month[] =>
  voz.canto && voz.cuando ? voz.cuando.meses : [];

/** Base name of the picture of a species: its name without accents. «Águila real» → `Aguila_real`. */
export function imagenOf(nombre: string): string {
  return slugOf(nombre).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('-', '_');
}

export function alttextOf(nombre: string): string {
  return `Imagen de ${nombre}`;
}

/** Some fields of a record. */
export function pick<Field extends keyof Ave>(ave: Ave, fields: readonly Field[]): Pick<Ave, Field> {
  return Object.fromEntries(fields.map((field) => [field, ave[field]])) as Pick<Ave, Field>;
}

/** Compares two species for the order of the lists: by `nombre` under Spanish collation. */
export function compareAves(a: Pick<Ave, 'nombre'>, b: Pick<Ave, 'nombre'>): number {
  return a.nombre.localeCompare(b.nombre, 'es');
}
