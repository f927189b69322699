import { MONTH_NAMES } from '../calendar/month.ts';
import { FOODS } from '../species/alimentacion.ts';
import { AMENAZAS } from '../species/amenaza.ts';
import { type Ave, pick } from '../species/ave.ts';
import { ESTACIONES } from '../species/estacion.ts';
import { FRECUENCIAS } from '../species/frecuencia.ts';
import { HABITATS } from '../species/habitat.ts';
import { FAMILIES_OF_ORDEN, ORDENES } from '../species/orden.ts';
import type { FilterName } from './filter-names.ts';

const FILTERABLE = [
  'nombre',
  'orden',
  'familia',
  'amenaza',
  'estacion',
  'habitats',
  'frecuencia',
  'meses',
  'alimentacion',
] as const satisfies (keyof Ave)[];

/** What the filters ask of a species. */
export type Filterable = Pick<Ave, (typeof FILTERABLE)[number]>;

export function filterableOf(ave: Ave): Filterable {
  return pick(ave, FILTERABLE);
}

type Criterion = {
  /** What can be chosen, as a visitor reads it. */
  options: readonly string[];
  /** Those that a species has. `seen`: names of those seen. */
  of: (ave: Filterable, seen: ReadonlySet<string>) => readonly string[];
};

/** Each group by which a list is narrowed, in the order of `FILTER_NAMES`. */
export const CRITERIA: Readonly<Record<FilterName, Criterion>> = {
  mes: { options: MONTH_NAMES, of: ({ meses }) => meses.map((month) => MONTH_NAMES[month - 1] as string) },
  habitat: { options: HABITATS, of: ({ habitats }) => habitats },
  frecuencia: { options: FRECUENCIAS, of: ({ frecuencia }) => [frecuencia] },
  vistas: {
    options: ['vistas', 'no vistas'],
    of: ({ nombre }, seen) => [seen.has(nombre) ? 'vistas' : 'no vistas'],
  },
  estacion: { options: ESTACIONES, of: ({ estacion }) => [estacion] },
  alimento: { options: FOODS, of: ({ alimentacion }) => alimentacion },
  amenaza: { options: AMENAZAS, of: ({ amenaza }) => [amenaza] },
  orden: { options: ORDENES, of: ({ orden }) => [orden] },
  familia: {
    options: Object.values(FAMILIES_OF_ORDEN).flat().sort(),
    of: ({ familia }) => [familia],
  },
};

/** What can be chosen in a group, as a visitor reads it. */
export const optionsOf = (filter: FilterName): readonly string[] => CRITERIA[filter].options;
