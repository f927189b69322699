/** What every painter of a scene is handed: where to draw, in which colours, with which light and dice. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { clamp, type Point } from '../geometry/point.ts';
import { type Random, streamOf } from '../geometry/random.ts';
import { type Palette, paletteOf } from './colour/palette.ts';
import { lightOf } from './light.ts';
import type { Scene } from './scene.ts';
import type { Light, Stand } from './stand.ts';

export interface View {
  ctx: SKRSContext2D;
  scene: Scene;
  stand: Stand;
  palette: Palette;
  light: Light;
  /** Where land or water meets the sky, plate px. */
  horizon: number;
  /** The dice of one part; each name has its own stream. */
  dice(name: string): Random;
}

/** Mean of the places where the bird stands. */
export function footing(stand: Stand): Point {
  const count = Math.max(1, stand.feet.length);
  return [
    stand.feet.reduce((sum, foot) => sum + foot[0], 0) / count,
    stand.feet.reduce((sum, foot) => sum + foot[1], 0) / count,
  ];
}

/** A bird high in a tree looks over low land; one on the ground has the horizon behind its body. */
function horizonOf(scene: Scene, stand: Stand): number {
  const { kind } = scene.perch;
  const sole = footing(stand)[1];
  if (kind === 'agua') {
    const farthest = Math.min(...(stand.others ?? []).map(({ waterline = sole }) => waterline));
    return clamp(Math.min((stand.waterline ?? sole) - 130, farthest - 46), 400, 560);
  }
  if (kind === 'suelo' || kind === 'orilla') return clamp(sole - 170, 460, 620);
  return 600;
}

export function viewOf(ctx: SKRSContext2D, scene: Scene, stand: Stand, seed: number): View {
  return {
    ctx,
    scene,
    stand,
    palette: paletteOf(scene),
    light: lightOf(scene),
    horizon: horizonOf(scene, stand),
    dice: (name) => streamOf(seed, name),
  };
}
