import { findBySlug, foldText, slugOf } from '../addresses/slug.ts';
import { MONTH_NAMES, type Month } from '../calendar/month.ts';
import type { Ave } from '../species/ave.ts';
import { ESTACIONES, type Estacion } from '../species/estacion.ts';
import { HABITATS, type Habitat } from '../species/habitat.ts';
import { ORDENES, type Orden } from '../species/orden.ts';

/** Parameters of an address that begin a round; they share no name with those that filter the lists. */
const PARAMS = {
  seed: 'juego',
  orden: 'juego-orden',
  estacion: 'juego-estacion',
  habitat: 'juego-habitat',
  mes: 'juego-mes',
  seen: 'juego-vistas',
  alike: 'juego-parecidas',
  lugar: 'juego-lugar',
  flight: 'juego-vuelo',
  voice: 'juego-voz',
} as const;

/** Which species a round asks for; all where nothing is said. */
export type Scope = {
  orden?: Orden;
  estacion?: Estacion;
  habitat?: Habitat;
  mes?: Month;
  /** Only those that the visitor has seen, or only the others. */
  seen?: boolean;
  /** Species that are taken for one another, each among those for which it is taken. */
  alike?: boolean;
  /** Those that one may expect at a place of the guide, by its id; whether there is such a place is not asked here. */
  lugar?: string;
  /** Figures of birds in flight in place of plates, of the species that have one. */
  flight?: boolean;
  /** Drawn voices in place of plates, of the species that have one. */
  voice?: boolean;
};

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
  const habitat = known(PARAMS.habitat, HABITATS, 'el hábitat');
  const month = known(PARAMS.mes, MONTH_NAMES, 'el mes');
  const seen = known(PARAMS.seen, ['sí', 'no'], `el valor de «${PARAMS.seen}»`);
  const alike = known(PARAMS.alike, ['sí'], `el valor de «${PARAMS.alike}»`);
  const flight = known(PARAMS.flight, ['sí'], `el valor de «${PARAMS.flight}»`);
  const voice = known(PARAMS.voice, ['sí'], `el valor de «${PARAMS.voice}»`);
  const lugar = seedOf(params.get(PARAMS.lugar) ?? '');
  return {
    round: {
      seed,
      scope: {
        ...(orden && { orden }),
        ...(estacion && { estacion }),
        ...(habitat && { habitat }),
        ...(month && { mes: (MONTH_NAMES.indexOf(month) + 1) as Month }),
        ...(seen && { seen: seen === 'sí' }),
        ...(alike && { alike: true }),
        ...(lugar && { lugar }),
        ...(flight && { flight: true }),
        ...(voice && { voice: true }),
      },
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
  if (scope.habitat) params.set(PARAMS.habitat, foldText(scope.habitat));
  if (scope.mes) params.set(PARAMS.mes, MONTH_NAMES[scope.mes - 1] as string);
  if (scope.seen !== undefined) params.set(PARAMS.seen, scope.seen ? 'si' : 'no');
  if (scope.alike) params.set(PARAMS.alike, 'si');
  if (scope.lugar) params.set(PARAMS.lugar, scope.lugar);
  if (scope.flight) params.set(PARAMS.flight, 'si');
  if (scope.voice) params.set(PARAMS.voice, 'si');
  return params.toString();
}

/** What a scope asks of a species. */
export type Askable = Pick<Ave, 'nombre' | 'orden' | 'estacion' | 'habitats' | 'meses'>;

/** What the choice of a round needs of a species beyond its summary: its habitats as places in `HABITATS`, its look-alikes in the list. */
export type OwnAskable = [habitats: number[], lookAlikes: number[]];

/** The species of a scope, in the order given; `seen` are the names marked as seen. Whether they look alike is not asked here. */
export function avesInScope<Item extends Askable>(
  aves: readonly Item[],
  scope: Scope,
  seen: ReadonlySet<string>,
): Item[] {
  const { orden, estacion, habitat, mes } = scope;
  return aves.filter(
    (ave) =>
      (!orden || ave.orden === orden) &&
      (!estacion || ave.estacion === estacion) &&
      (!habitat || ave.habitats.includes(habitat)) &&
      (!mes || ave.meses.includes(mes)) &&
      (scope.seen === undefined || scope.seen === seen.has(ave.nombre)),
  );
}
