import { type Path, type Point, pick, walk } from '../geometry/point.ts';
import type { Knot } from '../geometry/sheet.ts';
import type { Proportions } from '../parts/proportions.ts';
import type { Anatomy, LegBones } from './anatomy.ts';
import { compacted } from './compact.ts';
import { withContour } from './contour/trunk-outline.ts';
import { withDepth } from './depth.ts';
import { carryHead, enlargeHead, moved, placeOf, shapeSkull, turnHead } from './head-pose.ts';
import { withNape } from './nape.ts';
import { tailInLine } from './tail-line.ts';
import { letDown, tipOnTail } from './wing/folded-wing.ts';

type Warp = (point: Point) => Point;

function nudge(knots: readonly Knot[], side: 'd' | 'v', move: Proportions['move']): Knot[] {
  return knots.map((knot, i) => {
    const shift = move?.[side + i];
    return shift ? moved(knot, [knot[1] + shift[0], knot[2] + shift[1]]) : knot;
  });
}

/** Breast and belly swell or shrink about the middle of the back. */
function fatten(ventral: readonly Knot[], dorsal: readonly Knot[], plump: number): Knot[] {
  const centreX = dorsal.reduce((sum, knot) => sum + knot[1], 0) / dorsal.length;
  const centreY = dorsal.reduce((sum, knot) => sum + knot[2], 0) / dorsal.length;
  return ventral.map((knot) => {
    const growth = Math.exp(-(((knot[0] - 0.45) / 0.25) ** 2)) * (plump - 1);
    return moved(knot, [
      knot[1] + (knot[1] - centreX) * growth * 0.6,
      knot[2] + (knot[2] - centreY) * growth,
    ]);
  });
}

function stretchLeg(leg: LegBones, factor: number): LegBones {
  const down = (point: Point): Point => [point[0], leg.hip[1] + (point[1] - leg.hip[1]) * factor];
  return { ...leg, ankle: down(leg.ankle), foot: down(leg.foot) };
}

/** The far leg moved back and the near one forward, the feet twice as far as the hips. */
function stand(anatomy: Anatomy, apart: number): Anatomy {
  const shift = ([x, y]: Point, by: number): Point => [x + by, y];
  const legs = anatomy.legs.map((leg, i) => {
    const by = (i === 0 ? 0.5 : -0.5) * apart;
    return {
      ...leg,
      hip: shift(leg.hip, by * 0.5),
      ankle: shift(leg.ankle, by * 0.8),
      foot: shift(leg.foot, by),
    };
  });
  return { ...anatomy, legs };
}

/** Both legs set farther back under the body. */
function footed(anatomy: Anatomy, by: number): Anatomy {
  const back = (point: Point): Point => [point[0] + by, point[1]];
  const legs = anatomy.legs.map((leg) => ({
    ...leg,
    hip: back(leg.hip),
    ankle: back(leg.ankle),
    foot: back(leg.foot),
  }));
  return { ...anatomy, legs };
}

/** Every landmark through a similarity; legs stay upright below their hips. */
export function transform(anatomy: Anatomy, warp: Warp, scale: number, turn: number): Anatomy {
  const path = (points: Path) => points.map(warp);
  const knots = (list: readonly Knot[]) => list.map((knot) => moved(knot, warp(placeOf(knot))));
  const leg = (bones: LegBones): LegBones => {
    const hip = warp(bones.hip);
    const hang = (point: Point): Point => [
      hip[0] + (point[0] - bones.hip[0]) * scale,
      hip[1] + (point[1] - bones.hip[1]) * scale,
    ];
    const { set } = bones;
    return {
      hip,
      ankle: hang(bones.ankle),
      foot: hang(bones.foot),
      width: bones.width * scale,
      ...(set && { set: { ...set, aside: set.aside * scale, middleToe: set.middleToe * scale } }),
    };
  };
  return {
    ...anatomy,
    dorsal: knots(anatomy.dorsal),
    ventral: knots(anatomy.ventral),
    eye: warp(anatomy.eye),
    headRadius: anatomy.headRadius * scale,
    tilt: anatomy.tilt + turn,
    ...(anatomy.wing && { wing: { upper: path(anatomy.wing.upper), lower: path(anatomy.wing.lower) } }),
    tail: { base: warp(anatomy.tail.base), direction: anatomy.tail.direction + turn },
    bill: anatomy.bill + turn,
    legs: anatomy.legs.map(leg),
  };
}

/** Turn about the middle of the page; the feet are levelled afterwards. */
function turned(anatomy: Anatomy, angle: number): Anatomy {
  const warp: Warp = ([x, y]) => walk([600, 450], angle, x - 600, y - 450);
  return levelled(transform(anatomy, warp, 1, angle));
}

/** Both soles at the height of the lower one when they were level before. */
function levelled(anatomy: Anatomy): Anatomy {
  if (anatomy.legs.length < 2 || Math.abs(anatomy.tilt) > 1) return anatomy;
  const [far, near] = [pick(anatomy.legs, 0), pick(anatomy.legs, 1)];
  const gap = far.foot[1] - near.foot[1];
  if (Math.abs(gap) > 40) return anatomy;
  const ground = (far.foot[1] + near.foot[1]) / 2;
  return { ...anatomy, legs: anatomy.legs.map((leg) => ({ ...leg, foot: [leg.foot[0], ground] as Point })) };
}

/** The archetype with the proportions of a species. */
export function posed(archetype: Anatomy, proportions: Proportions = {}): Anatomy {
  const { head = 1, plump = 1, depth = 1, legs = 1, turn = 0, skull, move } = proportions;
  const neck = proportions.neck ?? -turn * 0.85;
  const dorsal = nudge(archetype.dorsal, 'd', move);
  const ventral = fatten(nudge(archetype.ventral, 'v', move), dorsal, plump);
  let anatomy: Anatomy = { ...archetype, dorsal, ventral };
  if (proportions.compact) anatomy = levelled(compacted(anatomy, proportions.compact));
  if (proportions.carry) anatomy = carryHead(anatomy, proportions.carry);
  if (skull) anatomy = shapeSkull(anatomy, skull);
  if (proportions.droop) anatomy = letDown(anatomy, proportions.droop);
  if (depth !== 1) anatomy = withDepth(anatomy, depth);
  if (head !== 1) anatomy = enlargeHead(anatomy, head);
  anatomy = { ...anatomy, legs: anatomy.legs.map((leg) => stretchLeg(leg, legs)) };
  if (proportions.stance) anatomy = stand(anatomy, proportions.stance);
  if (proportions.footing) anatomy = footed(anatomy, proportions.footing);
  if (proportions.nape) anatomy = withNape(anatomy, proportions.nape);
  if (turn !== 0) anatomy = turned(anatomy, turn);
  anatomy = tipOnTail(tailInLine(anatomy));
  if (neck !== 0) anatomy = turnHead(anatomy, neck);
  return proportions.contour ? withContour(anatomy, proportions.contour) : anatomy;
}
