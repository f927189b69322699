import { expect, test } from 'vitest';
import { loadAves } from '../../data/load-aves.ts';
import { loadFlightSheets } from '../../data/load-flight-sheets.ts';
import { foldText } from '../../domain/addresses/slug.ts';
import { RECIPES } from '../../laminas/index.ts';
import { flightPage } from './flight-page.ts';

test('the plate of every species on a sheet shows it in flight', () => {
  const nombres = loadFlightSheets(loadAves()).flatMap(({ aves }) => aves.map(({ nombre }) => nombre));
  expect(nombres.filter((nombre) => !RECIPES[foldText(nombre)]?.aloft)).toEqual([]);
});

test('every figure has a picture that is broader than it is long, and the span that gives its scale', async () => {
  const figures = (await flightPage()).flatMap((sheet) => sheet.figures);
  expect(figures.length).toBeGreaterThan(25);
  for (const { nombre, width, height, envergadura } of figures) {
    expect([nombre, width, height < width, envergadura > 20]).toEqual([nombre, 480, true, true]);
  }
});
