/** Standing of a species in the Community of Madrid. */
export const ESTACIONES = ['Residente', 'Estival', 'Invernal', 'De paso', 'Escasa'] as const;

export type Estacion = (typeof ESTACIONES)[number];

/** A month of the year, 1 (January) to 12 (December). */
export type Mes = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const NOMBRES_DE_MES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

type Calendario = { always: readonly number[]; never: readonly number[] };

/** The months in which a species of each standing must be present and those in which it cannot be. */
const CALENDARIOS: Record<Estacion, Calendario> = {
  Residente: { always: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], never: [] },
  Estival: { always: [5, 6], never: [1, 11, 12] },
  Invernal: { always: [1, 12], never: [5, 6, 7] },
  'De paso': { always: [], never: [1, 6, 12] },
  Escasa: { always: [], never: [] },
};

/** Says in English how `meses` contradict `estacion`, or `null` when they agree. */
export function contradictionOfMeses(estacion: Estacion, meses: readonly number[]): string | null {
  const { always, never } = CALENDARIOS[estacion];
  const missing = always.filter((mes) => !meses.includes(mes));
  if (missing.length > 0) return `«${estacion}» needs the months ${missing.join(', ')}`;
  const excess = never.filter((mes) => meses.includes(mes));
  if (excess.length > 0) return `«${estacion}» excludes the months ${excess.join(', ')}`;
  return null;
}
