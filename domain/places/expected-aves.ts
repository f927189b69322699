import type { Month } from '../calendar/month.ts';
import { ABUNDANCIAS, type Abundancia } from '../season/abundancia.ts';
import { byFrecuencia, type Frecuencia } from '../species/frecuencia.ts';

type Yearly = { abundancia: Abundancia; frecuencia: Frecuencia };

export const levelIn = ({ abundancia }: Pick<Yearly, 'abundancia'>, month: Month) =>
  abundancia[month - 1] ?? 0;

/** The species of a place that one may meet in a month, the likeliest first; equal ones keep the order given. */
export function expectedIn<Item extends Yearly>(aves: readonly Item[], month: Month): Item[] {
  return aves
    .filter((ave) => levelIn(ave, month) > 0)
    .sort((a, b) => levelIn(b, month) - levelIn(a, month) || byFrecuencia(a, b));
}

/** Those that come in other months. */
export function awayIn<Item extends Yearly>(aves: readonly Item[], month: Month): Item[] {
  return aves.filter((ave) => levelIn(ave, month) === 0);
}

/** How a species is met in a month: «común», «escasa», «rara» or «falta». */
export const levelInWords = (ave: Pick<Yearly, 'abundancia'>, month: Month) =>
  ABUNDANCIAS[levelIn(ave, month)];
