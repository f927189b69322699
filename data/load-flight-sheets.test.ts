import { expect, test } from 'vitest';
import { loadAves } from './load-aves.ts';
import { loadFlightSheets } from './load-flight-sheets.ts';

const aves = loadAves();
const OVERHEAD = ['Accipitridae', 'Falconidae', 'Apodidae', 'Hirundinidae'];

test('every raptor, swift and swallow of the guide stands on a sheet of birds in flight', () => {
  const onSheets = loadFlightSheets(aves).flatMap((sheet) => sheet.aves.map(({ nombre }) => nombre));
  const overhead = aves.filter(({ familia }) => OVERHEAD.includes(familia)).map(({ nombre }) => nombre);
  expect(onSheets.toSorted()).toEqual(overhead.toSorted());
});

test.each([
  [
    '[{"id":"a","titulo":"A","aves":[{"nombre":"Dodo","clave":"Una clave bastante larga para ser una clave."},{"nombre":"Cuco","clave":"x"}]}]',
    /0\.aves\.1\.clave/,
  ],
  [sheetOf('Dodo', 'Cuco'), /«Dodo» is not in the guide/],
  [sheetOf('Cuco', 'Cuco'), /«Cuco» comes twice/],
])('a faulty sheet is refused with its place: %#', (text, fault) => {
  expect(() => loadFlightSheets(aves, text)).toThrow(fault);
});

function sheetOf(...nombres: string[]): string {
  const clave = 'Una clave bastante larga para ser una clave.';
  return JSON.stringify([{ id: 'a', titulo: 'A', aves: nombres.map((nombre) => ({ nombre, clave })) }]);
}
