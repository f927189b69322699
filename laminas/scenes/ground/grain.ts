/** What each kind of ground is strewn with. */
import type { Point } from '../../geometry/point.ts';
import { addBlade, addBlob, addTaper, fillPath } from '../brush/stroke.ts';
import { mix, shade, veil } from '../colour/pigment.ts';
import type { EARTH_HUES } from '../colour/tints.ts';
import { DISC } from '../disc.ts';
import { gouge } from '../landscapes/land.ts';
import type { View } from '../view.ts';

export type DryGround = keyof typeof EARTH_HUES;

const LEFT = DISC.left - 20;
const RIGHT = DISC.right + 20;

/** Where the plane begins, px below the horizon. */
export const SETBACK = 30;

/** A place on the plane, denser and smaller towards the horizon; depth runs from 0 (far) to 1 (near). */
function scatter(
  view: View,
  name: string,
  count: number,
  place: (x: number, y: number, depth: number) => void,
): void {
  const random = view.dice(name);
  const top = view.horizon + SETBACK;
  for (let i = 0; i < count; i++) {
    const depth = random.next() ** 1.2;
    place(random.range(LEFT, RIGHT), top + 6 + (DISC.bottom - top) * depth, depth);
  }
}

function grass(view: View, colour: string): void {
  const { ctx } = view;
  gouge(view, 'meadow', shade(colour, 0.07), 90, view.horizon + SETBACK + 10);
  for (const light of [false, true]) {
    const random = view.dice(`tufts ${light}`);
    fillPath(ctx, veil(shade(colour, light ? 0.1 : -0.08), 0.85), () =>
      scatter(view, `tuft places ${light}`, 70, (x, y, depth) => {
        const height = 6 + depth * 20;
        for (let i = -1; i < 2; i++)
          addBlade(
            ctx,
            [x + i * 2, y],
            [x + i * height * 0.35, y - height * random.range(0.7, 1.1)],
            1.4 + depth * 1.6,
          );
      }),
    );
  }
}

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

/** Stubble: short pale straws in rows. */
function stubble(view: View, colour: string): void {
  const { ctx } = view;
  gouge(view, 'earth', shade(colour, 0.05), 70, view.horizon + SETBACK + 10);
  const random = view.dice('straws');
  for (const light of [false, true])
    fillPath(ctx, veil(light ? mix(shade(colour, 0.1), '#f0dca6', 0.4) : shade(colour, -0.055), 0.75), () =>
      scatter(view, `straw places ${light}`, 190, (x, y, depth) =>
        addBlade(
          ctx,
          [x, y],
          [x + random.bell() * 5 * depth, y - 5 - depth * 16 * random.range(0.6, 1.2)],
          1.2 + depth * 1.5,
        ),
      ),
    );
}

/** Furrows that run to a point on the horizon. */
function furrows(view: View, colour: string): void {
  const { ctx, horizon } = view;
  const vanishing: Point = [DISC.x + (view.stand.facing === 'left' ? 90 : -90), horizon - 20];
  const top = horizon + SETBACK;
  const bottom = DISC.bottom + 30;
  for (const light of [false, true])
    fillPath(ctx, veil(shade(colour, light ? 0.05 : -0.05), 0.7), () => {
      for (let i = -15; i <= 15; i++) {
        const foot: Point = [vanishing[0] + i * 74 + (light ? 22 : 0), bottom];
        const t = (top - vanishing[1]) / (bottom - vanishing[1]);
        const head: Point = [vanishing[0] + (foot[0] - vanishing[0]) * t, top];
        addBlade(ctx, foot, head, light ? 13 : 20, 0);
      }
    });
  gouge(view, 'clods', shade(colour, -0.06), 60, top + 40);
}

/** Fallen leaves and needles. */
function litter(view: View, colour: string): void {
  const { ctx } = view;
  gouge(view, 'litter', shade(colour, 0.05), 60, view.horizon + SETBACK + 10);
  const tones = [shade(colour, -0.06), mix(shade(colour, 0.03), '#b98a52', 0.3), shade(colour, 0.08)];
  for (const [i, tone] of tones.entries()) {
    const random = view.dice(`leaves ${i}`);
    fillPath(ctx, veil(tone, 0.65), () =>
      scatter(view, `leaf places ${i}`, 52, (x, y, depth) => {
        const length = 5 + depth * 17;
        const lean = random.bell() * 0.3;
        addTaper(ctx, [x, y], [x + length, y + length * lean], 1 + depth * 4.5, 1);
      }),
    );
  }
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
  scatter(view, 'slabs', 15, (x, y, depth) => {
    const width = 26 + depth * 70;
    const height = 6 + depth * 17;
    fillPath(ctx, veil(shade(colour, -0.06), 0.7), () =>
      addBlob(ctx, [x + 3, y + height * 0.25], width, height, random, 0.1, 9),
    );
    fillPath(ctx, shade(colour, 0.075), () =>
      addBlob(ctx, [x, y], width * 0.97, height * 0.85, random, 0.12, 9),
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
