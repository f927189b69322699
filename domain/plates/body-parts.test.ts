import { expect, it } from 'vitest';
import { bodyPartOf } from './body-parts.ts';

it.each([
  ['Patas claras', 'Patas'],
  ['Base del pico anaranjada', 'Pico'],
  ['Ceja fina y amarillenta', 'Cabeza'],
  ['Punta del ala larga', 'Alas'],
  ['Rabadilla blanca', 'Dorso'],
  ['Flancos con listas castañas', 'Pecho'],
  ['Cola rojiza muy ahorquillada', 'Cola'],
  ['Negro por entero', 'En conjunto'],
  // The first part that is named decides.
  ['Mancha negra en la mejilla blanca', 'Cabeza'],
  ['Dos largas plumas en la cola', 'Cola'],
])('«%s» stands in the row «%s»', (text, part) => {
  expect(bodyPartOf(text)).toBe(part);
});
