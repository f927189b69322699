/** Standing of a species in the Community of Madrid. */
export const ESTACIONES = ['Residente', 'Estival', 'Invernal', 'De paso', 'Escasa'] as const;

export type Estacion = (typeof ESTACIONES)[number];

type Calendar = { always: readonly number[]; never: readonly number[] };

/** The months in which a species of each standing must be present and those in which it cannot be. */
const SEASON_MONTHS: Record<Estacion, Calendar> = {
  Residente: { always: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], never: [] },
  Estival: { always: [5, 6], never: [1, 11, 12] },
  Invernal: { always: [1, 12], never: [5, 6, 7] },
  'De paso': { always: [], never: [1, 6, 12] },
  Escasa: { always: [], never: [] },
};

/** Says in English how `meses` contradict `estacion`, or `null` when they agree. */
export function contradictionOfMonths(estacion: Estacion, meses: readonly number[]): string | null {
  const { always, never } = SEASON_MONTHS[estacion];
  const missing = always.filter((month) => !meses.includes(month));
  if (missing.length > 0) return `«${estacion}» needs the months ${missing.join(', ')}`;
  const excess = never.filter((month) => meses.includes(month));
  if (excess.length > 0) return `«${estacion}» excludes the months ${excess.join(', ')}`;
  return null;
}
