/** The near ground: a plane from the horizon to the lower rim of the disc, with the grain of its kind. */
import { fillPath } from '../brush/stroke.ts';
import { mix, shade } from '../colour/pigment.ts';
import { EARTH_HUES } from '../colour/tints.ts';
import { DISC, LEFT, RIGHT } from '../disc.ts';
import type { View } from '../view.ts';
import { type DryGround, STREW } from './grain.ts';
import { SETBACK } from './scatter.ts';

export type GroundKind = DryGround | 'agua';

/** How far a kind of ground departs from the tone of the land, where it is not 0.36. */
const LEAN: Partial<Record<DryGround, number>> = { lodo: 0.66, losas: 0.42, hierba: 0.42 };

/** Colour of a kind of ground in the key of the scene. */
export function groundColour({ palette }: View, kind: DryGround): string {
  return mix(palette.near, palette.key(EARTH_HUES[kind]), palette.night ? 0.05 : (LEAN[kind] ?? 0.36));
}

/** Paints the plane of dry ground within the disc. */
export function drawGround(view: View, kind: DryGround): void {
  const { ctx, horizon } = view;
  const colour = groundColour(view, kind);
  const random = view.dice('ground edge');
  const top = horizon + SETBACK;
  const gradient = ctx.createLinearGradient(0, top, 0, DISC.bottom);
  gradient.addColorStop(0, shade(colour, 0.035));
  gradient.addColorStop(1, shade(colour, -0.035));
  fillPath(ctx, gradient, () => {
    ctx.moveTo(LEFT, top + random.range(-8, 8));
    ctx.quadraticCurveTo(DISC.x, top - random.range(4, 16), RIGHT, top + random.range(-8, 8));
    ctx.lineTo(RIGHT, DISC.bottom + 10);
    ctx.lineTo(LEFT, DISC.bottom + 10);
  });
  STREW[kind](view, colour);
}
