/** A stalk of thistle, reed, wheat, bramble or broom. */
import { type Path, type Point, walk } from '../../geometry/point.ts';
import { normalAt } from '../../geometry/ribbon.ts';
import { addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { drawThistleHead, drawThistleLeaf } from '../plants/cardo.ts';
import { drawPlume } from '../plants/carrizo.ts';
import { drawMace } from '../plants/espadana.ts';
import { FOLIAGE } from '../plants/foliage.ts';
import { drawEar } from '../plants/trigo.ts';
import type { Plant } from '../scene.ts';
import type { View } from '../view.ts';
import { drawRod } from './wood/bark.ts';
import { rodHalfWidth, rodSpine } from './wood/rod.ts';
import { dressRod, headingAt } from './wood/twigs.ts';

export function drawTallo(view: View): void {
  const { scene, stand, palette } = view;
  const plant = scene.perch.plant ?? 'cardo';
  const spine = rodSpine(scene, stand);
  const half = rodHalfWidth(scene, stand);
  const foliage = FOLIAGE[plant];
  const reed = plant === 'carrizo' || plant === 'espadaña' || plant === 'trigo' || plant === 'hierba';
  const colour = palette.key(foliage?.bark ?? (reed ? '#a9a468' : '#7f9766'));
  const top = (spine[0]?.[1] ?? 0) < (spine.at(-1)?.[1] ?? 0) ? 0 : spine.length - 1;
  const angle = headingAt(spine, top) + (top === 0 ? Math.PI : 0);
  if (foliage) dressRod(view, spine, half, plant);
  else if (reed) reedLeaves(view, spine, top, colour);
  else thistle(view, spine, top, angle);
  drawRod(view, { spine, half, colour, cracked: foliage?.cracked ?? 0.15, lichen: 0 }, 'stalk bark');
  if (reed) nodes(view, spine, half, colour);
  if (plant === 'carrizo') plume(view, spine, top, angle, half(top === 0 ? 0 : 1), colour);
  else crown(view, plant, spine, top, angle);
}

/** Leaves and head of a thistle. */
function thistle(view: View, spine: Path, top: number, angle: number): void {
  const tip = spine[top] as Point;
  const random = view.dice('stalk');
  const out = Math.cos(angle) > 0 ? 1 : -1;
  for (const [share, lift] of [
    [0.1, 0.62],
    [0.8, -0.75],
  ] as const) {
    const i = Math.round((top === 0 ? 1 - share : share) * (spine.length - 1));
    drawThistleLeaf(view, spine[i] as Point, angle + out * lift, 96);
  }
  drawThistleHead(view, walk(tip, angle, 16), angle - out * 0.25, 38, random);
}

/** The plume of a reed, on the thin last joint of its cane, which bends up to it. */
function plume(view: View, spine: Path, top: number, angle: number, half: number, colour: string): void {
  const tip = walk(spine[top] as Point, angle, -2);
  const out = Math.cos(angle) > 0 ? 1 : -1;
  const neck = walk(tip, angle - out * 0.3, 26);
  fillPath(view.ctx, shade(colour, 0.03), () => {
    view.ctx.moveTo(...walk(tip, angle, 0, -half));
    view.ctx.quadraticCurveTo(...walk(tip, angle, 14, -half * 0.5), ...neck);
    view.ctx.quadraticCurveTo(...walk(tip, angle, 14, half * 0.5), ...walk(tip, angle, 0, half));
  });
  drawPlume(view, walk(neck, angle, -17), view.stand.facing === 'left' ? -1 : 1, 'stalk plume', 1.7);
}

/** What a reedmace or straw ends in. */
function crown(view: View, plant: Plant, spine: Path, top: number, angle: number): void {
  const tip = spine[top] as Point;
  const foot = spine[top === 0 ? 8 : spine.length - 9] as Point;
  if (plant === 'espadaña') drawMace(view, { foot, tip });
  else if (plant === 'trigo' || plant === 'hierba') drawEar(view, tip, angle, view.palette.key('#d3ad57'));
}

function reedLeaves(view: View, spine: Path, top: number, colour: string): void {
  const green = shade(view.palette.key('#8ba873'), 0);
  for (const [t, side] of [
    [0.12, 1],
    [0.3, -1],
    [0.78, -1],
    [0.9, 1],
  ] as const) {
    const i = Math.round((top === 0 ? 1 - t : t) * (spine.length - 1));
    const at = spine[i] as Point;
    const tip: Point = [at[0] + side * 170, at[1] - 74];
    fillPath(view.ctx, shade(green, side * view.light.x > 0 ? 0.06 : -0.05), () =>
      addTaper(view.ctx, at, tip, 10, -side * 34),
    );
    fillPath(view.ctx, veil(shade(colour, 0.12), 0.6), () => addTaper(view.ctx, at, tip, 1.4, -side * 34));
  }
}

/** Rings where leaves spring from a cane. */
function nodes(view: View, spine: Path, half: (t: number) => number, colour: string): void {
  view.ctx.strokeStyle = veil(shade(colour, -0.2), 0.8);
  view.ctx.lineWidth = 2;
  for (const t of [0.12, 0.3, 0.62, 0.78, 0.9]) {
    const i = Math.round(t * (spine.length - 1));
    const at = spine[i] as Point;
    const normal = normalAt(spine, i);
    const reach = half(t) * 1.1;
    view.ctx.beginPath();
    view.ctx.moveTo(at[0] - normal[0] * reach, at[1] - normal[1] * reach);
    view.ctx.lineTo(at[0] + normal[0] * reach, at[1] + normal[1] * reach);
    view.ctx.stroke();
  }
}
