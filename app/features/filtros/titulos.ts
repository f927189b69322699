import { enumerar } from '../../../domain/enumerar.ts';
import type { Filtros } from '../../../domain/filtros.ts';
import { GRUPOS, type Grupo } from '../../../domain/grupos.ts';

/** The groups of the panel as a visitor reads them. */
export const TITULOS: Readonly<Record<Grupo, string>> = {
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
export function textOfFiltros(filtros: Filtros): string {
  return GRUPOS.filter((grupo) => filtros[grupo].size > 0)
    .map((grupo) => `${TITULOS[grupo]}: ${enumerar(filtros[grupo], 'o')}`)
    .join('; ');
}
