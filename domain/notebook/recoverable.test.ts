import { expect, test } from 'vitest';
import { entriesAfterUndo, isOver, type Recoverable, recoverableInWords } from './recoverable.ts';

const DAY = 24 * 3_600_000;
const noon = new Date('2026-11-21T12:00:00').getTime();

const change = (parts: Partial<Recoverable>): Recoverable => ({
  id: '1',
  cuando: noon,
  causa: 'vaciada',
  entradas: [],
  avistamientos: [],
  entradasNuevas: [],
  avistamientosNuevos: [],
  ...parts,
});

test('a change can be taken back for thirty days, and for longer where the clock was set back', () => {
  expect(isOver(change({}), noon + 30 * DAY)).toBe(false);
  expect(isOver(change({}), noon + 30 * DAY + 1)).toBe(true);
  expect(isOver(change({}), noon - 400 * DAY)).toBe(false);
});

test('what was emptied comes back before what was marked since, what was added goes and all else stays', () => {
  const emptied = change({ entradas: ['Cuco', 7] });
  expect(entriesAfterUndo(['Abubilla'], emptied)).toEqual(['Cuco', 7, 'Abubilla']);
  const added = change({ causa: 'añadida', entradasNuevas: ['Cuco'] });
  expect(entriesAfterUndo(['Cuco', 'Abubilla'], added)).toEqual(['Abubilla']);
});

test('the visitor reads what a press will take back, of one bird as of many', () => {
  const one = { id: '2', nombre: 'Cuco' };
  expect(recoverableInWords(change({}), 152)).toBe('Recuperar la lista del 21 de noviembre, 152 aves');
  expect(recoverableInWords(change({}), 1)).toBe('Recuperar la lista del 21 de noviembre, 1 ave');
  expect(recoverableInWords(change({ causa: 'borrada', avistamientos: [one] }), 1)).toBe(
    'Recuperar lo borrado del 21 de noviembre: 1 avistamiento',
  );
  expect(recoverableInWords(change({ causa: 'añadida', avistamientosNuevos: ['a', 'b'] }), 1)).toBe(
    'Quitar lo añadido del 21 de noviembre: 1 ave, 2 avistamientos',
  );
});
