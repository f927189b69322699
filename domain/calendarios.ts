import type { Ave, AveResumen } from './ave.ts';
import type { Mes } from './estacion.ts';
import { FRECUENCIAS, type Frecuencia } from './frecuencia.ts';

/** A species with the months in which it is about and how easy it is to meet: what tells what to look for, and when. */
export type AveConCalendario = AveResumen & Pick<Ave, 'meses' | 'frecuencia'>;

/** Months and frecuencia of all species in the order of the lists, as a browser downloads them: bit 0 is January. */
export type CalendariosPacked = [meses: number, frecuencia: number][];

const MESES: readonly Mes[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const bitOf = (mes: number) => 1 << (mes - 1);

export function packCalendarios(aves: readonly Pick<Ave, 'meses' | 'frecuencia'>[]): CalendariosPacked {
  return aves.map(({ meses, frecuencia }) => [
    meses.reduce((bits, mes) => bits | bitOf(mes), 0),
    FRECUENCIAS.indexOf(frecuencia),
  ]);
}

/** Gives each summary its months and its frecuencia. Both lists must be of the same species in the same order. */
export function unpackCalendarios(
  packed: CalendariosPacked,
  aves: readonly AveResumen[],
): AveConCalendario[] {
  return aves.map((ave, i) => {
    const [bits, frecuencia] = packed[i] ?? [0, FRECUENCIAS.length - 1];
    const meses = MESES.filter((mes) => bits & bitOf(mes));
    return { ...ave, meses, frecuencia: FRECUENCIAS[frecuencia] as Frecuencia };
  });
}

/** Whether a beginner may meet the species in that month: it is regularly there and not rara. */
export function isAlAlcance({ meses, frecuencia }: Pick<Ave, 'meses' | 'frecuencia'>, mes: Mes): boolean {
  return frecuencia !== 'rara' && meses.includes(mes);
}
