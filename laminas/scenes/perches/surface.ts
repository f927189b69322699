/** The line the soles touch, for every kind of perch: the same line the perch is then painted along. */

import { noise } from '../../geometry/noise.ts';
import { between, clamp, distance, heading, type Path, type Point } from '../../geometry/point.ts';
import { normalAt, offsetLine } from '../../geometry/ribbon.ts';
import type { Scene } from '../scene.ts';
import type { Footing, PerchSurface, Stand } from '../stand.ts';
import { footing } from '../view.ts';
import { rodHalfWidth, rodSpine, slopeOf, thicknessOf } from './wood/rod.ts';

/** Half the breadth of the floor of a nest, px. */
const NEST = 190;

/** Edge of a trunk on the bird's side, from top to bottom, px. */
export function trunkEdge(scene: Scene, stand: Stand): Point[] {
  const sole = footing(stand);
  const lean = Math.tan((slopeOf(scene) * Math.PI) / 180) * (stand.facing === 'left' ? 1 : -1);
  const edge: Point[] = [];
  for (let y = -20; y <= 920; y += 14) {
    const away = clamp((Math.abs(y - sole[1]) - 120) / 160);
    const rough = (noise(y / 60, 7, 9) - 0.5) * 11 * (0.25 + away);
    edge.push([sole[0] + (scene.perch.shift ?? 0) + (y - sole[1]) * lean + rough, y]);
  }
  return edge;
}

/** Where a boulder meets the ground, px: never below the edge of the plate. */
export function rockFoot(stand: Stand): number {
  const [, y] = footing(stand);
  return Math.max(Math.min(Math.max(y + 160, 846), 886), y + 40);
}

/** Top of a boulder: level under the feet, rounding off to both sides until it stands upright, px. */
export function rockTop(scene: Scene, stand: Stand): Point[] {
  const sole = footing(stand);
  const width = thicknessOf(scene);
  const lean = slopeOf(scene) * (stand.facing === 'left' ? 1 : -1) * 0.012;
  const top: Point[] = [];
  const drop = Math.min(100, width * 0.22, (rockFoot(stand) - sole[1]) * 0.66);
  for (let step = -22; step <= 22; step++) {
    const u = Math.sin((step / 22) * (Math.PI / 2));
    const fall = Math.max(0, Math.abs(u) - 0.3) / 0.7;
    const rough = (noise(u * (width / 110), 2, 3) - 0.5) * 22 * Math.min(1, fall * 3) * (1 - fall * 0.7);
    top.push([
      sole[0] + (scene.perch.shift ?? 0) + (u * width) / 2,
      sole[1] + fall ** 1.5 * drop + u * lean * width + rough,
    ]);
  }
  return top;
}

function nearestOn(edge: Path, foot: Point): Footing {
  let best: Footing = { point: foot, angle: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < edge.length; i++) {
    const from = edge[i] as Point;
    const to = edge[i + 1] as Point;
    const [runX, runY] = [to[0] - from[0], to[1] - from[1]];
    const run = (foot[0] - from[0]) * runX + (foot[1] - from[1]) * runY;
    const point = between(from, to, clamp(run / (runX ** 2 + runY ** 2 || 1)));
    const away = distance(point, foot);
    if (away >= least) continue;
    least = away;
    best = { point, angle: heading(from, to) };
  }
  return best;
}

/** Upper side of a rod: for a steep one, the side the bird is on. */
function rodTop(scene: Scene, stand: Stand): Point[] {
  const spine = rodSpine(scene, stand);
  const middle = normalAt(spine, Math.floor(spine.length / 2));
  return offsetLine(spine, rodHalfWidth(scene, stand), middle[1] <= 0 ? 1 : -1);
}

export function surfaceOf(scene: Scene, stand: Stand): PerchSurface {
  const { kind } = scene.perch;
  const thickness = thicknessOf(scene);
  const built = (edge: Point[], grip: PerchSurface['grip'], rod = 0): PerchSurface => ({
    edge,
    grip,
    thickness: rod,
    nearest: (foot) => nearestOn(edge, foot),
  });
  const sole = footing(stand);
  const level = (half: number): Point[] => [
    [sole[0] - half, sole[1]],
    [sole[0] + half, sole[1]],
  ];
  if (kind === 'rama' || kind === 'tallo' || kind === 'cable')
    return built(rodTop(scene, stand), 'round', thickness);
  if (kind === 'tronco') {
    const trunk = built(trunkEdge(scene, stand), 'steep');
    return scene.perch.onBark ? { ...trunk, nearest: (point) => ({ point, angle: Math.PI / 2 }) } : trunk;
  }
  if (kind === 'poste') return built(level(scene.perch.nest ? NEST : thickness / 2), 'flat');
  if (kind === 'muro') return built(level(600), 'flat');
  if (kind === 'roca') return built(rockTop(scene, stand), 'flat');
  if (kind === 'suelo' || kind === 'orilla') return built(level(600), 'flat');
  return built(level(600), 'none');
}
