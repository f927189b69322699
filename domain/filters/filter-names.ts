/** The groups by which a list is narrowed, in the order of the panel: first what a beginner can tell. Also the names of the parameters. */
export const FILTER_NAMES = [
  'mes',
  'habitat',
  'frecuencia',
  'vistas',
  'estacion',
  'alimento',
  'amenaza',
  'orden',
  'familia',
] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

/** Whether the query of an address narrows its list, or means to: `?mes=abril`, `?nombre=real&orden=`. */
export function hasFilters(search: string): boolean {
  const params = new URLSearchParams(search);
  return FILTER_NAMES.some((filter) => params.has(filter));
}
