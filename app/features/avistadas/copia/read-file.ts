import type { Avistable } from '../../../../domain/avistadas.ts';
import type { Copia } from '../../../../domain/copia.ts';
import { copiaOfRows } from '../../../../domain/copia-rows.ts';
import { CopiaError, type Defecto, readCopia } from '../../../../domain/read-copia.ts';
import { readCsv } from './csv.ts';

/** Largest file, bytes, that is read: twenty times a copy of all species with their days. */
const LARGEST = 500_000;

/** What is wrong with a file, in one sentence that names it. */
const FALTAS = {
  enorme: 'pesa más de 500 kB: es demasiado para ser una copia de tu lista.',
  vacia: 'está vacío.',
  'sin-leer': 'no se deja leer: puede que lo hayan movido o borrado.',
  'no-es-texto': 'no es un archivo de texto: busca el .json o el .csv que te dio «Guardar copia».',
  rota: 'está dañado o incompleto y no se puede leer.',
  ajena: 'no es una copia de la lista de aves de esta guía.',
  posterior: 'es de una versión más nueva de la guía: recarga esta página y vuelve a intentarlo.',
} satisfies Record<Defecto | string, string>;

type Falta = keyof typeof FALTAS;

/** A file that cannot be taken for a copy: its message tells the visitor why. */
export class FileError extends Error {
  constructor(name: string, falta: Falta) {
    super(`«${name}» ${FALTAS[falta]}`);
    this.name = 'FileError';
  }
}

/**
 * Reads a file that a visitor gives, JSON or CSV, by what it holds and not by its name.
 * @throws {FileError} whose message tells the visitor what is wrong
 */
export async function readFile(
  file: File,
  aves: readonly (Avistable & { cientifico: string })[],
): Promise<Copia> {
  const fail = (falta: Falta) => new FileError(file.name, falta);
  if (file.size > LARGEST) throw fail('enorme');
  const bytes = await file.arrayBuffer().catch(() => {
    throw fail('sin-leer');
  });
  const text = textOf(new Uint8Array(bytes));
  if (text === null) throw fail('no-es-texto');
  if (text.trim() === '') throw fail('vacia');
  try {
    if (/^\s*[[{]/.test(text)) return readCopia(text);
    return copiaOfRows(readCsv(text), aves);
  } catch (error) {
    if (error instanceof CopiaError) throw fail(error.defecto);
    throw error;
  }
}

/** The text of a file: UTF-8, UTF-16 with its mark, or the Windows-1252 of older spreadsheets; `null` when it is none. */
function textOf(bytes: Uint8Array): string | null {
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = isUtf16 ? decode('utf-16le') : decode('utf-8');
    return isText(text) ? text : null;
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return isText(text) ? text : null;
  }
}

/** Whether there is none of the signs that only programs and pictures hold. */
function isText(text: string): boolean {
  return !/(?!\s)\p{Cc}/u.test(text);
}
