import type { SKRSContext2D } from '@napi-rs/canvas';
import { toned } from '../geometry/colour.ts';
import { between, type Point } from '../geometry/point.ts';
import { curveThrough } from '../geometry/spline.ts';
import { stroke, trace } from '../geometry/trace.ts';
import type { Ornament } from '../parts/ornament.ts';
import type { Subject } from './subject.ts';

type Shield = Extract<Ornament, { kind: 'shield' }>;

const STEPS = 12;

/** The bare shield of a rail: from the root of the bill up the forehead, bulging a little beyond the feathers. */
export function paintShield(ctx: SKRSContext2D, subject: Subject, shield: Shield): void {
  const { sheet, head, anatomy } = subject.frames;
  const [, cut] = head([0, shield.gape ?? 0.3]);
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const edge = sheet.at(shield.reach * t, 0);
    const [x, y] = edge;
    const normal = sheet.at(shield.reach * t, 0.5);
    const depth = Math.hypot(normal[0] - x, normal[1] - y) || 1;
    const out = (shield.bulge ?? 0.05) * anatomy.headRadius * Math.sin(Math.PI * (0.25 + 0.75 * t));
    outer.push([x - ((normal[0] - x) / depth) * out, y - ((normal[1] - y) / depth) * out]);
    const thick = shield.width * anatomy.headRadius * Math.sqrt(Math.max(0, 1 - t ** 2.4));
    inner.push(between(edge, normal, thick / depth));
  }
  const root = sheet.at(0, 0);
  const front: Point[] = [
    [root[0] - anatomy.headRadius * 0.16, root[1] + anatomy.headRadius * 0.04],
    [root[0] - anatomy.headRadius * 0.12, cut],
  ];
  const shape = curveThrough([...front.reverse(), ...outer, ...inner.reverse()], true, 6);
  const [, top] = sheet.at(shield.reach, 0);
  const shades = ctx.createLinearGradient(0, top, 0, cut);
  shades.addColorStop(0, toned(shield.colour, 0.05));
  shades.addColorStop(1, toned(shield.colour, -0.03));
  trace(ctx, shape);
  ctx.fillStyle = shades;
  ctx.fill();
  stroke(ctx, shape, toned(shield.colour, -0.2, 0.55), 0.9, true);
}
