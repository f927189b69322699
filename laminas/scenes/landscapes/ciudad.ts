/** Madrid: the four towers far off, a dome and slate spires, then tiled roofs. */
import { fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import type { View } from '../view.ts';
import { drawHouse } from './house.ts';
import { layLand, rollingLine } from './land.ts';

/** Left, width and height of the four towers and the broadcasting tower, px from the horizon. */
const TOWERS = [
  [806, 20, 176],
  [834, 18, 168],
  [862, 21, 186],
  [892, 18, 160],
] as const;

function drawTowers({ ctx, palette, horizon }: View): void {
  fillPath(ctx, palette.far, () => {
    for (const [x, width, height] of TOWERS) {
      ctx.moveTo(x, horizon + 20);
      ctx.lineTo(x + 1, horizon - height + 8);
      ctx.lineTo(x + width - 1, horizon - height);
      ctx.lineTo(x + width, horizon + 20);
    }
    ctx.rect(306, horizon - 150, 7, 170);
    ctx.ellipse(309.5, horizon - 118, 20, 9, 0, 0, Math.PI * 2);
    ctx.rect(308.5, horizon - 190, 2, 60);
  });
}

/** A dome on its drum, with a lantern. */
function drawDome({ ctx, palette, horizon }: View, x: number, radius: number): void {
  const spring = horizon - radius * 0.75;
  fillPath(ctx, palette.middle, () => {
    ctx.rect(x - radius * 1.5, horizon - radius * 0.3, radius * 3, radius);
    ctx.rect(x - radius, spring, radius * 2, radius * 1.4);
    ctx.moveTo(x - radius * 1.04, spring);
    ctx.bezierCurveTo(
      x - radius * 1.04,
      spring - radius * 1.3,
      x + radius * 1.04,
      spring - radius * 1.3,
      x + radius * 1.04,
      spring,
    );
    ctx.rect(x - radius * 0.17, spring - radius * 1.26, radius * 0.34, radius * 0.4);
    ctx.moveTo(x - radius * 0.2, spring - radius * 1.22);
    ctx.lineTo(x, spring - radius * 1.62);
    ctx.lineTo(x + radius * 0.2, spring - radius * 1.22);
  });
  ctx.strokeStyle = veil(palette.far, 0.8);
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (const rib of [-0.62, -0.22, 0.22, 0.62]) {
    ctx.moveTo(x + rib * radius * 1.2, spring);
    ctx.quadraticCurveTo(
      x + rib * radius * 1.15,
      spring - radius * 0.7,
      x + rib * radius * 0.25,
      spring - radius * 0.97,
    );
  }
  ctx.stroke();
}

/** A slate spire of the Austrias: a steep pyramid with a needle and a ball. */
function drawSpire({ ctx, palette, horizon }: View, x: number, width: number, height: number): void {
  fillPath(ctx, palette.middle, () => {
    ctx.rect(x - width / 2, horizon - height * 0.5, width, height * 0.6);
    ctx.moveTo(x - width * 0.62, horizon - height * 0.5);
    ctx.quadraticCurveTo(x - width * 0.16, horizon - height * 0.62, x - width * 0.1, horizon - height * 0.78);
    ctx.lineTo(x, horizon - height * 1.12);
    ctx.lineTo(x + width * 0.1, horizon - height * 0.78);
    ctx.quadraticCurveTo(x + width * 0.16, horizon - height * 0.62, x + width * 0.62, horizon - height * 0.5);
    ctx.closePath();
    ctx.moveTo(x + 3, horizon - height * 0.98);
    ctx.arc(x, horizon - height * 0.98, 3, 0, Math.PI * 2);
  });
}

export function behindCiudad(view: View): void {
  drawTowers(view);
  layLand(view, rollingLine(view, 'suburbs', view.horizon + 4, 24, 14), view.palette.far, 0.02, false);
  drawDome(view, 402, 52);
  drawSpire(view, 520, 26, 118);
  drawSpire(view, 300, 22, 92);
  drawSpire(view, 748, 28, 128);
  layLand(view, rollingLine(view, 'rooftops', view.horizon + 26, 30, 18), view.palette.middle, 0.04, false);
}

/** Two rows of houses below the horizon, for a bird on a high perch. */
export function standingCiudad(view: View): void {
  const random = view.dice('houses');
  for (const row of [0, 1]) {
    let x = DISC.left - random.range(0, 60);
    while (x < DISC.right) {
      const width = random.range(62, 128) * (1 + row * 0.25);
      const eaves = view.horizon + 42 + row * 78 + random.range(-16, 22);
      const colour = shade(row === 0 ? view.palette.middle : view.palette.near, random.bell() * 0.014);
      drawHouse(view, x, width, eaves, DISC.bottom + 20, colour);
      x += width;
    }
  }
}
