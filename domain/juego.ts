import { barajar } from './sorteo.ts';

/** Plates of a round, where there are so many. */
export const PREGUNTAS = 10;

/** Names that stand under each plate. */
export const OPCIONES = 4;

/** Where the wrong names come from. Names that are asked for give names of other species, the likeliest first. */
export type Confundibles = {
  /** Look-alikes of a species by its plumage: taken first, where they are known. */
  parecidas?: (nombre: string) => readonly string[];
  /** Its kin: they fill what look-alikes leave free. */
  parientes: (nombre: string) => readonly string[];
};

/** The species of a round: up to ten of those given, none twice, the same for everyone under one seed. */
export function rondaOf(nombres: readonly string[], semilla: string): string[] {
  return barajar([...new Set(nombres)], `ronda ${semilla}`).slice(0, PREGUNTAS);
}

/** The four names under a plate, its own among them, shuffled; the same for everyone under one seed. */
export function opcionesOf(nombre: string, semilla: string, de: Confundibles): string[] {
  const wrong = new Set<string>();
  for (const names of [de.parecidas?.(nombre) ?? [], de.parientes(nombre)]) {
    for (const name of barajar(names, `${semilla} ${nombre}`)) {
      if (name !== nombre && wrong.size < OPCIONES - 1) wrong.add(name);
    }
  }
  return barajar([nombre, ...wrong], `opciones ${semilla} ${nombre}`);
}

/** How far a visitor is in a round: what is asked, what they have answered, and the question they look at, from 0. */
export type Avance = { preguntas: readonly string[]; respuestas: readonly string[]; pregunta: number };

/** A progress that was kept, or `null` when it is none: names unknown to the guide, or more answers than questions. */
export function readAvance(value: unknown, isNombre: (nombre: string) => boolean): Avance | null {
  if (typeof value !== 'object' || value === null) return null;
  const { preguntas, respuestas, pregunta } = value as Record<string, unknown>;
  if (!isNombres(preguntas, isNombre) || !isNombres(respuestas, isNombre)) return null;
  if (preguntas.length > PREGUNTAS || new Set(preguntas).size < preguntas.length) return null;
  if (typeof pregunta !== 'number' || pregunta < 0 || preguntas.length === 0) return null;
  // One answers what one looks at, and then goes on.
  const answered = respuestas.length - pregunta;
  if ((answered !== 0 && answered !== 1) || respuestas.length > preguntas.length) return null;
  return { preguntas, respuestas, pregunta };
}

function isNombres(value: unknown, isNombre: (nombre: string) => boolean): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && isNombre(each));
}

/** Right answers so far. */
export function aciertosOf({ preguntas, respuestas }: Avance): number {
  return respuestas.filter((respuesta, i) => respuesta === preguntas[i]).length;
}
