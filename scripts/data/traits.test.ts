import { describe, expect, test } from 'vitest';
import { CASOS } from '../../data/casos-identificar.ts';
import { loadAves } from '../../data/load-aves.ts';
import { COLORES } from '../../domain/colores.ts';
import { HACIENDO_DE_FAMILIA } from '../../domain/haciendo.ts';
import { identificar } from '../../domain/identificar.ts';
import { leerRespuestas } from '../../domain/respuestas.ts';
import { REFERENCIAS } from '../../domain/tamano.ts';
import { nameOfColour } from './colour-names.ts';
import { loadSenas, loadSwatches } from './traits.ts';

// Here and not in data: the signs join the data with the plates, which data may not import.
const aves = loadAves();
const senas = loadSenas();

/** How far down the right bird may stand, and in how many of the forty cases it must not stand lower. */
const AMONG_THE_FIRST = 5;
const CASES_THAT_MUST = 36;

/** Rare species behind common ones that look the same: what the prior costs. */
const LOST_AT_MOST = 30;
/** Cards of the first screen of a ranking. */
const SHOWN = 12;

const respuestasOf = (address: string) => leerRespuestas(new URLSearchParams(address));
const placeOf = (nombre: string, address: string) =>
  identificar(senas, respuestasOf(address).respuestas).findIndex(({ ave }) => ave.nombre === nombre) + 1;

describe('forty everyday cases', () => {
  test('each is answered in words of the form, and its source says what it quotes', () => {
    expect(CASOS).toHaveLength(40);
    for (const { ave, respuestas, fuente } of CASOS) {
      expect(respuestasOf(respuestas).ignoradas, `${ave}: ${respuestas}`).toEqual([]);
      expect(aves.find(({ nombre }) => nombre === ave)?.descripcion, ave).toContain(fuente);
    }
    expect(new Set(CASOS.map(({ respuestas }) => respuestas)).size).toBe(CASOS.length);
  });

  test('in at least 36 the right bird is among the first five', () => {
    const places = CASOS.map(({ ave, respuestas }) => ({ ave, place: placeOf(ave, respuestas) }));
    const found = places.filter(({ place }) => place <= AMONG_THE_FIRST);
    const missed = places.filter(({ place }) => place > AMONG_THE_FIRST);
    const firsts = places.filter(({ place }) => place === 1).length;
    console.log(
      `¿Qué ave es?: ${found.length} of ${CASOS.length} among the first five, ${firsts} the very first. Missed: ${missed.map(({ ave, place }) => `${ave} (${place})`).join(', ') || 'none'}`,
    );
    expect(found.length).toBeGreaterThanOrEqual(CASES_THAT_MUST);
  });

  test('every reason is true of the data', () => {
    for (const { respuestas } of CASOS) {
      for (const { ave, encaja } of identificar(senas, respuestasOf(respuestas).respuestas)) {
        const record = aves.find(({ nombre }) => nombre === ave.nombre);
        if (encaja.habitat) expect(record?.habitats).toContain(encaja.habitat);
        if (encaja.mes) expect(record?.meses).toContain(encaja.mes);
        if (encaja.haciendo && record) expect(HACIENDO_DE_FAMILIA[record.familia]).toContain(encaja.haciendo);
        for (const color of encaja.colores) {
          expect(Math.max(...ave.colores.map((reparto) => reparto[color] ?? 0))).toBeGreaterThan(0.005);
        }
      }
    }
  });
});

test('with what a species shows of itself it comes among the first twelve', () => {
  const lost = senas.filter((ave) => {
    const [reparto = {}] = ave.colores;
    const colores = COLORES.toSorted((a, b) => (reparto[b] ?? 0) - (reparto[a] ?? 0)).slice(0, 3);
    const [habitat] = ave.habitats;
    const [mes] = ave.meses;
    const [haciendo] = HACIENDO_DE_FAMILIA[ave.familia];
    const { tamano } = REFERENCIAS.toSorted(
      (a, b) => Math.abs(Math.log(a.longitud / ave.longitud)) - Math.abs(Math.log(b.longitud / ave.longitud)),
    )[0] ?? { tamano: undefined };
    const ranking = identificar(senas, { tamano, colores, habitat, mes, haciendo } as never);
    return ranking.findIndex((each) => each.ave === ave) >= SHOWN;
  });
  console.log(
    `${senas.length - lost.length} of ${senas.length} species; not: ${lost.map((ave) => ave.nombre).join(', ')}`,
  );
  expect(lost.length).toBeLessThan(LOST_AT_MOST);
});

test('the birds to compare with have the lengths of the data', () => {
  const species = ['Gorrión común', 'Mirlo común', 'Paloma bravía', 'Ánade azulón', 'Cigüeña blanca'];
  expect(REFERENCIAS.map(({ longitud }) => longitud)).toEqual(
    species.map((nombre) => aves.find((ave) => ave.nombre === nombre)?.longitud),
  );
});

test('each swatch has the name that stands beside it', () => {
  const muestras = loadSwatches();
  for (const color of COLORES) expect(nameOfColour(muestras[color])).toBe(color);
});
