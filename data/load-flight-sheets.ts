import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { FlightSheet } from '../domain/plates/flight-sheet.ts';

const key = z.strictObject({ nombre: z.string(), clave: z.string().min(40).max(160).endsWith('.') });
const sheets = z.array(
  z.strictObject({ id: z.string().regex(/^[a-z-]+$/), titulo: z.string().min(1), aves: z.array(key).min(2) }),
);

const FILE = new URL('flight-sheets.json', import.meta.url);

/**
 * The sheets of birds in flight, each to one scale, its species in the order in which they stand.
 * @throws {Error} one line a fault, each naming the sheet and the species
 */
export function loadFlightSheets(
  aves: readonly { nombre: string }[],
  text: string = readFileSync(FILE, 'utf8'),
): FlightSheet[] {
  const result = sheets.safeParse(JSON.parse(text));
  if (!result.success) {
    throw faulty(result.error.issues.map(({ path, message }) => `${path.join('.') || 'sheets'}: ${message}`));
  }
  const known = new Set(aves.map(({ nombre }) => nombre));
  const nombres = result.data.flatMap(({ id, aves: keys }) => keys.map(({ nombre }) => ({ id, nombre })));
  const faults = nombres.flatMap(({ id, nombre }, i) => {
    if (!known.has(nombre)) return [`${id}: «${nombre}» is not in the guide`];
    const isTwice = nombres.findIndex((each) => each.nombre === nombre) < i;
    return isTwice ? [`${id}: «${nombre}» comes twice`] : [];
  });
  if (faults.length > 0) throw faulty(faults);
  return result.data;
}

function faulty(faults: readonly string[]): Error {
  return new Error(`data/flight-sheets.json is faulty:\n${faults.join('\n')}`);
}
