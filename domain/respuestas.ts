import { COLORES, type Color } from './colores.ts';
import { type Mes, NOMBRES_DE_MES } from './estacion.ts';
import { HABITATS, type Habitat } from './habitat.ts';
import { HACIENDO, type Haciendo } from './haciendo.ts';
import { PREGUNTAS } from './preguntas.ts';
import { foldText } from './slug.ts';
import { TAMANOS, type Tamano } from './tamano.ts';

/** Colours that one may name of one bird: what a glance keeps. */
export const MAX_COLORES = 3;

/** The month left open, as the address says it. */
export const CUALQUIER_MES = 'cualquiera';

/** What a visitor tells of the bird that they have seen. All of it may be left out. */
export type Respuestas = {
  tamano?: Tamano;
  colores: readonly Color[];
  habitat?: Habitat;
  /** Not there: not said, so that of today counts. */
  mes?: Mes | typeof CUALQUIER_MES;
  haciendo?: Haciendo;
};

export const SIN_RESPUESTAS: Respuestas = { colores: [] };

/** What an address tells, and the values in it that mean nothing or are too many. */
export type Lectura = { respuestas: Respuestas; ignoradas: string[] };

/** Reads the answers of an address. Case and accents do not count; a month may be its name or its number. */
export function leerRespuestas(params: URLSearchParams): Lectura {
  const ignoradas: string[] = [];
  const one = <Value extends string>(param: string, options: readonly Value[]): Value | undefined => {
    const [text, ...more] = params.getAll(param).filter((value) => value.trim() !== '');
    const found = optionOf(options, text);
    if (text !== undefined && found === undefined) ignoradas.push(text);
    ignoradas.push(...more);
    return found;
  };
  const colores = new Set<Color>();
  for (const text of params.getAll('color')) {
    const color = optionOf(COLORES, text);
    if (color && (colores.has(color) || colores.size < MAX_COLORES)) colores.add(color);
    else if (text.trim() !== '') ignoradas.push(text);
  }
  const respuestas: Respuestas = {
    tamano: one('tamano', TAMANOS),
    colores: [...colores],
    habitat: one('donde', HABITATS),
    mes: mesOf(one('cuando', MESES)),
    haciendo: one('haciendo', HACIENDO),
  };
  return { respuestas, ignoradas };
}

const MESES = [CUALQUIER_MES, ...NOMBRES_DE_MES, ...NOMBRES_DE_MES.map((_, i) => String(i + 1))];

function mesOf(text: string | undefined): Respuestas['mes'] {
  if (text === undefined || text === CUALQUIER_MES) return text;
  const named = NOMBRES_DE_MES.indexOf(text as (typeof NOMBRES_DE_MES)[number]);
  return (named >= 0 ? named + 1 : Number(text)) as Mes;
}

function optionOf<Value extends string>(options: readonly Value[], text?: string): Value | undefined {
  const wanted = foldText(text ?? '');
  return options.find((option) => foldText(option) === wanted);
}

/** The address of the answers: what else `params` says stays, an answer left out leaves no trace. */
export function escribirRespuestas(respuestas: Respuestas, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const param of PREGUNTAS) written.delete(param);
  const { tamano, colores, habitat, mes, haciendo } = respuestas;
  if (tamano) written.set('tamano', tamano);
  for (const color of colores) written.append('color', color);
  if (habitat) written.set('donde', foldText(habitat));
  if (haciendo) written.set('haciendo', haciendo);
  if (mes) written.set('cuando', mes === CUALQUIER_MES ? mes : (NOMBRES_DE_MES[mes - 1] as string));
  return written;
}
