import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aciertosOf, opcionesOf, readAvance, rondaOf } from './juego.ts';

const parientes = () => ['Cuco', 'Críalo europeo', 'Tórtola turca', 'Urraca común'];

test('look-alikes by plumage come before kin, and kin fill what they leave free', () => {
  const parecidas = () => ['Mirlo común', 'Estornino negro'];
  fc.assert(
    fc.property(fc.string(), (semilla) => {
      const opciones = opcionesOf('Abubilla', semilla, { parecidas, parientes });
      expect(opciones).toEqual(expect.arrayContaining(['Abubilla', 'Mirlo común', 'Estornino negro']));
      expect(new Set(opciones).size).toBe(4);
    }),
  );
});

test('a look-alike list that names the species itself, or one twice, does no harm', () => {
  const parecidas = () => ['Abubilla', 'Cuco', 'Cuco'];
  const opciones = opcionesOf('Abubilla', 'uno', { parecidas, parientes });
  expect(opciones.filter((nombre) => nombre === 'Abubilla')).toHaveLength(1);
  expect(new Set(opciones).size).toBe(4);
});

test('a round has ten species, fewer where there are fewer, and none twice', () => {
  expect(rondaOf([], 'uno')).toEqual([]);
  expect(rondaOf(['Cuco', 'Cuco', 'Abubilla'], 'uno').sort()).toEqual(['Abubilla', 'Cuco']);
  expect(
    rondaOf(
      Array.from({ length: 30 }, (_, i) => `Ave ${i}`),
      'uno',
    ),
  ).toHaveLength(10);
});

const known = (nombre: string) => ['Abubilla', 'Cuco'].includes(nombre);
const avance = { preguntas: ['Abubilla', 'Cuco'], respuestas: ['Cuco'], pregunta: 0 };

test('a progress that was kept is read as it was', () => {
  expect(readAvance(structuredClone(avance), known)).toEqual(avance);
  const finished = { ...avance, respuestas: ['Cuco', 'Cuco'], pregunta: 2 };
  expect(readAvance(finished, known)).toEqual(finished);
  expect(aciertosOf(finished)).toBe(1);
});

test('what is no progress is refused: unknown names, answers out of step, questions twice', () => {
  for (const value of [
    undefined,
    null,
    'Abubilla',
    [],
    {},
    { ...avance, preguntas: [] },
    { ...avance, preguntas: ['Abubilla', 'Abubilla'] },
    { ...avance, preguntas: ['Dodo', 'Cuco'] },
    { ...avance, respuestas: [7] },
    { ...avance, respuestas: [], pregunta: -1 },
    { ...avance, pregunta: 5 },
    { ...avance, pregunta: 0.5 },
    { ...avance, pregunta: '0' },
    { ...avance, respuestas: ['Cuco', 'Cuco', 'Cuco'], pregunta: 2 },
  ])
    expect(readAvance(value, known), JSON.stringify(value)).toBeNull();
});

test('whatever was kept, it is read or refused, never thrown at the visitor', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => readAvance(value, known)).not.toThrow();
    }),
  );
});
