import { isAlAlcance } from './al-alcance.ts';
import type { Ave } from './ave.ts';
import { type Mes, NOMBRES_DE_MES } from './estacion.ts';
import { type Fecha, partsOf } from './fecha.ts';
import { FRECUENCIAS } from './frecuencia.ts';
import { textOfMeses } from './meses.ts';
import { dado } from './sorteo.ts';

type Candidata = Pick<Ave, 'nombre' | 'meses' | 'frecuencia' | 'estacion'>;

/** A species to look for, and why now, as its months tell it. */
export type Propuesta<Item> = { ave: Item; motivo: string };

/**
 * Why a species is worth looking for in a month, the best reason first, and how many proposals there are at most once
 * those of that reason are in: what arrives comes first, and two that are easy at any time always have their place.
 */
const HASTA = { llega: 4, paso: 5, temporada: 6, siempre: 8 } as const;

type Razon = keyof typeof HASTA;

/** Proposals of a month. */
export const PROPUESTAS = HASTA.siempre;

/** Months a year from which nobody would say that a species is there «solo» then. */
const MANY_MONTHS = 9;

/**
 * What to look for in the month of a day: arrivals, birds of passage, those of the season and common ones, none of them rara. The
 * easiest come first; among equals each year draws others.
 */
export function queVer<Item extends Candidata>(aves: readonly Item[], fecha: Fecha): Propuesta<Item>[] {
  const { year, month } = partsOf(fecha);
  const rank = ({ frecuencia }: Item) => FRECUENCIAS.indexOf(frecuencia);
  const tirada = ({ nombre }: Item) => dado(`${year}-${month}`, nombre);
  const candidatas = aves
    .filter((ave) => isAlAlcance(ave, month))
    .sort((a, b) => rank(a) - rank(b) || tirada(b) - tirada(a));
  const chosen: Item[] = [];
  for (const razon of Object.keys(HASTA) as Razon[]) {
    const room = HASTA[razon] - chosen.length;
    chosen.push(...candidatas.filter((ave) => razonOf(ave, month) === razon).slice(0, room));
  }
  return chosen.map((ave) => ({ ave, motivo: motivoOf(ave, month) }));
}

function razonOf({ meses, estacion }: Candidata, mes: Mes): Razon {
  if (meses.length === 12) return 'siempre';
  if (estacion === 'De paso') return 'paso';
  const before = mes === 1 ? 12 : mes - 1;
  return (meses as number[]).includes(before) ? 'temporada' : 'llega';
}

function motivoOf(ave: Candidata, mes: Mes): string {
  const texto = textOfMeses(ave.meses);
  switch (razonOf(ave, mes)) {
    case 'llega':
      return `llega en ${NOMBRES_DE_MES[mes - 1]}`;
    case 'paso':
      return `de paso, ${texto}`;
    case 'temporada':
      return ave.meses.length < MANY_MONTHS ? `solo ${texto}` : texto;
    case 'siempre':
      return texto;
  }
}
