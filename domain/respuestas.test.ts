import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLORES } from './colores.ts';
import type { Mes } from './estacion.ts';
import { HABITATS } from './habitat.ts';
import { HACIENDO } from './haciendo.ts';
import { preguntaQueAveEs } from './preguntas.ts';
import { CUALQUIER_MES, escribirRespuestas, leerRespuestas, MAX_COLORES } from './respuestas.ts';
import { TAMANOS } from './tamano.ts';

const read = (text: string) => leerRespuestas(new URLSearchParams(text));
const maybe = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);

test('an address tells every answer, whatever its case and accents', () => {
  expect(
    read('tamano=Gorrion&color=PARDO&color=anaranjado&donde=rio&cuando=Noviembre&haciendo=suelo'),
  ).toEqual({
    respuestas: {
      tamano: 'gorrion',
      colores: ['pardo', 'anaranjado'],
      habitat: 'río',
      mes: 11,
      haciendo: 'suelo',
    },
    ignoradas: [],
  });
  expect(read('donde=alta-monta%C3%B1a&cuando=3').respuestas).toMatchObject({
    habitat: 'alta montaña',
    mes: 3,
  });
  expect(read('cuando=cualquiera').respuestas.mes).toBe(CUALQUIER_MES);
});

test('what an address says and nobody understands is left out and told', () => {
  expect(read('tamano=elefante&color=fucsia&donde=&cuando=13&haciendo=suelo&haciendo=agua')).toEqual({
    respuestas: { tamano: undefined, colores: [], habitat: undefined, mes: undefined, haciendo: 'suelo' },
    ignoradas: ['fucsia', 'elefante', '13', 'agua'],
  });
});

test('a fourth colour is left out and told; one that comes twice counts once', () => {
  expect(read('color=pardo&color=pardo&color=gris&color=rojo&color=azul')).toMatchObject({
    respuestas: { colores: ['pardo', 'gris', 'rojo'] },
    ignoradas: ['azul'],
  });
});

test('answers come back from the address into which they were written, and the rest of it stays', () => {
  const respuestas = fc.record({
    tamano: maybe(TAMANOS),
    colores: fc.uniqueArray(fc.constantFrom(...COLORES), { maxLength: MAX_COLORES }),
    habitat: maybe(HABITATS),
    mes: maybe<Mes | typeof CUALQUIER_MES>([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, CUALQUIER_MES]),
    haciendo: maybe(HACIENDO),
  });
  fc.assert(
    fc.property(respuestas, fc.string(), (each, nombre) => {
      const before = new URLSearchParams({ nombre, color: 'verde', cuando: 'mayo' });
      const written = escribirRespuestas(each as Parameters<typeof escribirRespuestas>[0], before);
      expect(leerRespuestas(written)).toEqual({ respuestas: each, ignoradas: [] });
      expect(written.get('nombre')).toBe(nombre);
      expect(before.getAll('color')).toEqual(['verde']);
    }),
  );
});

test('no address makes it throw', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('tamano', 'color', 'cuando', 'x'), fc.string())),
      (pairs) => {
        const params = new URLSearchParams(pairs);
        expect(leerRespuestas(params).respuestas.colores.length).toBeLessThanOrEqual(MAX_COLORES);
        expect(preguntaQueAveEs(params)).toBe(pairs.some(([param]) => param !== 'x'));
      },
    ),
  );
});
