import type { Month } from '../calendar/month.ts';
import type { Habitat } from '../species/habitat.ts';

/** Parts of the Community of Madrid, in a practical sense, as one says where something is. */
export const COMARCAS = {
  capital: 'la capital y El Pardo',
  sierra: 'la sierra de Guadarrama',
  norte: 'la Sierra Norte y el Lozoya bajo',
  oeste: 'el oeste (del Aulencia al Alberche)',
  este: 'el este (del Jarama al Henares)',
  sur: 'el sur (del Jarama bajo al Tajo)',
} as const;

export type Comarca = keyof typeof COMARCAS;

export const COMARCA_NAMES = Object.keys(COMARCAS) as Comarca[];

/** A place of the Community where birds are watched: the record of `data/lugares/<id>.json`. */
export type Lugar = {
  /** Its name in addresses. */
  id: string;
  nombre: string;
  municipios: string[];
  comarca: Comarca;
  /** Latitude and longitude, degrees: a point for the map and for the way there, no point of observation. */
  coordenadas: [latitude: number, longitude: number];
  /** Metres above the sea, of that point. */
  altitud: number;
  habitats: Habitat[];
  /** Months in which going there is most worth it. */
  mejorEpoca: Month[];
  porQue: string;
  acceso: string;
  cuidado: string;
  /** How it is protected, where that is known. */
  protegido?: string;
  /** What one goes there for: two to five of the `especies`. */
  joyas: string[];
  /** Names of what one may expect there, each in its months. */
  especies: string[];
  /** Why a species comes there that shares no habitat with the place. */
  visitas?: Record<string, string>;
};

/** Where a place stands on the map, in its units; `of` is the point itself, where the mark had to give way to others. */
export type Marker = { x: number; y: number; of?: [x: number, y: number] };

/** What the list and the map need of a place. */
export type ListedLugar = Pick<
  Lugar,
  'id' | 'nombre' | 'municipios' | 'coordenadas' | 'habitats' | 'mejorEpoca'
> & {
  /** By which the map names it. */
  number: number;
  marker: Marker;
};

/** The outline of the Community, as data of paths in the units of the map. */
export type Outline = { width: number; height: number; community: string; capital: string };

/** All that the page of a place tells; its species as places in the list of all. */
export type LugarFicha = Omit<Lugar, 'joyas' | 'especies' | 'visitas'> & {
  joyas: number[];
  especies: number[];
  /** Why a species comes that lives in other habitats, by its place in the list. */
  visitas: [ave: number, reason: string][];
  /** Sensitive species of its comarca. */
  sensibles: string[];
};

/** A place as other pages name it. */
export type NamedLugar = Pick<Lugar, 'id' | 'nombre'>;
