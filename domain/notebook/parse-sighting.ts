import { isPartialDay } from '../calendar/partial-day.ts';
import type { Count, Origin, Place, Sighting } from './sighting.ts';

/** A field of a sighting that cannot be right. */
export class SightingFault extends Error {
  readonly field: string;

  constructor(field: string, value: unknown) {
    super(`The ${field} of a sighting cannot be ${JSON.stringify(value)?.slice(0, 80)}`);
    this.name = 'SightingFault';
    this.field = field;
  }
}

type Fields = Record<string, unknown>;

/**
 * Reads a sighting that comes from outside: from the store, a copy, another program. An empty field counts as absent, one that
 * is unknown here is left out.
 * @throws {SightingFault} that names the field which cannot be right
 */
export function parseSighting(value: unknown): Sighting {
  const fields = fieldsOf('sighting', value);
  return {
    id: text('id', fields.id),
    nombre: text('nombre', fields.nombre),
    ...optional('fecha', fields.fecha, (fecha) => checked('fecha', fecha, isPartialDay)),
    ...optional('hora', fields.hora, (hora) => checked('hora', hora, isTime)),
    ...optional('lugar', fields.lugar, placeOf),
    ...optional('cuenta', fields.cuenta, (cuenta) => checked('cuenta', cuenta, isCount)),
    ...optional('nota', fields.nota, (nota) => text('nota', nota)),
    ...optional('origen', fields.origen, originOf),
    ...optional('salida', fields.salida, (salida) => text('salida', salida)),
  };
}

export function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

export function isCount(value: unknown): value is Count {
  return value === 'presente' || (Number.isSafeInteger(value) && Number(value) > 0);
}

function placeOf(value: unknown): Place {
  const { nombre, lat, lon } = fieldsOf('lugar', value);
  const name = text('lugar', nombre);
  if (lat === undefined && lon === undefined) return { nombre: name };
  if (!isWithin(lat, 90) || !isWithin(lon, 180)) throw new SightingFault('lugar', value);
  return { nombre: name, lat, lon };
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function originOf(value: unknown): Origin {
  const { fuente, id } = fieldsOf('origen', value);
  return { fuente: text('origen', fuente), id: text('origen', id) };
}

/** The field, unless there is none. */
function optional<Field extends keyof Sighting>(
  field: Field,
  value: unknown,
  read: (value: unknown) => Sighting[Field],
): Partial<Sighting> {
  if (value === undefined || value === null || value === '') return {};
  return { [field]: read(value) };
}

function checked<Value>(field: string, value: unknown, is: (value: unknown) => value is Value): Value {
  if (!is(value)) throw new SightingFault(field, value);
  return value;
}

function text(field: string, value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new SightingFault(field, value);
  return value.trim().normalize('NFC');
}

function fieldsOf(field: string, value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SightingFault(field, value);
  return value as Fields;
}
