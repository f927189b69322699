import { hasFilters } from '../filters/filter-names.ts';
import { AMENAZAS } from '../species/amenaza.ts';
import { ESTACIONES } from '../species/estacion.ts';
import { ORDENES } from '../species/orden.ts';
import { paths } from './paths.ts';
import { findBySlug } from './slug.ts';
import { decoded } from './true-path.ts';

/** Characters of a searched text that are said again. */
const SAID_LENGTH = 30;

const VALUES: readonly string[] = [...ORDENES, ...AMENAZAS, ...ESTACIONES];

const SINGLE: Record<string, string> = {
  [paths.avistadas()]: 'Volver a tus aves avistadas',
  [paths.whichAve()]: 'Volver a «¿Qué ave es?»',
  [paths.compare()]: 'Volver a la comparación',
  [paths.quiz()]: 'Volver al juego',
  [paths.walk()]: 'Volver a la salida',
  [paths.lugares()]: 'Volver a los lugares',
  [paths.flight()]: 'Volver a las aves en vuelo',
};

/** What leads back from a species to the page of this path and query, in words; nothing where it is no list that one follows. */
export function wayBack(pathname: string, search: string): string | undefined {
  const narrowed = hasFilters(search);
  if (pathname === paths.search()) return toSearch(new URLSearchParams(search).get('nombre') ?? '');
  if (pathname === paths.aves()) return narrowed ? 'Volver a la lista afinada' : 'Volver';
  if (pathname.startsWith(`${paths.lugares()}/`)) return 'Volver al lugar';
  const [, , kind, slug] = pathname.split('/');
  const value = kind && slug && findBySlug(VALUES, decoded(slug), (each) => each);
  if (value) return `Volver a «${value}»${narrowed ? ', lista afinada' : ''}`;
  return SINGLE[pathname];
}

function toSearch(text: string): string {
  const said = text.length > SAID_LENGTH ? `${text.slice(0, SAID_LENGTH)}…` : text;
  return said ? `Volver a la búsqueda de «${said}»` : 'Volver a la búsqueda';
}
