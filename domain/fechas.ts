import { type Fecha, isFecha } from './fecha.ts';
import type { Kept } from './kept.ts';

/** The stored days by the name of the species. Values that are no day are kept and not shown. */
export type Fechas = ReadonlyMap<string, unknown>;

/** A species as the days know it. */
type Fechable = { nombre: string; alias?: readonly string[] };

function namesOf({ nombre, alias = [] }: Fechable): string[] {
  return [
    ...new Set([nombre, ...alias].flatMap((name) => [name, name.normalize('NFC'), name.normalize('NFD')])),
  ];
}

/** The day kept for the species, under its name or an older spelling. */
export function findFecha(fechas: Fechas, ave: Fechable): Fecha | undefined {
  return namesOf(ave)
    .map((name) => fechas.get(name))
    .find(isFecha);
}

/** The day of each species of `aves` that has one, by its present name. */
export function fechasOf(fechas: Fechas, aves: readonly Fechable[]): ReadonlyMap<string, Fecha> {
  return new Map(
    aves.flatMap((ave) => {
      const fecha = findFecha(fechas, ave);
      return fecha ? [[ave.nombre, fecha] as const] : [];
    }),
  );
}

/** The days with that of the species, under its present name only. */
export function withFecha(fechas: Fechas, ave: Fechable, fecha: Fecha): Fechas {
  return new Map(withoutFecha(fechas, ave)).set(ave.nombre, fecha);
}

/** The days without that of the species; the same days when there was none. */
export function withoutFecha(fechas: Fechas, ave: Fechable): Fechas {
  const names = namesOf(ave).filter((name) => fechas.has(name));
  if (names.length === 0) return fechas;
  const left = new Map(fechas);
  for (const name of names) left.delete(name);
  return left;
}

/**
 * Reads the stored text; `null` (nothing stored) is no days.
 * @throws {SyntaxError | TypeError} when the text is not JSON or not an object
 */
export function parseFechas(text: string | null): Fechas {
  if (text === null) return new Map();
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('the stored days are not an object');
  }
  return new Map(Object.entries(value));
}

/** How the days are kept: an object from name to day, beside the list of names. */
export const FECHAS: Kept<Fechas> = {
  key: 'seenBird.fechas',
  respaldo: 'seenBird.fechas.respaldo',
  empty: new Map(),
  parse: parseFechas,
  write: (fechas) => JSON.stringify(Object.fromEntries(fechas)),
  parts: (fechas) => fechas,
  withParts: (fechas, parts) =>
    new Map([...fechas, ...parts].filter(([name]) => !parts.has(name) || parts.get(name) !== undefined)),
};
