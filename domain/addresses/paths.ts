import { AMENAZAS } from '../species/amenaza.ts';
import { ESTACIONES } from '../species/estacion.ts';
import { ORDENES } from '../species/orden.ts';
import { foldText, slugOf } from './slug.ts';

/** Parameter of the comparison: the species that stand side by side, their names with commas between them. */
export const COMPARED_PARAM = 'aves';

/** Where the voices stand on the page of the comparison. */
export const VOICES_ANCHOR = 'voces';

/** Parameter of a walk: the name of the place where it begins. */
export const PLACE_PARAM = 'lugar';

/** Every address of the guide. The table of routes and the prerender read the same. */
export const paths = {
  home: () => '/',
  aves: () => '/birds',
  ave: (nombre: string) => `/birds/${slugOf(nombre)}`,
  orden: (orden: string) => `/birds/orden/${slugOf(orden)}`,
  amenaza: (amenaza: string) => `/birds/amenaza/${slugOf(amenaza)}`,
  estacion: (estacion: string) => `/birds/estacion/${slugOf(estacion)}`,
  avistadas: () => '/birds/avistadas',
  guide: () => '/guide',
  laminas: () => '/guide#laminas',
  offline: () => '/guide#sin-conexion',
  search: (text?: string) =>
    text === undefined ? '/search' : `/search?${new URLSearchParams({ nombre: text })}`,
  /** «¿Qué ave es?»; with the parameters of `domain/identify/answers.ts`, what was answered. */
  whichAve: (answers = '') => `/que-ave-es${answers && `?${answers}`}`,
  /** The comparison of these species; as addresses are read aloud and typed, without accents or capitals. */
  compare: (nombres: readonly string[] = []) =>
    `/comparar${nombres.length > 0 ? `?${COMPARED_PARAM}=${nombres.map(foldText).join(',')}` : ''}`,
  /** The same, where their voices are drawn one under another. */
  compareVoices: (nombres: readonly string[]) => `${paths.compare(nombres)}#${VOICES_ANCHOR}`,
  /** Files and links in and out: copies, and the records of others. */
  copies: () => '/copias',
  lugares: (choice = '') => `/lugares${choice && `?${choice}`}`,
  lugar: (id: string) => `/lugares/${id}`,
  /** Sheets of birds in flight, to one scale each. */
  flight: () => '/vuelo',
  /** The colouring sheet of a species, by the name of its files: as addresses are read aloud and typed. */
  colouring: (nombre: string) => `/laminas/${foldText(nombre)}/colorear`,
  /** The quiz; with the parameters of `domain/quiz/round.ts`, one round of it. */
  quiz: (round = '') => `/juego${round && `?${round}`}`,
  /** The round of it that asks drawn voices: the same for everyone who begins at the page of a species. */
  voiceRound: () => '/juego?juego=voces&juego-voz=si',
  /** A walk to be noted; with the name of a place, one that begins there. */
  walk: (place = '') => `/salida${place && `?${new URLSearchParams({ [PLACE_PARAM]: place })}`}`,
};

/** Pages that stand alone: neither a species nor a list. What the guide has beyond its specification is here (decision 018). */
export const singlePages = (): string[] => [
  paths.guide(),
  paths.search(),
  paths.whichAve(),
  paths.compare(),
  paths.quiz(),
  paths.walk(),
  paths.copies(),
  paths.lugares(),
  paths.flight(),
];

/** Widths in px of the WebP versions of each plate, all with proportion 4:3. */
export const LAMINA_WIDTHS = [320, 640, 1200] as const;

export type LaminaWidth = (typeof LAMINA_WIDTHS)[number];

/** A picture of a species: its plate in one width, or its figure in flight on a transparent ground. */
export type RasterKind = LaminaWidth | 'vuelo';

/** Addresses of a plate: the PNG of the specification, and each lighter WebP. */
export const laminaPaths = {
  png: (imagen: string) => `/images/${imagen}.png`,
  webp: (imagen: string, kind: RasterKind) => `/images/${imagen}-${kind}.webp`,
  /** The drawing of its colouring sheet. */
  colouring: (imagen: string) => `/images/${imagen}-colorear.svg`,
};

/** All pages that are prerendered, for the given species and places, in the order of the sitemap. */
export function allPages(aves: readonly { nombre: string }[], lugares: readonly { id: string }[]): string[] {
  return [
    paths.home(),
    paths.aves(),
    ...aves.map((ave) => paths.ave(ave.nombre)),
    ...ORDENES.map(paths.orden),
    ...AMENAZAS.map(paths.amenaza),
    ...ESTACIONES.map(paths.estacion),
    paths.avistadas(),
    ...singlePages(),
    ...lugares.map(({ id }) => paths.lugar(id)),
    ...aves.map((ave) => paths.colouring(ave.nombre)),
  ];
}
