/** The leafy twigs of a branch or stalk. */
import { clamp, type Path, type Point } from '../../../geometry/point.ts';
import { normalAt } from '../../../geometry/ribbon.ts';
import { FOLIAGE } from '../../plants/foliage.ts';
import { drawSprig, type Twig } from '../../plants/sprig.ts';
import type { Habitat, Plant } from '../../scene.ts';
import type { View } from '../../view.ts';
import { thickSide } from './rod.ts';

/** The tree a branch is of when the recipe names none. */
const TREES: Record<Habitat, Plant> = {
  ciudad: 'almendro',
  parque: 'roble',
  bosque: 'roble',
  matorral: 'jara',
  cultivo: 'olivo',
  estepa: 'retama',
  humedal: 'sauce',
  río: 'fresno',
  roquedo: 'enebro',
  'alta montaña': 'pino',
  dehesa: 'encina',
};

export function treeOf(view: View): Plant {
  const plant = view.scene.perch.plant;
  return plant && FOLIAGE[plant] ? plant : TREES[view.scene.habitat];
}

/** Direction of a rod at one of its points, radians. */
export const headingAt = (spine: Path, i: number): number => {
  const normal = normalAt(spine, i);
  return Math.atan2(normal[0], -normal[1]);
};

/** Index of the spine nearest to x. */
function indexAt(spine: Path, x: number): number {
  const found = spine.findIndex((place) => place[0] >= x);
  return found === -1 ? spine.length - 1 : found;
}

/** Where the twigs spring, clear of the bird: the growing tip, one behind it, one at the thick end. */
function twigsOf(view: View, spine: Path, half: (t: number) => number): Twig[] {
  const thick = thickSide(view.scene, view.stand);
  const thin = -thick;
  const last = spine.length - 1;
  const { body } = view.stand;
  const clear = thin > 0 ? Math.max(body.x + body.width + 34, 900) : Math.min(body.x - 34, 300);
  const along = clamp(indexAt(spine, clear), 2, last - 2);
  const out = (i: number): number => headingAt(spine, i) + (thin > 0 ? 0 : Math.PI);
  /** On the rim of the rod: up (−1) or down (1). */
  const rim = (i: number, side: number): Point => {
    const place = spine[i] as Point;
    return [place[0], place[1] + side * half(i / last) * 0.6];
  };
  const tip = thin > 0 ? last : 0;
  const low = thick > 0 ? last - 14 : 14;
  const hangs = (spine[low] as Point)[1] < 735;
  return [
    { from: spine[tip] as Point, angle: out(tip), length: 74, bend: -thin * 0.2, half: half(tip / last) },
    { from: rim(along, -1), angle: out(along) - thin * 0.7, length: 128, bend: thin * 0.3 },
    hangs
      ? { from: rim(low, 1), angle: Math.PI / 2 - thick * 0.5, length: 98, bend: thick * 0.3 }
      : { from: rim(low, -1), angle: -Math.PI / 2 + thick * 0.62, length: 88, bend: thick * 0.35 },
  ];
}

/** Draws the leafy twigs of a rod; to be drawn before the rod itself. */
export function dressRod(view: View, spine: Path, half: (t: number) => number, plant: Plant): void {
  const random = view.dice('twigs');
  for (const twig of twigsOf(view, spine, half)) drawSprig(view, plant, twig, random);
}
