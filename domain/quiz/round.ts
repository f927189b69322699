import { findBySlug, foldText, slugOf } from '../addresses/slug.ts';
import type { AveSummary } from '../species/ave.ts';
import { ESTACIONES, type Estacion } from '../species/estacion.ts';
import { ORDENES, type Orden } from '../species/orden.ts';

/** Parameters of an address that begin a round; they share no name with those that filter the lists. */
const PARAMS = {
  seed: 'juego',
  orden: 'juego-orden',
  estacion: 'juego-estacion',
  seen: 'juego-vistas',
} as const;

/** Which species a round asks for; all where nothing is said. */
export type Scope = { orden?: Orden; estacion?: Estacion; unseenOnly?: boolean };

/** A round as an address tells it. Under the same seed and scope everyone gets the same. */
export type Round = { seed: string; scope: Scope };

/** Characters of a seed: enough to name a school, a class and a day. */
const SEED_LENGTH = 40;

/** Characters of an unknown value that are shown again. */
const SHOWN_LENGTH = 40;

/** A seed as it counts: case, accents and signs do not, so that it can be dictated: «3.º B» is «3-o-b». `''` when nothing is left. */
export function seedOf(text: string): string {
  const plain = foldText(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]+/gu, '-');
  return [...plain].slice(0, SEED_LENGTH).join('').replace(/^-|-$/g, '');
}

/** The round that the parameters of an address begin, `null` without one, and a sentence for each that is not understood. */
export function readRound(params: URLSearchParams): { round: Round | null; notices: string[] } {
  const notices: string[] = [];
  function known<Value extends string>(param: string, values: readonly Value[], what: string) {
    const text = params.get(param);
    if (!text) return undefined;
    const value = findBySlug(values, text, (each) => each);
    if (!value)
      notices.push(`No conocemos ${what} «${shorten(text)}», así que no lo hemos tenido en cuenta.`);
    return value;
  }
  const text = params.get(PARAMS.seed);
  if (text === null) return { round: null, notices };
  const seed = seedOf(text);
  if (!seed) {
    return { round: null, notices: ['La clave de una ronda necesita alguna letra o algún número.'] };
  }
  const orden = known(PARAMS.orden, ORDENES, 'el orden');
  const estacion = known(PARAMS.estacion, ESTACIONES, 'el valor de estación');
  const unseenOnly = known(PARAMS.seen, ['no'], 'el valor de «juego-vistas»') === 'no';
  return {
    round: {
      seed,
      scope: { ...(orden && { orden }), ...(estacion && { estacion }), ...(unseenOnly && { unseenOnly }) },
    },
    notices,
  };
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN_LENGTH ? `${characters.slice(0, SHOWN_LENGTH).join('')}…` : text;
}

/** The parameters that begin a round, as `readRound` reads them. */
export function writeRound({ seed, scope }: Round): string {
  const params = new URLSearchParams({ [PARAMS.seed]: seed });
  if (scope.orden) params.set(PARAMS.orden, slugOf(scope.orden));
  if (scope.estacion) params.set(PARAMS.estacion, slugOf(scope.estacion));
  if (scope.unseenOnly) params.set(PARAMS.seen, 'no');
  return params.toString();
}

type Askable = Pick<AveSummary, 'nombre' | 'orden' | 'estacion'>;

/** The species of a scope, in the order given; `seen` are the names marked as seen. */
export function avesInScope<Item extends Askable>(
  aves: readonly Item[],
  { orden, estacion, unseenOnly }: Scope,
  seen: ReadonlySet<string>,
): Item[] {
  return aves.filter(
    (ave) =>
      (!orden || ave.orden === orden) &&
      (!estacion || ave.estacion === estacion) &&
      !(unseenOnly && seen.has(ave.nombre)),
  );
}
