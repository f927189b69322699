import sharp from 'sharp';
import { loadAves } from '../../data/load-aves.ts';
import { loadFlightSheets } from '../../data/load-flight-sheets.ts';
import type { FlightFigure, FlightKey, FlightPage } from '../../domain/plates/flight-sheet.ts';
import type { Ave } from '../../domain/species/ave.ts';
import { rasterName } from '../../laminas/manifest.ts';
import { rasterFile } from '../draw/gallery.ts';
import { ROOT } from '../root.ts';

/** The sheets of birds in flight with what a page needs to show each figure. */
export async function flightPage(): Promise<FlightPage> {
  const aves = loadAves();
  const byNombre = new Map(aves.map((ave) => [ave.nombre, ave]));
  return Promise.all(
    loadFlightSheets(aves).map(async ({ id, titulo, aves: keys }) => ({
      id,
      titulo,
      figures: await Promise.all(keys.map((key) => figureOf(key, byNombre.get(key.nombre) as Ave))),
    })),
  );
}

async function figureOf(key: FlightKey, { imagen, envergadura }: Ave): Promise<FlightFigure> {
  const { width, height } = await sharp(rasterFile(ROOT, rasterName(imagen, 'vuelo'))).metadata();
  return { ...key, imagen, envergadura, width, height };
}
