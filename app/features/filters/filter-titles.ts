import { FILTER_NAMES, type FilterName } from '../../../domain/filters/filter-names.ts';
import type { Filters } from '../../../domain/filters/filters.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';

/** The groups of the panel as a visitor reads them. */
export const FILTER_TITLES: Readonly<Record<FilterName, string>> = {
  mes: 'Mes',
  habitat: 'Hábitat',
  frecuencia: 'Frecuencia',
  vistas: 'Vistas o no vistas',
  estacion: 'Estación',
  alimento: 'Alimento',
  amenaza: 'Amenaza',
  orden: 'Orden',
  familia: 'Familia',
};

/** What is chosen, in one line: «Mes: abril o mayo; Hábitat: río». Empty when nothing is. */
export function textOfFilters(filters: Filters): string {
  return FILTER_NAMES.filter((filter) => filters[filter].size > 0)
    .map((filter) => `${FILTER_TITLES[filter]}: ${joinPhrases(filters[filter], 'o')}`)
    .join('; ');
}
