/** A granite boulder: a lit cap, a shaded flank, joints, crystals and map lichen. */
import type { Point } from '../../geometry/point.ts';
import { layPool } from '../brush/pool.ts';
import { addCurve, fillPath } from '../brush/stroke.ts';
import { mix, shade, veil } from '../colour/pigment.ts';
import type { Habitat } from '../scene.ts';
import { footing, type View } from '../view.ts';
import { type Boulder, cutJoints, growRockLichen, strewCrystals } from './stone/granite.ts';
import { pressOnGround, strewStones } from './stone/rock-foot.ts';
import { rockFoot, rockTop } from './surface.ts';
import { thicknessOf } from './wood/rod.ts';

/** Corners of the uneven foot. */
const FOOT_STEPS = 9;

const STONE: Partial<Record<Habitat, string>> = {
  roquedo: '#a0948a',
  'alta montaña': '#9b9ba0',
  ciudad: '#a79c90',
  cultivo: '#a89a82',
  estepa: '#b0a189',
};

function boulderOf(view: View): Boulder {
  const top = rockTop(view.scene, view.stand);
  const sole = footing(view.stand);
  const half = thicknessOf(view.scene) / 2;
  const middle = sole[0] + (view.scene.perch.shift ?? 0);
  return {
    top,
    left: middle - half,
    right: middle + half,
    foot: rockFoot(view.stand),
    colour: view.palette.key(STONE[view.scene.habitat] ?? '#a09c98'),
  };
}

/** A block with broken corners: slanting faces, an uneven foot that sinks into the ground. */
function outline(view: View, { top, left, right, foot }: Boulder): void {
  const { ctx } = view;
  const random = view.dice('rock foot');
  const width = right - left;
  const last = top[top.length - 1] as Point;
  const first = top[0] as Point;
  const face = foot - Math.max(last[1], first[1]);
  addCurve(ctx, top, false);
  ctx.lineTo(right + width * 0.016, last[1] + face * 0.42);
  ctx.lineTo(right - width * 0.012, foot - face * 0.14);
  for (let i = 0; i <= FOOT_STEPS; i++) {
    const t = i / FOOT_STEPS;
    const sag = 4 * t * (1 - t) * 15;
    ctx.lineTo(right - width * (0.04 + t * 0.91), foot - 3 + sag + random.bell() * 3.5);
  }
  ctx.lineTo(left + width * 0.014, foot - face * 0.2);
  ctx.lineTo(left - width * 0.012, first[1] + face * 0.3);
  ctx.closePath();
}

/** The planes: a lit cap under the edge, and a flank in shade away from the light. */
function planes(view: View, boulder: Boulder): void {
  const { ctx, light } = view;
  const random = view.dice('rock planes');
  const { top, left, right, foot, colour } = boulder;
  const width = right - left;
  const below = (depth: number): Point[] =>
    top
      .filter((_, i) => i % 3 === 0)
      .map((place) => [place[0], place[1] + depth * (0.75 + random.next() * 0.5)]);
  for (const [depth, tone] of [
    [74, 0.07],
    [42, 0.13],
  ] as const)
    fillPath(ctx, shade(colour, tone), () => {
      addCurve(ctx, top, false);
      for (const place of below(depth).reverse()) ctx.lineTo(place[0], place[1]);
    });
  const side = light.x > 0 ? -1 : 1;
  const centre = (left + right) / 2;
  const sole = footing(view.stand)[1];
  for (const [share, tone] of [
    [0.12, -0.07],
    [0.3, -0.14],
  ] as const)
    fillPath(ctx, veil(shade(colour, tone), 0.9), () => {
      ctx.moveTo(centre + side * width * share, foot + 20);
      ctx.lineTo(centre + side * width * (share + 0.05), sole + 96 + random.range(0, 16));
      ctx.lineTo(centre + side * width * (share + 0.13), sole + 74 + random.range(0, 26));
      ctx.lineTo(centre + side * width * 0.44, sole + 70);
      ctx.lineTo(centre + side * width * 0.62, sole + 60);
      ctx.lineTo(centre + side * width * 0.62, foot + 20);
    });
}

function shadowOfBird(view: View): void {
  const { ctx, stand, palette, light } = view;
  const sole = footing(stand);
  const reach = Math.min(stand.body.width * 0.42, 190);
  const stops = [
    [0, veil(palette.shadow, 0.46)],
    [1, veil(palette.shadow, 0)],
  ] as const;
  layPool(ctx, [sole[0] - light.x * 60, sole[1] + 14], [reach, 26], stops, 0.1);
}

export function drawRoca(view: View): void {
  const { ctx, palette } = view;
  const boulder = boulderOf(view);
  if (!view.scene.perch.wet) pressOnGround(view, boulder);
  ctx.save();
  ctx.beginPath();
  outline(view, boulder);
  ctx.fillStyle = boulder.colour;
  ctx.fill();
  ctx.clip();
  planes(view, boulder);
  cutJoints(view, boulder);
  strewCrystals(view, boulder);
  growRockLichen(view, boulder);
  shadowOfBird(view);
  const sink = ctx.createLinearGradient(0, boulder.foot - 90, 0, boulder.foot);
  sink.addColorStop(0, veil(palette.shadow, 0));
  sink.addColorStop(1, veil(mix(palette.shadow, palette.near, 0.4), 0.42));
  ctx.fillStyle = sink;
  ctx.fillRect(boulder.left - 60, boulder.foot - 90, boulder.right - boulder.left + 120, 120);
  ctx.restore();
  if (!view.scene.perch.wet) strewStones(view, boulder);
}
