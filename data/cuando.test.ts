import { expect, test } from 'vitest';
import { aveDelDia } from '../domain/ave-del-dia.ts';
import { type Mes, NOMBRES_DE_MES } from '../domain/estacion.ts';
import { PROPUESTAS, queVer } from '../domain/este-mes.ts';
import { type Fecha, fechaEnMadrid, partsOf } from '../domain/fecha.ts';
import { loadAves } from './load-aves.ts';

const aves = loadAves();

/** Every day of Madrid from 1 January 2027 to 31 December 2029: a leap year and two new years. */
const DAYS: Fecha[] = Array.from({ length: 3 * 365 + 1 }, (_, i) =>
  fechaEnMadrid(new Date(Date.UTC(2027, 0, 1 + i, 12))),
);

const MONTHS = DAYS.filter((fecha) => fecha.endsWith('-01')).map((fecha) => {
  const { month: mes } = partsOf(fecha);
  return { fecha, mes, nombre: NOMBRES_DE_MES[mes - 1] };
});

test('every day has its bird, one that is about that month and that a beginner may meet', () => {
  for (const fecha of DAYS) {
    const ave = aveDelDia(aves, fecha);
    expect(ave?.meses, fecha).toContain(partsOf(fecha).month);
    expect(ave?.frecuencia).not.toBe('rara');
  }
});

test('no bird comes back within 60 days, over the new year and 29 February too', () => {
  const last = new Map<string | undefined, number>();
  DAYS.forEach((fecha, i) => {
    const nombre = aveDelDia(aves, fecha)?.nombre;
    const gap = i - (last.get(nombre) ?? Number.NEGATIVE_INFINITY);
    expect(gap, `${nombre} ${fecha}`).toBeGreaterThanOrEqual(60);
    last.set(nombre, i);
  });
  expect(DAYS).toContain('2028-02-29');
});

test('in three years nearly every bird that can be met has had its day', () => {
  const shown = new Set(DAYS.map((fecha) => aveDelDia(aves, fecha)?.nombre));
  const possible = aves.filter(({ frecuencia }) => frecuencia !== 'rara');
  expect(shown.size).toBeGreaterThan(0.9 * possible.length);
});

test('the bird of the day does not depend on the order of the data, and one more species changes few days', () => {
  const april = DAYS.filter((fecha) => fecha.startsWith('2028-04'));
  const before = april.map((fecha) => aveDelDia(aves, fecha)?.nombre);
  expect(april.map((fecha) => aveDelDia([...aves].reverse(), fecha)?.nombre)).toEqual(before);
  for (const out of ['Vencejo común', 'Cuco', 'Ruiseñor común', 'Mirlo común', 'Autillo europeo']) {
    const fewer = aves.filter(({ nombre }) => nombre !== out);
    const after = april.map((fecha) => aveDelDia(fewer, fecha)?.nombre);
    expect(after.filter((nombre, i) => nombre !== before[i]).length, out).toBeLessThan(5);
  }
});

test('every month proposes eight species, none twice, all about and none rara', () => {
  for (const month of MONTHS) {
    const propuestas = queVer(aves, month.fecha);
    expect(propuestas).toHaveLength(PROPUESTAS);
    expect(new Set(propuestas.map(({ ave }) => ave)).size).toBe(PROPUESTAS);
    for (const { ave } of propuestas) {
      expect(ave.meses).toContain(month.mes);
      expect(ave.frecuencia).not.toBe('rara');
    }
  }
});

test('each reason is true of the months of the species', () => {
  const seen = new Set<string>();
  for (const { fecha, mes, nombre } of MONTHS) {
    const before = mes === 1 ? 12 : ((mes - 1) as Mes);
    for (const { ave, motivo } of queVer(aves, fecha)) {
      const kind = /^(llega en|de paso|solo|de|todo el año)/.exec(motivo)?.[0] ?? motivo;
      seen.add(kind);
      if (kind === 'llega en') {
        expect(motivo).toBe(`llega en ${nombre}`);
        expect(ave.meses).not.toContain(before);
      } else if (kind === 'todo el año') {
        expect(ave.meses).toHaveLength(12);
      } else {
        expect(ave.meses.length).toBeLessThan(12);
        expect(namedMonths(motivo), `${ave.nombre}: ${motivo}`).toEqual(ave.meses);
        expect(kind === 'de paso').toBe(ave.estacion === 'De paso');
      }
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['llega en', 'de paso', 'solo', 'todo el año']));
});

/** The months that a phrase like «de octubre a marzo y en mayo» names, ascending. */
function namedMonths(phrase: string): number[] {
  const numberOf = (name: string) => (NOMBRES_DE_MES as readonly string[]).indexOf(name) + 1;
  const months = new Set<number>();
  for (const [, from = '', to = from] of phrase.matchAll(/(?:de|en) (\p{L}+)(?: a (\p{L}+))?/gu)) {
    if (numberOf(from) === 0) continue;
    for (let mes = numberOf(from); ; mes = (mes % 12) + 1) {
      months.add(mes);
      if (mes === numberOf(to)) break;
    }
  }
  return [...months].sort((a, b) => a - b);
}

test('arrivals lead in spring and in autumn, and two that stay all year are always there', () => {
  for (const { fecha, mes } of MONTHS) {
    const motivos = queVer(aves, fecha).map(({ motivo }) => motivo);
    expect(motivos.slice(-2)).toEqual(['todo el año', 'todo el año']);
    if ([3, 4, 10].includes(mes))
      expect(motivos.slice(0, 4).every((each) => each.startsWith('llega'))).toBe(true);
  }
});

test('a month proposes the same to everyone, and others the year after', () => {
  const names = (fecha: Fecha, list = aves) => queVer(list, fecha).map(({ ave }) => ave.nombre);
  expect(names('2027-12-31', [...aves].reverse())).toEqual(names('2027-12-01'));
  expect(names('2028-12-01')).not.toEqual(names('2027-12-01'));
});
