import { type Copia, FORMATO, type Registro, registro, VERSION } from './copia.ts';
import { type Fecha, isFecha } from './fecha.ts';

/** Why a file is no copy: broken JSON, something else, or a newer copy that cannot be read at all. */
export type Defecto = 'rota' | 'ajena' | 'posterior';

export class CopiaError extends Error {
  readonly defecto: Defecto;

  constructor(defecto: Defecto) {
    super(`The copy cannot be read: ${defecto}`);
    this.name = 'CopiaError';
    this.defecto = defecto;
  }
}

/** Entries nested deeper than this are nothing that a guide wrote. */
const DEEPEST = 8;

/**
 * Reads a copy: of this version, of another as far as it can be understood, or the bare list of names.
 * @throws {CopiaError} when the text is none of these
 */
export function readCopia(text: string): Copia {
  const value = parse(text);
  if (!isShallow(value, DEEPEST)) throw new CopiaError('ajena');
  if (Array.isArray(value)) return fromParts(value, [], {});
  if (!isObject(value)) throw new CopiaError('ajena');
  const { formato = FORMATO, version, avistadas, otras, otrasFechas } = value;
  if (formato !== FORMATO) throw new CopiaError('ajena');
  if (!Array.isArray(avistadas)) {
    throw new CopiaError(typeof version === 'number' && version > VERSION ? 'posterior' : 'ajena');
  }
  return fromParts(avistadas, Array.isArray(otras) ? otras : [], isObject(otrasFechas) ? otrasFechas : {});
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CopiaError('rota');
  }
}

/** What names a species becomes a record; all else is kept as it is. */
function fromParts(items: unknown[], otras: unknown[], days: Record<string, unknown>): Copia {
  const avistadas: Registro[] = [];
  const rest: unknown[] = [];
  for (const item of items) {
    if (typeof item === 'string') avistadas.push({ nombre: item });
    else if (isObject(item) && typeof item.nombre === 'string')
      avistadas.push(registro(item.nombre, item.cientifico, item.fecha));
    else rest.push(item);
  }
  const otrasFechas = Object.fromEntries(
    Object.entries(days).filter((day): day is [string, Fecha] => isFecha(day[1])),
  );
  return { formato: FORMATO, version: VERSION, avistadas, otras: [...rest, ...otras], otrasFechas };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}
