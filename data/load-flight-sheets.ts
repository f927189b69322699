import { z } from 'zod';
import type { FlightSheet } from '../domain/plates/flight-sheet.ts';
import { parseData, readDataFile, refuseFaults } from './data-files.ts';

const key = z.strictObject({ nombre: z.string(), clave: z.string().min(40).max(160).endsWith('.') });
const sheets = z.array(
  z.strictObject({ id: z.string().regex(/^[a-z-]+$/), titulo: z.string().min(1), aves: z.array(key).min(2) }),
);

const FILE = 'flight-sheets.json';

/**
 * The sheets of birds in flight, each to one scale, its species in the order in which they stand.
 * @throws {Error} one line a fault, each naming the sheet and the species
 */
export function loadFlightSheets(
  aves: readonly { nombre: string }[],
  text: string = readDataFile(FILE),
): FlightSheet[] {
  const { value = [], faults } = parseData(text, sheets);
  const known = new Set(aves.map(({ nombre }) => nombre));
  const nombres = value.flatMap(({ id, aves: keys }) => keys.map(({ nombre }) => ({ id, nombre })));
  const unknown = nombres.flatMap(({ id, nombre }, i) => {
    if (!known.has(nombre)) return [`${id}: «${nombre}» is not in the guide`];
    const isTwice = nombres.findIndex((each) => each.nombre === nombre) < i;
    return isTwice ? [`${id}: «${nombre}» comes twice`] : [];
  });
  refuseFaults(`data/${FILE} is`, [...faults, ...unknown]);
  return value;
}
