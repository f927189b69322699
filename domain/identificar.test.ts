import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLORES, type Color, type Reparto } from './colores.ts';
import type { Mes } from './estacion.ts';
import { FRECUENCIAS } from './frecuencia.ts';
import { HABITATS } from './habitat.ts';
import { HACIENDO, HACIENDO_DE_FAMILIA } from './haciendo.ts';
import { identificar } from './identificar.ts';
import type { Familia } from './orden.ts';
import { MAX_COLORES, type Respuestas, SIN_RESPUESTAS } from './respuestas.ts';
import type { Senas } from './senas.ts';
import { TAMANOS } from './tamano.ts';

const MESES: Mes[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const mirlo: Senas = {
  nombre: 'Mirlo común',
  familia: 'Turdidae',
  longitud: 25,
  habitats: ['parque', 'bosque', 'ciudad'],
  meses: MESES,
  frecuencia: 'muy común',
  colores: [
    { negro: 0.96, anaranjado: 0.04 },
    { pardo: 0.9, negro: 0.1 },
  ],
};
const pico: Senas = {
  ...mirlo,
  nombre: 'Pico',
  familia: 'Picidae',
  colores: [{ negro: 0.6, blanco: 0.35, rojo: 0.05 }],
};
const vencejo: Senas = {
  ...mirlo,
  nombre: 'Vencejo',
  familia: 'Apodidae',
  longitud: 17,
  meses: [4, 5, 6, 7],
  colores: [{ negro: 1 }],
};
const todas = [vencejo, pico, mirlo];
const first = (respuestas: Partial<Respuestas>, aves: Senas[] = todas) =>
  identificar(aves, { ...SIN_RESPUESTAS, ...respuestas })[0]?.ave.nombre;

test('each answer alone brings forward the bird that it tells', () => {
  expect(first({ haciendo: 'tronco' })).toBe('Pico');
  expect(first({ haciendo: 'volando' })).toBe('Vencejo');
  expect(first({ tamano: 'gorrion' })).toBe('Vencejo');
  expect(first({ mes: 12 }, [vencejo, mirlo])).toBe('Mirlo común');
  expect(first({ colores: ['rojo'] })).toBe('Pico');
});

test('a bird is known by its female too', () => {
  expect(first({ colores: ['pardo'] })).toBe('Mirlo común');
});

test('without answers the commonest come first, and equal ones keep their order', () => {
  const rara: Senas = { ...mirlo, nombre: 'Rara', frecuencia: 'rara' };
  expect(identificar([rara, ...todas], SIN_RESPUESTAS).map(({ ave }) => ave.nombre)).toEqual([
    'Vencejo',
    'Pico',
    'Mirlo común',
    'Rara',
  ]);
});

test('«cualquier mes» leaves the month out', () => {
  expect(identificar(todas, { colores: [], mes: 'cualquiera' })).toEqual(identificar(todas, SIN_RESPUESTAS));
});

const reparto: fc.Arbitrary<Reparto> = fc
  .uniqueArray(fc.constantFrom(...COLORES), { minLength: 1 })
  .chain((names) =>
    fc
      .array(fc.double({ min: 0.001, max: 1, noNaN: true }), {
        minLength: names.length,
        maxLength: names.length,
      })
      .map((parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        return Object.fromEntries(names.map((name, i) => [name, (parts[i] ?? 0) / whole])) as Reparto;
      }),
  );

const senas: fc.Arbitrary<Senas> = fc.record({
  nombre: fc.string(),
  familia: fc.constantFrom(...(Object.keys(HACIENDO_DE_FAMILIA) as Familia[])),
  longitud: fc.double({ min: 9, max: 110, noNaN: true }),
  habitats: fc.uniqueArray(fc.constantFrom(...HABITATS), { minLength: 1, maxLength: 4 }),
  meses: fc.uniqueArray(fc.constantFrom(...MESES), { minLength: 1 }),
  frecuencia: fc.constantFrom(...FRECUENCIAS),
  colores: fc.array(reparto, { minLength: 1, maxLength: 2 }),
});

const oneAnswer: fc.Arbitrary<Partial<Respuestas>> = fc.oneof(
  fc.constantFrom(...TAMANOS).map((tamano) => ({ tamano })),
  fc.constantFrom(...HABITATS).map((habitat) => ({ habitat })),
  fc.constantFrom(...MESES).map((mes) => ({ mes })),
  fc.constantFrom(...HACIENDO).map((haciendo) => ({ haciendo })),
  fc.constantFrom(...COLORES).map((color) => ({ colores: [color] })),
);

const answers: fc.Arbitrary<Respuestas> = fc
  .tuple(fc.array(oneAnswer), fc.uniqueArray(fc.constantFrom<Color>(...COLORES), { maxLength: MAX_COLORES }))
  .map(([each, colores]) => Object.assign({}, ...each, { colores }));

test('whatever is answered, every species is ranked once, with a number', () => {
  fc.assert(
    fc.property(fc.array(senas), answers, (aves, respuestas) => {
      const ranking = identificar(aves, respuestas);
      expect(new Set(ranking.map(({ ave }) => ave))).toEqual(new Set(aves));
      expect(ranking).toHaveLength(aves.length);
      for (const { ajuste } of ranking) expect(Number.isFinite(ajuste)).toBe(true);
    }),
  );
});

test('one answer more never lowers a species that it fits against one that it does not', () => {
  fc.assert(
    fc.property(senas, senas, answers, oneAnswer, (one, other, before, more) => {
      const [param] = Object.keys(more) as (keyof Respuestas)[];
      fc.pre(
        param === 'colores' ? !before.colores.includes(more.colores?.[0] as Color) : !before[param as 'mes'],
      );
      const after = { ...before, ...more, colores: [...before.colores, ...(more.colores ?? [])] };
      const judged = (ave: Senas, respuestas: Respuestas) => identificar([ave], respuestas)[0];
      const fits = (ave: Senas) => {
        const { encaja } = judged(ave, after) ?? { encaja: SIN_RESPUESTAS };
        return param === 'colores'
          ? encaja.colores.includes(more.colores?.[0] as Color)
          : param && param in encaja;
      };
      fc.pre(Boolean(fits(one)) && !fits(other));
      const gain = (ave: Senas) => (judged(ave, after)?.ajuste ?? 0) - (judged(ave, before)?.ajuste ?? 0);
      expect(gain(one)).toBeGreaterThanOrEqual(gain(other) - 1e-9);
    }),
    { numRuns: 300 },
  );
});
