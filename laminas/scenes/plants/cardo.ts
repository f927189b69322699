/** The thistle: spiny stem and leaf, a scaled globe and a tuft of magenta. */
import { between, heading, type Path, type Point, walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { addTaper, fillPath, ribbonPath } from '../brush/stroke.ts';
import { shade } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import type { Spot } from './spot.ts';

function drawScales(view: View, at: Point, angle: number, radius: number, green: string): void {
  const { ctx, light } = view;
  fillPath(ctx, shade(green, -0.1), () =>
    ctx.ellipse(at[0], at[1], radius, radius * 0.94, angle, 0, Math.PI * 2),
  );
  for (let row = 5; row >= 0; row--) {
    const count = 5 + (row % 2);
    for (let i = 0; i < count; i++) {
      const across = ((i + 0.5) / count) * 2 - 1;
      const along = -0.82 + row * 0.28;
      const bulge = Math.sqrt(Math.max(0.05, 1 - along * along)) * 0.94;
      const foot = walk(walk(at, angle, along * radius), angle + Math.PI / 2, across * bulge * radius);
      const tip = walk(foot, angle + across * 0.75, radius * 0.42);
      const lit =
        Math.cos(angle + Math.PI / 2) * across * light.x + Math.sin(angle + Math.PI / 2) * across * light.y;
      fillPath(ctx, shade(green, 0.02 + lit * 0.11 + (row % 2) * 0.02), () =>
        addTaper(ctx, foot, tip, radius * 0.13),
      );
    }
  }
}

/** One head, opening along `angle` (radians). */
export function drawThistleHead(view: View, at: Point, angle: number, radius: number, random: Random): void {
  const magenta = view.palette.key(view.scene.season === 'otoño' ? '#b39c86' : '#93489a');
  const root = walk(at, angle, radius * 0.55);
  for (const [tone, reach] of [
    [-0.13, 1],
    [-0.02, 0.94],
    [0.1, 0.8],
  ] as const)
    fillPath(view.ctx, shade(magenta, tone), () => {
      for (let i = 0; i < 17; i++) {
        const fan = angle + (i / 16 - 0.5) * 1.75 + random.bell() * 0.08;
        addTaper(
          view.ctx,
          root,
          walk(root, fan, radius * random.range(1.35, 1.95) * reach),
          radius * 0.075,
          0,
        );
      }
    });
  drawScales(view, at, angle, radius, view.palette.key('#6c8a58'));
}

/** A toothed leaf, spine by spine. */
export function drawThistleLeaf(view: View, from: Point, angle: number, length: number): void {
  const green = view.palette.key('#86a06c');
  const spine = Array.from({ length: 9 }, (_, i) => walk(from, angle + i * 0.035, (length * i) / 8));
  for (const side of [-1, 1]) {
    const lit =
      Math.sin(angle + (side * Math.PI) / 2) * view.light.y +
      Math.cos(angle + (side * Math.PI) / 2) * view.light.x;
    fillPath(view.ctx, shade(green, lit > 0 ? 0.07 : -0.04), () => {
      view.ctx.moveTo(from[0], from[1]);
      for (let i = 1; i < 8; i++) {
        const place = spine[i] as Point;
        const reach = length * 0.17 * Math.sin((i / 8) ** 0.8 * Math.PI) ** 0.8;
        const tooth = walk(place, angle + side * 1.15, reach * 1.45);
        const notch = walk(spine[i + 1] as Point, angle + side * 1.57, reach * 0.55);
        view.ctx.lineTo(tooth[0], tooth[1]);
        view.ctx.lineTo(notch[0], notch[1]);
      }
      const tip = spine[8] as Point;
      view.ctx.lineTo(tip[0], tip[1]);
    });
  }
  fillPath(view.ctx, shade(green, 0.16), () => addTaper(view.ctx, from, spine[8] as Point, 1.4));
}

function drawStem(view: View, line: Path, random: Random): void {
  const green = view.palette.key('#7f9766');
  ribbonPath(view.ctx, line, (t) => 8 - t * 3.4);
  view.ctx.fillStyle = green;
  view.ctx.fill();
  ribbonPath(view.ctx, line, (t) => 8 - t * 3.4, view.light.x > 0 ? -0.2 : 1, view.light.x > 0 ? -1 : 0.2);
  view.ctx.fillStyle = shade(green, 0.08);
  view.ctx.fill();
  fillPath(view.ctx, shade(green, -0.08), () => {
    for (let i = 2; i < line.length - 1; i += 1) {
      const at = line[i] as Point;
      const side = i % 2 ? 1 : -1;
      addTaper(
        view.ctx,
        [at[0] + side * 4, at[1] + 6],
        [at[0] + side * 15, at[1] - 7 + random.bell() * 3],
        2.2,
      );
    }
  });
}

export function drawCardo(view: View, spot: Spot): void {
  const random = view.dice(spot.name);
  const stems = spot.spread > 70 ? [-0.5, 0.5] : [0];
  for (const across of stems) {
    const height = spot.height * (across > 0 ? 0.76 : 1);
    const foot: Point = [spot.x + across * spot.spread * 0.7, spot.base];
    const tip: Point = [foot[0] + (spot.lean * 0.16 + across * 0.1) * height, foot[1] - height];
    const line = Array.from({ length: 15 }, (_, i): Point => {
      const place = between(foot, tip, i / 14);
      return [place[0] + Math.sin((i / 14) * Math.PI) * spot.lean * -16, place[1]];
    });
    for (const [t, side] of [
      [0.3, -1],
      [0.48, 1],
    ] as const) {
      const at = line[Math.round(t * 14)] as Point;
      drawThistleLeaf(view, at, side > 0 ? -0.5 : Math.PI + 0.42, height * 0.2 + 26);
    }
    drawStem(view, line, random);
    const before = line[12] as Point;
    drawThistleHead(view, tip, heading(before, tip), 38, random);
  }
}
