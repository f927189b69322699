/** The scene of a plate as data. All lengths are plate px (1200 × 900, y down). */

/** Where the species lives; the words are those of the data. */
export type Habitat =
  | 'ciudad'
  | 'parque'
  | 'bosque'
  | 'matorral'
  | 'cultivo'
  | 'estepa'
  | 'humedal'
  | 'río'
  | 'roquedo'
  | 'alta montaña'
  | 'dehesa';

export type Hour = 'mañana' | 'tarde' | 'noche';
export type Season = 'primavera' | 'verano' | 'otoño' | 'invierno';

export type PerchKind =
  | 'rama'
  | 'tallo'
  | 'cable'
  | 'tronco'
  | 'poste'
  | 'muro'
  | 'roca'
  | 'suelo'
  | 'orilla'
  | 'agua'
  | 'aire';

export type Plant =
  | 'encina'
  | 'roble'
  | 'fresno'
  | 'sauce'
  | 'chopo'
  | 'olivo'
  | 'almendro'
  | 'majuelo'
  | 'pino'
  | 'enebro'
  | 'jara'
  | 'zarza'
  | 'retama'
  | 'piorno'
  | 'tomillo'
  | 'carrizo'
  | 'espadaña'
  | 'cardo'
  | 'trigo'
  | 'hierba';

/** What the feet stand on. */
export interface Perch {
  kind: PerchKind;
  /** The tree or herb it belongs to; each habitat has its own when left out. */
  plant?: Plant;
  /** Degrees the perch rises towards where the bird looks (negative: falls). Each kind has its own. */
  slope?: number;
  /** Diameter of a branch, stalk or cable, width of a trunk, post or rock, px. */
  thickness?: number;
  /** A bare branch: no leaves; a wall without its putlog hole. */
  bare?: boolean;
  /** How much sooner the thin end of a branch or stalk ends, px: room on the plate for long leaves. */
  short?: number;
  /** A stork's nest of sticks on top of a post. */
  nest?: boolean;
  /** A rock in the water, all round it: still, or a mountain torrent with falls and foam. */
  wet?: 'still' | 'torrent';
  /** How far a rock's middle or a trunk's edge lies to the right of the first bird's feet, px. */
  shift?: number;
  /** The feet hold on to a trunk's bark where the legs set them, not on its edge. */
  onBark?: boolean;
}

/** The scene as data, part of a recipe. */
export interface Scene {
  habitat: Habitat;
  hour?: Hour;
  season?: Season;
  perch: Perch;
  /** Plants at the sides of the foreground (at most two are drawn); the habitat's own when left out. */
  plants?: Plant[];
  /** A named tint for the disc instead of the one that habitat, hour and season give. */
  palette?: TintName;
  /** Which side the sun or moon hangs on; 'hidden' leaves the disc bare and the light comes from the upper left. */
  sun?: 'left' | 'right' | 'hidden';
}

/** The named colours of the disc. */
export type TintName =
  | 'salvia'
  | 'prado'
  | 'oliva'
  | 'miel'
  | 'trigo'
  | 'arena'
  | 'melocotón'
  | 'coral'
  | 'terracota'
  | 'rosa'
  | 'malva'
  | 'lavanda'
  | 'cielo'
  | 'escarcha'
  | 'agua'
  | 'bruma'
  | 'granito'
  | 'noche';
