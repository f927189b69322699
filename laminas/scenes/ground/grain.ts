/** What each kind of ground is strewn with. */
import { addBlob, addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { EARTH_HUES } from '../colour/tints.ts';
import { DISC, LEFT, RIGHT } from '../disc.ts';
import { gouge } from '../landscapes/land.ts';
import type { View } from '../view.ts';
import { furrows, grass, litter, stubble } from './growth.ts';
import { SETBACK, scatter } from './scatter.ts';

export type DryGround = keyof typeof EARTH_HUES;

function earth(view: View, colour: string): void {
  const { ctx } = view;
  const random = view.dice('pebble shapes');
  gouge(view, 'earth', shade(colour, 0.055), 80, view.horizon + SETBACK + 10);
  gouge(view, 'earth shade', shade(colour, -0.04), 50, view.horizon + SETBACK + 10);
  for (const light of [false, true])
    fillPath(ctx, veil(shade(colour, light ? 0.1 : -0.07), 0.7), () =>
      scatter(view, `pebbles ${light}`, 34, (x, y, depth) =>
        addBlob(ctx, [x, y], 1.5 + depth * 5, 1 + depth * 2.6, random, 0.2, 6),
      ),
    );
}

/** Paving: joints that run to the horizon and across it. */
function paving(view: View, colour: string): void {
  const { ctx, horizon } = view;
  const top = horizon + SETBACK;
  ctx.strokeStyle = veil(shade(colour, -0.06), 0.6);
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (let i = -9; i <= 9; i++) {
    ctx.moveTo(DISC.x + i * 34, top);
    ctx.lineTo(DISC.x + i * 132, DISC.bottom + 30);
  }
  for (let row = 1; row < 8; row++) {
    const y = top + (DISC.bottom + 20 - top) * (row / 8) ** 1.7;
    ctx.moveTo(LEFT, y);
    ctx.lineTo(RIGHT, y);
  }
  ctx.stroke();
  gouge(view, 'wear', shade(colour, 0.06), 60, top + 8);
}

/** Slabs of rock, lit above and dark below. */
function slabs(view: View, colour: string): void {
  const { ctx } = view;
  const random = view.dice('slab shapes');
  gouge(view, 'rock', shade(colour, 0.05), 50, view.horizon + SETBACK + 10);
  scatter(view, 'slabs', 22, (x, y, depth) => {
    const width = 16 + depth * 44;
    const height = 4 + depth * 13;
    fillPath(ctx, veil(shade(colour, -0.09), 0.6), () =>
      addBlob(ctx, [x + 3, y + height * 0.4], width, height, random, 0.26, 6),
    );
    fillPath(ctx, shade(colour, 0.035), () =>
      addBlob(ctx, [x, y], width * 0.94, height * 0.8, random, 0.3, 6),
    );
  });
}

/** Wet mud: dark, with lenses of mirrored sky. */
function mud(view: View, colour: string): void {
  const { ctx, palette } = view;
  gouge(view, 'mud', shade(colour, -0.05), 70, view.horizon + SETBACK + 10);
  fillPath(ctx, veil(palette.waterFar, 0.75), () =>
    scatter(view, 'puddles', 20, (x, y, depth) =>
      addTaper(ctx, [x - 20 - depth * 70, y], [x + 20 + depth * 70, y], 2 + depth * 7),
    ),
  );
}

/** Strews the plane with its grain, in tones of its colour. */
export const STREW: Record<DryGround, (view: View, colour: string) => void> = {
  hierba: grass,
  tierra: earth,
  rastrojo: stubble,
  surcos: furrows,
  hojarasca: litter,
  losas: paving,
  piedra: slabs,
  lodo: mud,
};
