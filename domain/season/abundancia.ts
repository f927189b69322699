import type { Month } from '../calendar/month.ts';
import type { Estacion } from '../species/estacion.ts';
import type { Frecuencia } from '../species/frecuencia.ts';

/** How likely one is to meet a species in a month, from 0. */
export const ABUNDANCIAS = ['falta', 'rara', 'escasa', 'común'] as const;

export type Level = 0 | 1 | 2 | 3;

/** The level of each month of a year, January first. What is not known better than the months of presence stays flat. */
export type Abundancia = Level[];

/** The level of the best months of a species. */
export const HIGHEST: Record<Frecuencia, Level> = { 'muy común': 3, común: 3, escasa: 2, rara: 1 };

/** Months among which those of most birds must be, by the standing of a species. */
const PEAKS: Partial<Record<Estacion, readonly number[]>> = {
  Estival: [4, 5, 6, 7, 8],
  Invernal: [11, 12, 1, 2],
  'De paso': [3, 4, 5, 8, 9, 10],
};

export const monthsOf = (abundancia: Abundancia): Month[] =>
  abundancia.flatMap((level, i) => (level > 0 ? [(i + 1) as Month] : []));

/** Months in which there are most. */
export function peakOf(abundancia: Abundancia): Month[] {
  const highest = Math.max(...abundancia);
  return abundancia.flatMap((level, i) => (level === highest ? [(i + 1) as Month] : []));
}

type Standing = { meses: readonly number[]; frecuencia: Frecuencia; estacion: Estacion };

/** Says in English how the levels contradict the rest of a record, or `null` when they agree. */
export function contradictionOfAbundancia(
  abundancia: Abundancia,
  { meses, frecuencia, estacion }: Standing,
): string | null {
  const present = monthsOf(abundancia);
  if (present.join() !== meses.join()) return `tells the months ${present}, while \`meses\` tells ${meses}`;
  const highest = HIGHEST[frecuencia];
  if (Math.max(...abundancia) !== highest)
    return `must reach ${highest} and no more, as it is «${frecuencia}»`;
  const peaks = PEAKS[estacion];
  const peak = peakOf(abundancia);
  return peaks && !peak.some((month) => peaks.includes(month))
    ? `has most in ${peak}, which is no time of «${estacion}»`
    : null;
}
