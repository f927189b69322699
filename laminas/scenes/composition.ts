/** What a disc is composed of, from its sun to the ground under the bird. */
import { DISC } from './disc.ts';
import { drawDust } from './ground/dust.ts';
import type { DryGround } from './ground/grain.ts';
import { drawGround, type GroundKind, groundColour } from './ground/ground.ts';
import { drawSpill } from './ground/spill.ts';
import { drawReflection } from './ground/water/reflection.ts';
import { drawShore, shoreColour } from './ground/water/shore.ts';
import { drawTorrent } from './ground/water/torrent.ts';
import { drawWater } from './ground/water/water.ts';
import { LANDSCAPES } from './landscapes/landscape.ts';
import { drawLuminary } from './luminary.ts';
import type { Scene } from './scene.ts';
import type { View } from './view.ts';

/** Height from which a torrent runs on beyond the disc, px. */
const TORRENT_SPILL = 690;

/** Dry ground where a wetland's bird stands on land. */
const DRY: Record<'humedal' | 'río', DryGround> = { humedal: 'lodo', río: 'tierra' };

function groundOf({ habitat, perch }: Scene): GroundKind {
  if (perch.kind === 'agua' || perch.kind === 'orilla' || perch.wet) return 'agua';
  if ((habitat === 'humedal' || habitat === 'río') && (perch.kind === 'suelo' || perch.kind === 'roca'))
    return DRY[habitat];
  return LANDSCAPES[habitat].ground;
}

const onGround = ({ perch }: Scene): boolean =>
  perch.kind === 'suelo' || perch.kind === 'orilla' || perch.kind === 'agua';

/** Draws the land as it is or turned round, by the plate's dice: twice as many views of every habitat. */
function turnedRound(view: View, draw: (view: View) => void): void {
  const { ctx, light } = view;
  if (LANDSCAPES[view.scene.habitat].oneWay || view.dice('turn').chance(0.5)) {
    draw(view);
    return;
  }
  ctx.save();
  ctx.translate(DISC.x * 2, 0);
  ctx.scale(-1, 1);
  draw({ ...view, light: { ...light, x: -light.x } });
  ctx.restore();
}

function reflected(view: View): void {
  if (view.stand.waterline !== undefined) drawReflection(view, view.stand.waterline);
}

/** All that the disc holds: sun, land, and the plane of ground or water. */
export function fillDisc(view: View): void {
  const { scene, stand } = view;
  const landscape = LANDSCAPES[scene.habitat];
  const ground = groundOf(scene);
  drawLuminary(view);
  turnedRound(view, landscape.behind);
  if (ground === 'agua') drawWater(view);
  else if (onGround(scene) || !landscape.built) drawGround(view, ground);
  if (scene.perch.wet === 'torrent') drawTorrent(view);
  if (scene.perch.kind === 'orilla') drawShore(view);
  const { standing } = landscape;
  if (standing && !onGround(scene) && ground !== 'agua') turnedRound(view, standing);
  if (ground === 'agua')
    for (const each of [...(stand.others ?? []), stand]) reflected({ ...view, stand: each });
}

/** Ground under the bird runs on beyond the disc. */
export function spillBeyond(view: View): void {
  const { scene, stand, palette } = view;
  const { kind } = scene.perch;
  const sole = stand.feet[0]?.[1] ?? 780;
  const ground = groundOf(scene);
  const dry = ground === 'agua' ? palette.waterNear : groundColour(view, ground);
  if (kind === 'agua') drawSpill(view, (stand.waterline ?? sole) - 40, palette.waterNear);
  else if (scene.perch.wet === 'torrent') drawSpill(view, TORRENT_SPILL, palette.waterNear);
  else if (kind === 'orilla') drawDust(view, sole - 30, shoreColour(view));
  else if (kind === 'suelo' || kind === 'roca') drawDust(view, Math.min(sole - 30, 770), dry);
}
