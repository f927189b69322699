/** Slope, thickness and middle line of a perch. */

import { noise } from '../../../geometry/noise.ts';
import { type Point, walk } from '../../../geometry/point.ts';
import { hash } from '../../../geometry/random.ts';
import type { PerchKind, Plant, Scene } from '../../scene.ts';
import type { Stand } from '../../stand.ts';
import { footing } from '../../view.ts';

/** Slope (degrees towards where the bird looks) and thickness (px) of each kind. */
const SHAPE: Record<PerchKind, { slope: number; thickness: number }> = {
  rama: { slope: -5, thickness: 30 },
  tallo: { slope: -9, thickness: 15 },
  cable: { slope: 1.5, thickness: 7 },
  tronco: { slope: 4, thickness: 150 },
  poste: { slope: 0, thickness: 132 },
  muro: { slope: 0, thickness: 720 },
  roca: { slope: 0, thickness: 470 },
  suelo: { slope: 0, thickness: 0 },
  orilla: { slope: 0, thickness: 0 },
  agua: { slope: 0, thickness: 0 },
  aire: { slope: 0, thickness: 0 },
};

const UPRIGHT: readonly Plant[] = ['carrizo', 'espadaña', 'trigo', 'hierba'];

export function slopeOf(scene: Scene): number {
  const { kind, plant, slope } = scene.perch;
  if (slope !== undefined) return slope;
  return kind === 'tallo' && plant && UPRIGHT.includes(plant) ? 70 : SHAPE[kind].slope;
}

export function thicknessOf(scene: Scene): number {
  return scene.perch.thickness ?? SHAPE[scene.perch.kind].thickness;
}

/** −1 when the rod's thick end is on the left, 1 on the right: it is the lower one. */
export function thickSide(scene: Scene, stand: Stand): -1 | 1 {
  const falls = slopeOf(scene) * (stand.facing === 'left' ? 1 : -1);
  return falls > 0 ? 1 : -1;
}

/** How far a rod may reach on the plate, px. */
const REACH: Partial<Record<PerchKind, { left: number; right: number }>> = {
  rama: { left: 138, right: 1066 },
  tallo: { left: 150, right: 1056 },
  cable: { left: -20, right: 1220 },
};

/** Sideways departure of a rod from its straight axis, px upwards; none where the feet are. */
function bowAt(scene: Scene, along: number, thick: -1 | 1): number {
  const { kind, plant, slope } = scene.perch;
  if (kind === 'cable') return (along / 600) ** 2 * 16;
  const away = Math.max(0, Math.abs(along) - 110) / 320;
  const habit = hash(`${scene.habitat} ${plant} ${slope} ${scene.season} ${scene.hour}`) % 997;
  const lift = Math.sign(along) * -thick * (6 + (habit % 5) * 7) * away ** 1.6;
  const wander = (noise(along / 105 + habit, 3, 5) - 0.5) * (kind === 'rama' ? 44 : 8) * Math.min(1, away);
  return lift + wander;
}

/** Middle line of a branch, stalk or cable, from left to right, px. */
export function rodSpine(scene: Scene, stand: Stand): Point[] {
  const whole = REACH[scene.perch.kind] ?? { left: 0, right: 1200 };
  const { short = 0 } = scene.perch;
  const thinLeft = thickSide(scene, stand) > 0;
  const reach = { left: whole.left + (thinLeft ? short : 0), right: whole.right - (thinLeft ? 0 : short) };
  const sign = stand.facing === 'left' ? 1 : -1;
  const angle = (slopeOf(scene) * sign * Math.PI) / 180;
  const sole = footing(stand);
  const half = thicknessOf(scene) / 2;
  const spine: Point[] = [];
  for (let along = -1100; along <= 1100; along += 12) {
    const across = bowAt(scene, along, thickSide(scene, stand)) - half;
    const [x, y] = walk(sole, angle, along, -across);
    if (x >= reach.left && x <= reach.right && y > 128 && y < 960) spine.push([x, y]);
  }
  return spine;
}

/** Half the thickness of a rod along its length, tapering away from its thick end, px. */
export function rodHalfWidth(scene: Scene, stand: Stand): (t: number) => number {
  const half = thicknessOf(scene) / 2;
  if (scene.perch.kind === 'cable') return () => half;
  const thick = thickSide(scene, stand);
  const stalk = scene.perch.kind === 'tallo';
  const slender = stalk ? 0.25 : 0.62;
  const tapering = (t: number): number => {
    const fromThin = thick < 0 ? 1 - t : t;
    if (stalk) return 1;
    return Math.min(1, 0.16 + (fromThin / 0.2) ** 0.8);
  };
  return (t) => {
    const fromFoot = (t - 0.5) * 2 * thick;
    return half * tapering(t) * (1 + fromFoot * slender * (Math.abs(fromFoot) < 0.25 ? 0.35 : 0.7));
  };
}
