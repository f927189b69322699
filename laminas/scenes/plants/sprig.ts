/** A leafy twig of any woody plant. */
import { type Path, type Point, walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { addTaper, fillPath, ribbonPath } from '../brush/stroke.ts';
import { shade } from '../colour/pigment.ts';
import type { Plant } from '../scene.ts';
import type { View } from '../view.ts';
import { FOLIAGE, type Foliage } from './foliage.ts';
import { drawNode } from './node.ts';
import { drawOrnament } from './ornament.ts';

export interface Twig {
  from: Point;
  /** Radians. */
  angle: number;
  /** Px. */
  length: number;
  /** Turn from foot to tip, radians. */
  bend: number;
  /** Half its breadth at the foot where it goes on from a branch, px. */
  half?: number;
}

const isBare = (view: View, foliage: Foliage): boolean =>
  Boolean(foliage.autumn) && view.scene.season === 'invierno';

function twigLine(twig: Twig): Point[] {
  const line = [twig.from];
  let place = twig.from;
  for (let i = 0; i < 14; i++) {
    place = walk(place, twig.angle + (twig.bend * i) / 13, twig.length / 14);
    line.push(place);
  }
  return line;
}

/** Px between nodes. */
const SPACING: Record<Foliage['arrangement'], number> = {
  alterna: 25,
  opuesta: 34,
  pinnada: 62,
  trifoliada: 50,
  acículas: 15,
  varas: 26,
};

/** Draws the twig with all that it bears in the scene's season. */
export function drawSprig(view: View, plant: Plant, twig: Twig, random: Random): void {
  const foliage = FOLIAGE[plant] ?? (FOLIAGE.encina as Foliage);
  const line = twigLine(twig);
  const thin = foliage.arrangement === 'varas' ? 2.6 : 3.6;
  const foot = twig.half === undefined ? thin * 1.05 : Math.max(twig.half, thin * 0.5);
  ribbonPath(view.ctx, line, (t) => foot + (Math.min(foot, thin * 0.3) - foot) * t);
  view.ctx.fillStyle = shade(view.palette.key(foliage.bark), -0.05);
  view.ctx.fill();
  const nodes = Math.max(3, Math.round(twig.length / SPACING[foliage.arrangement]));
  const bare = isBare(view, foliage) || view.scene.perch.bare === true;
  const ornament = foliage.ornament;
  const inSeason = ornament?.seasons.includes(view.scene.season ?? 'primavera');
  for (let i = 1; i <= nodes; i++) {
    const t = 0.1 + (0.9 * i) / nodes;
    const at = line[Math.round(t * 14)] as Point;
    const angle = twig.angle + twig.bend * t;
    const sides = foliage.arrangement === 'opuesta' ? [-1, 1] : [i % 2 ? 1 : -1];
    if (bare) bud(view, at, angle, sides[0] ?? 1, foliage);
    else for (const side of sides) drawNode(view, foliage, at, angle, side, 1 - t * 0.28, random);
    if (i === nodes && !bare) drawNode(view, foliage, at, angle, random.bell() * 0.12, 0.85, random);
  }
  if (inSeason && ornament) hang(view, ornament.kind, line, random);
}

function bud(view: View, at: Point, angle: number, side: number, foliage: Foliage): void {
  fillPath(view.ctx, shade(view.palette.key(foliage.bark), 0.03), () =>
    addTaper(view.ctx, at, walk(at, angle + side * 0.6, 13), 2.6),
  );
}

function hang(view: View, kind: Parameters<typeof drawOrnament>[1], line: Path, random: Random): void {
  const many = kind === 'flor de piorno' || kind === 'flor de almendro';
  const places =
    kind === 'piña'
      ? [0.35]
      : kind === 'flor de jara'
        ? [1]
        : many
          ? [0.2, 0.4, 0.55, 0.7, 0.85, 1]
          : [0.3, 0.72];
  for (const t of places) {
    const place = line[Math.round(t * 14)] as Point;
    const wander = kind === 'flor de piorno' ? 7 : many ? 20 : 0;
    drawOrnament(view, kind, [place[0] + random.bell() * wander, place[1] + random.bell() * wander], random);
  }
}
