/**
 * The scene of a plate: warm paper, the coloured habitat disc, its sun or moon, the landscape, what the bird
 * stands on, and the few plants before it. All lengths are plate px (1200 × 900, y down).
 */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { layGrain } from './brush/texture.ts';
import { fillDisc, spillBeyond } from './composition.ts';
import { drawDisc } from './disc.ts';
import { drawPlantsBefore, drawPlantsBehind } from './foreground.ts';
import { drawWaterline } from './ground/waterline.ts';
import { lightOf } from './luminary.ts';
import { drawPaper } from './paper.ts';
import { drawNidoRim } from './perches/nido.ts';
import { drawPerch } from './perches/perch.ts';
import { drawRockFoam } from './perches/rock-foam.ts';
import { surfaceOf } from './perches/surface.ts';
import { drawContactShadow } from './shadow.ts';
import { viewOf } from './view.ts';

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

/** The one light of a plate. */
export interface Light {
  /** Unit vector towards the light, y down. */
  x: number;
  y: number;
  /** Colour of what is lit, '#rrggbb'. */
  colour: string;
  /** Colour of the shadows: the complementary of the disc, dark, '#rrggbb'; lay it at 20–25 %. */
  shadow: string;
  night: boolean;
}

export interface Point {
  x: number;
  y: number;
}

/** What the bird tells the scene. */
export interface Stand {
  /** Where the soles touch, one or two points. */
  feet: Point[];
  /** Level of the water on a bird that swims or wades. */
  waterline?: number;
  /** Where that level cuts the body of a swimmer, px of the plate. */
  hull?: { left: number; right: number };
  /** Box of the bird without its legs. */
  body: { x: number; y: number; width: number; height: number };
  facing: 'left' | 'right';
  /** The finished bird on a transparent layer of the plate's size (any scale): gives true reflections and shadows. */
  figure?: Canvas;
  /** Birds farther off on the same ground or water. */
  others?: readonly Stand[];
}

/** What the toes find under them. */
export interface PerchSurface {
  /** The touched edge: left to right, or top to bottom on a 'steep' one. */
  edge: Point[];
  /** 'round': toes wrap a rod; 'flat': they lie; 'steep': they cling to a trunk; 'none': there is nothing. */
  grip: 'round' | 'flat' | 'steep' | 'none';
  /** Diameter of a rod, px; 0 when there is none. */
  thickness: number;
  /** The point of the edge nearest to a foot and the edge's direction there, radians. */
  nearest(foot: Point): { x: number; y: number; angle: number };
}

export { lightOf };

/** Where the feet touch: the same for every seed. */
export function perchSurface(scene: Scene, stand: Stand): PerchSurface {
  return surfaceOf(scene, stand);
}

/** Paper, disc, sun or moon, landscape, ground or water, perch and the taller plants: all that lies behind the bird. */
export function drawBackdrop(ctx: SKRSContext2D, scene: Scene, stand: Stand, seed: number): void {
  const view = viewOf(ctx, scene, stand, seed);
  drawPaper(view);
  spillBeyond(view);
  drawDisc(view, () => fillDisc(view));
  drawPlantsBehind(view);
  drawPerch(view);
  for (const each of [...(stand.others ?? []), stand]) drawContactShadow({ ...view, stand: each });
}

/** Plants and the rim of a nest before the bird, ripples about it, and the tooth of the paper over the whole plate. */
export function drawForeground(ctx: SKRSContext2D, scene: Scene, stand: Stand, seed: number): void {
  const view = viewOf(ctx, scene, stand, seed);
  for (const each of stand.others ?? []) {
    drawWaterline({ ...view, stand: each });
    if (each.waterline !== undefined && stand.feet.length === 0 && stand.figure)
      ctx.drawImage(stand.figure, 0, 0, 1200, 900);
  }
  drawWaterline(view);
  if (scene.perch.nest) drawNidoRim(view);
  drawPlantsBefore(view);
  if (scene.perch.wet === 'torrent') drawRockFoam(view);
  layGrain(ctx, 0.075);
}
