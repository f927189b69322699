import type { AveResumen } from './ave.ts';
import { ESTACIONES, type Estacion } from './estacion.ts';
import { ORDENES, type Orden } from './orden.ts';
import { findBySlug, foldText, slugOf } from './slug.ts';

/** Parameters of an address that begin a round; they share no name with those that filter the lists. */
const PARAMS = {
  semilla: 'juego',
  orden: 'juego-orden',
  estacion: 'juego-estacion',
  vistas: 'juego-vistas',
} as const;

/** Which species a round asks for; all where nothing is said. */
export type Ambito = { orden?: Orden; estacion?: Estacion; sinVer?: boolean };

/** A round as an address tells it. Under the same seed and scope everyone gets the same. */
export type Partida = { semilla: string; ambito: Ambito };

/** Characters of a seed: enough to name a school, a class and a day. */
const SEED_LENGTH = 40;

/** Characters of an unknown value that are shown again. */
const SHOWN_LENGTH = 40;

/** A seed as it counts: case, accents and signs do not, so that it can be dictated: «3.º B» is «3-o-b». `''` when nothing is left. */
export function semillaOf(text: string): string {
  const plain = foldText(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]+/gu, '-');
  return [...plain].slice(0, SEED_LENGTH).join('').replace(/^-|-$/g, '');
}

/** The round that the parameters of an address begin, `null` without one, and a sentence for each that is not understood. */
export function readPartida(params: URLSearchParams): { partida: Partida | null; avisos: string[] } {
  const avisos: string[] = [];
  function known<Value extends string>(param: string, values: readonly Value[], what: string) {
    const text = params.get(param);
    if (!text) return undefined;
    const value = findBySlug(values, text, (each) => each);
    if (!value) avisos.push(`No conocemos ${what} «${shorten(text)}», así que no lo hemos tenido en cuenta.`);
    return value;
  }
  const text = params.get(PARAMS.semilla);
  if (text === null) return { partida: null, avisos };
  const semilla = semillaOf(text);
  if (!semilla) {
    return { partida: null, avisos: ['La clave de una ronda necesita alguna letra o algún número.'] };
  }
  const orden = known(PARAMS.orden, ORDENES, 'el orden');
  const estacion = known(PARAMS.estacion, ESTACIONES, 'el valor de estación');
  const sinVer = known(PARAMS.vistas, ['no'], 'el valor de «juego-vistas»') === 'no';
  return {
    partida: {
      semilla,
      ambito: { ...(orden && { orden }), ...(estacion && { estacion }), ...(sinVer && { sinVer }) },
    },
    avisos,
  };
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN_LENGTH ? `${characters.slice(0, SHOWN_LENGTH).join('')}…` : text;
}

/** The parameters that begin a round, as `readPartida` reads them. */
export function writePartida({ semilla, ambito }: Partida): string {
  const params = new URLSearchParams({ [PARAMS.semilla]: semilla });
  if (ambito.orden) params.set(PARAMS.orden, slugOf(ambito.orden));
  if (ambito.estacion) params.set(PARAMS.estacion, slugOf(ambito.estacion));
  if (ambito.sinVer) params.set(PARAMS.vistas, 'no');
  return params.toString();
}

type Preguntable = Pick<AveResumen, 'nombre' | 'orden' | 'estacion'>;

/** The species of a scope, in the order given; `vistas` are the names marked as seen. */
export function avesOfAmbito<Item extends Preguntable>(
  aves: readonly Item[],
  { orden, estacion, sinVer }: Ambito,
  vistas: ReadonlySet<string>,
): Item[] {
  return aves.filter(
    (ave) =>
      (!orden || ave.orden === orden) &&
      (!estacion || ave.estacion === estacion) &&
      !(sinVer && vistas.has(ave.nombre)),
  );
}
