import { ALIMENTOS } from './alimentacion.ts';
import { AMENAZAS } from './amenaza.ts';
import { type Ave, pick } from './ave.ts';
import { ESTACIONES, NOMBRES_DE_MES } from './estacion.ts';
import { FRECUENCIAS } from './frecuencia.ts';
import type { Grupo } from './grupos.ts';
import { HABITATS } from './habitat.ts';
import { FAMILIAS_POR_ORDEN, ORDENES } from './orden.ts';

const FILTRABLE = [
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
export type Filtrable = Pick<Ave, (typeof FILTRABLE)[number]>;

export function filtrableOf(ave: Ave): Filtrable {
  return pick(ave, FILTRABLE);
}

type Criterion = {
  /** What can be chosen, as a visitor reads it. */
  options: readonly string[];
  /** Those that a species has. `vistas`: names of those seen. */
  of: (ave: Filtrable, vistas: ReadonlySet<string>) => readonly string[];
};

/** Each group by which a list is narrowed: a filter more is an entry more, its name in `grupos.ts` and its title. */
export const CRITERIA: Readonly<Record<Grupo, Criterion>> = {
  mes: { options: NOMBRES_DE_MES, of: ({ meses }) => meses.map((mes) => NOMBRES_DE_MES[mes - 1] as string) },
  habitat: { options: HABITATS, of: ({ habitats }) => habitats },
  frecuencia: { options: FRECUENCIAS, of: ({ frecuencia }) => [frecuencia] },
  vistas: {
    options: ['vistas', 'no vistas'],
    of: ({ nombre }, vistas) => [vistas.has(nombre) ? 'vistas' : 'no vistas'],
  },
  estacion: { options: ESTACIONES, of: ({ estacion }) => [estacion] },
  alimento: { options: ALIMENTOS, of: ({ alimentacion }) => alimentacion },
  amenaza: { options: AMENAZAS, of: ({ amenaza }) => [amenaza] },
  orden: { options: ORDENES, of: ({ orden }) => [orden] },
  familia: {
    options: Object.values(FAMILIAS_POR_ORDEN).flat().sort(),
    of: ({ familia }) => [familia],
  },
};

/** What can be chosen in a group, as a visitor reads it. */
export const optionsOf = (grupo: Grupo): readonly string[] => CRITERIA[grupo].options;
