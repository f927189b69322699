/** A trunk beside which a woodpecker climbs. */

import type { Point } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import { shade, veil } from '../colour/pigment.ts';
import { FOLIAGE, type Foliage } from '../plants/foliage.ts';
import { drawSprig } from '../plants/sprig.ts';
import type { View } from '../view.ts';
import { growLichen } from './stone/lichen.ts';
import { trunkEdge } from './surface.ts';
import { thicknessOf } from './wood/rod.ts';
import { placeOnTrunk, platedBark, smoothBark, type Trunk } from './wood/trunk-bark.ts';
import { treeOf } from './wood/twigs.ts';

function trunkOf(view: View, foliage: Foliage): Trunk {
  const { scene, stand, palette } = view;
  const inner = trunkEdge(scene, stand);
  const away = stand.facing === 'left' ? -1 : 1;
  const width = thicknessOf(scene);
  const random = view.dice('trunk outline');
  const outer = inner.map((place, i): Point => {
    const flare = Math.max(0, (place[1] - 700) / 220) ** 2 * 26;
    return [place[0] + away * (width + flare + Math.sin(i / 5.5) * 5 + random.bell() * 1.5), place[1]];
  });
  return { inner, outer, colour: palette.key(foliage.bark), cracked: foliage.cracked };
}

/** The round of the trunk: shade on the side turned from the light, and the bird's own shadow. */
function modelRound(view: View, trunk: Trunk): void {
  const { ctx, light, stand, palette } = view;
  const xs = [...trunk.inner, ...trunk.outer].map((place) => place[0]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [litEdge, darkEdge] = light.x > 0 ? [right, left] : [left, right];
  const gradient = ctx.createLinearGradient(litEdge, 0, darkEdge, 0);
  gradient.addColorStop(0, veil(palette.lit, 0.05));
  gradient.addColorStop(0.22, veil(palette.lit, 0.16));
  gradient.addColorStop(0.5, veil(palette.shadow, 0.04));
  gradient.addColorStop(1, veil(palette.shadow, 0.5));
  ctx.fillStyle = gradient;
  ctx.fillRect(left, -20, right - left, 940);
  const { body } = stand;
  const edge =
    stand.facing === 'left' ? Math.min(body.x + 30, right) : Math.max(body.x + body.width - 30, left);
  const cast = ctx.createRadialGradient(edge, 0, 0, edge, 0, 1);
  cast.addColorStop(0, veil(palette.shadow, 0.3));
  cast.addColorStop(1, veil(palette.shadow, 0));
  ctx.save();
  ctx.translate(edge, body.y + body.height * 0.55 - light.y * 30);
  ctx.scale(46, body.height * 0.42);
  ctx.translate(-edge, 0);
  ctx.fillStyle = cast;
  ctx.fillRect(edge - 1, -1, 2, 2);
  ctx.restore();
}

export function drawTronco(view: View): void {
  const { ctx, stand } = view;
  const plant = treeOf(view);
  const trunk = trunkOf(view, FOLIAGE[plant] as Foliage);
  const random = view.dice('trunk bark');
  const away = stand.facing === 'left' ? -1 : 1;
  const root = placeOnTrunk(trunk, 0.97, 300);
  drawSprig(
    view,
    plant,
    {
      from: [root[0], root[1] - 140],
      angle: away > 0 ? -0.55 : Math.PI + 0.55,
      length: 150,
      bend: away * 0.2,
    },
    view.dice('trunk twig'),
  );
  ctx.save();
  const bark = shade(trunk.colour, trunk.cracked > 0.4 ? -0.19 : 0.02);
  fill(ctx, [...trunk.inner, ...[...trunk.outer].reverse()], bark);
  ctx.clip();
  if (trunk.cracked > 0.4) platedBark(view, trunk, random);
  else smoothBark(view, trunk, random);
  modelRound(view, trunk);
  lichens(view, trunk);
  ctx.restore();
}

function lichens(view: View, trunk: Trunk): void {
  const random = view.dice('trunk lichen');
  for (let i = 0; i < 13; i++) {
    const at = placeOnTrunk(trunk, random.range(0.1, 0.9), random.range(20, 880));
    growLichen(view, at, random.range(4, 8), 1.2, random);
  }
}
