/** The open habitats: fields, steppe and scrub. */
import { addBlob, fillPath } from '../brush/stroke.ts';
import { mix, shade, veil } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import type { View } from '../view.ts';
import { layLand, lineAt, rollingLine } from './land.ts';
import { drawTrees } from './tree.ts';

const LEFT = DISC.left;
const RIGHT = DISC.right;

/** A village on the horizon: a few gables about a bell tower. */
function drawVillage({ ctx, palette, horizon }: View, x: number): void {
  fillPath(ctx, shade(palette.far, -0.035), () => {
    for (const [left, width, height] of [
      [-74, 40, 20],
      [-38, 34, 27],
      [20, 44, 22],
      [58, 36, 17],
    ] as const) {
      ctx.moveTo(x + left, horizon + 6);
      ctx.lineTo(x + left, horizon - height);
      ctx.lineTo(x + left + width / 2, horizon - height - 12);
      ctx.lineTo(x + left + width, horizon - height);
      ctx.lineTo(x + left + width, horizon + 6);
    }
    ctx.rect(x - 6, horizon - 64, 22, 70);
    ctx.moveTo(x - 9, horizon - 63);
    ctx.lineTo(x + 5, horizon - 88);
    ctx.lineTo(x + 19, horizon - 63);
  });
}

/** Long strips of fields in two tones, thinner towards the horizon. */
function drawStrips(view: View, name: string, count: number): void {
  const { ctx, palette, horizon } = view;
  const random = view.dice(name);
  for (let i = 0; i < count; i++) {
    const depth = (i / count) ** 1.5;
    const y = horizon + 8 + depth * 110;
    const tilt = random.bell() * 7;
    const thickness = 5 + depth * 34;
    fillPath(ctx, veil(i % 2 ? shade(palette.middle, 0.045) : shade(palette.near, 0.01), 0.6), () => {
      ctx.moveTo(LEFT - 10, y - tilt);
      ctx.quadraticCurveTo(DISC.x, y - 8 - depth * 10, RIGHT + 10, y + tilt);
      ctx.lineTo(RIGHT + 10, y + tilt + thickness);
      ctx.quadraticCurveTo(DISC.x, y - 8 - depth * 10 + thickness, LEFT - 10, y - tilt + thickness * 0.8);
    });
  }
}

export function behindCultivo(view: View): void {
  const { palette, horizon } = view;
  layLand(view, rollingLine(view, 'far hills', horizon - 4, 60, 5), palette.far);
  drawVillage(view, view.stand.facing === 'left' ? 800 : 392);
  layLand(view, rollingLine(view, 'fields', horizon + 10, 12, 5), palette.middle, 0.05);
  drawStrips(view, 'strips', 4);
  const olives = { from: LEFT + 10, to: RIGHT - 10, count: 9, low: 22, high: 34 };
  drawTrees(view, 'olives', ['encina', 'redonda'], olives, () => horizon + 16, shade(palette.middle, -0.045));
}

export function behindEstepa(view: View): void {
  const { palette, horizon } = view;
  layLand(view, rollingLine(view, 'páramo', horizon - 2, 34, 4), palette.far, 0.04);
  layLand(view, rollingLine(view, 'loma', horizon + 14, 22, 3), palette.middle, 0.04);
  drawStrips(view, 'strips', 6);
  const bushes = { from: LEFT + 30, to: RIGHT - 30, count: 5, low: 9, high: 16 };
  drawTrees(view, 'bushes', ['mata'], bushes, () => horizon + 12, shade(palette.middle, -0.05));
}

export function behindMatorral(view: View): void {
  const { palette, horizon } = view;
  layLand(view, rollingLine(view, 'sierra', horizon - 24, 96, 5), palette.far);
  const slope = rollingLine(view, 'slope', horizon + 16, 46, 6);
  const bushes = { from: LEFT, to: RIGHT, count: 22, low: 20, high: 40 };
  drawTrees(view, 'far jaras', ['mata'], bushes, (x) => lineAt(slope, x) + 4, shade(palette.far, -0.025));
  layLand(view, slope, palette.middle, 0.04);
}

/** Domes of jara below the horizon; in spring each carries its white flowers. */
export function standingMatorral(view: View): void {
  const { ctx, palette, horizon, scene } = view;
  const flower = mix('#fbf6ec', palette.near, 0.3);
  for (const row of [0, 1, 2]) {
    const random = view.dice(`jara row ${row}`);
    const colour = shade(mix(palette.middle, palette.near, row / 2), -0.012 * row);
    layLand(view, rollingLine(view, `jara ground ${row}`, horizon + 30 + row * 62, 8, 3), colour);
    for (let i = 0; i < 9 - row; i++) {
      const height = random.range(44, 62) + row * 14;
      const x = LEFT + ((RIGHT - LEFT) * (i + random.next())) / (9 - row);
      const y = horizon + 66 + row * 62;
      fillPath(ctx, colour, () => addBlob(ctx, [x, y], height * 1.25, height * 0.8, random, 0.12, 13));
      if (scene.season !== 'primavera') continue;
      fillPath(ctx, veil(flower, 0.5), () => {
        for (let k = 0; k < 5; k++) {
          const [left, top] = [x + random.bell() * height * 0.5, y - height * random.range(0.05, 0.65)];
          ctx.moveTo(left + 3, top);
          ctx.arc(left, top, random.range(1.6, 2.6), 0, Math.PI * 2);
        }
      });
    }
  }
}
