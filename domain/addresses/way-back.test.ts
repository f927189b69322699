import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

test.each([
  ['/birds', '', 'Volver'],
  ['/birds', '?habitat=humedal', 'Volver a la lista afinada'],
  ['/birds/orden/Strigiformes', '', 'Volver a «Strigiformes»'],
  ['/birds/amenaza/En-peligro-cr%C3%ADtico', '', 'Volver a «En peligro crítico»'],
  ['/birds/estacion/De-paso', '?mes=abril', 'Volver a «De paso», lista afinada'],
  ['/birds/avistadas', '', 'Volver a tus aves avistadas'],
  ['/search', '?nombre=real', 'Volver a la búsqueda de «real»'],
  ['/search', '', 'Volver a la búsqueda'],
  ['/comparar', '?aves=abubilla,cuco', 'Volver a la comparación'],
  ['/lugares/la-pedriza', '', 'Volver al lugar'],
  ['/vuelo', '', 'Volver a las aves en vuelo'],
  ['/que-ave-es', '?color=pardo', 'Volver a «¿Qué ave es?»'],
])('who came from %s%s reads «%s»', (pathname, search, text) => {
  expect(wayBack(pathname, search.replace(/^$/, ''))).toBe(text);
});

test('a long search is said in part', () => {
  expect(wayBack('/search', `?nombre=${'a'.repeat(200)}`)).toBe(
    `Volver a la búsqueda de «${'a'.repeat(30)}…»`,
  );
});

test.each(['/', '/guide', '/birds/Abubilla', '/birds/orden', '/ninguna/parte', '/birds/amenaza/%FF'])(
  '%s is no list to go back to',
  (pathname) => {
    expect(wayBack(pathname, '')).toBeUndefined();
  },
);
