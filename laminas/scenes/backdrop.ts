/** Paints a scene: warm paper, the coloured habitat disc, its sun or moon, the landscape, what the bird stands on, the few plants before it. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { layGrain } from './brush/texture.ts';
import { fillDisc, spillBeyond } from './composition.ts';
import { drawDisc } from './draw-disc.ts';
import { drawPlantsBefore, drawPlantsBehind } from './foreground.ts';
import { drawWaterline } from './ground/water/waterline.ts';
import { drawPaper } from './paper.ts';
import { drawNidoRim } from './perches/nido.ts';
import { drawPerch } from './perches/perch.ts';
import { drawRockFoam } from './perches/stone/rock-foam.ts';
import type { Scene } from './scene.ts';
import { drawContactShadow } from './shadow.ts';
import type { Stand } from './stand.ts';
import { viewOf } from './view.ts';

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
