import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf } from '../geometry/colour.ts';
import { boxOf } from '../geometry/point.ts';
import { createLayer, PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { applyLight } from '../plumaje/light.ts';
import type { Recipe } from '../recipe.ts';
import { paletteOf } from '../scenes/colour/palette.ts';
import { lightOf } from '../scenes/luminary.ts';
import type { Aloft } from './aloft.ts';
import { flightSubject, paintFlightBody, paintFlightLegs } from './flight-body.ts';
import { paintFlightBill, paintFlightEyes, paintGape } from './flight-face.ts';
import { FlightFrame } from './flight-frame.ts';
import { paintFlightTail } from './flight-tail.ts';
import { paintFlightWing } from './flight-wing.ts';
import { planWing } from './wing-plan.ts';

/** Canvas px a plate px. */
const SCALE = 1.5;
/** Breadth of the contour, canvas px. */
const CONTOUR = 3;
/**
 * Air over a vignette: share of the disc's colour. Readers who did not know took flying birds with this, fuller heads and
 * bulging secondaries for the more beautiful beside 0.12 in 15 of 16 pairs, for the truer in 11 (the others in two).
 */
const HAZE = 0.035;

/** A veil of the disc's air over all that is painted. */
function veil(ctx: SKRSContext2D, recipe: Recipe, share: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = css(rgbOf(paletteOf(recipe.scene).skyTop), share);
  ctx.fillRect(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  ctx.restore();
}

/** Paints a bird in flight, seen in plan, as it will be seen, on a transparent canvas of `SCALE`. */
export function drawAloft(recipe: Recipe, aloft: Aloft): Canvas {
  const frame = new FlightFrame(aloft);
  const subject = flightSubject(recipe, aloft, frame, lightOf(recipe.scene));
  const { canvas, ctx } = createLayer(SCALE);
  const far = (aloft.roll ?? 0) >= 0 ? -1 : 1;
  if (aloft.view === 'above') paintFlightLegs(ctx, aloft, frame);
  paintFlightTail(ctx, aloft, frame, subject.stream('tail'));
  if (aloft.view === 'below') paintFlightLegs(ctx, aloft, frame);
  for (const side of [far, far === 1 ? -1 : 1] as const) {
    const wing = createLayer(SCALE);
    paintFlightWing(wing.ctx, aloft, frame, side, subject.stream(`wing ${side}`));
    ctx.drawImage(wing.canvas, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
    raiseArm(subject.relief, aloft, frame, side);
  }
  paintFlightBill(ctx, aloft, frame);
  paintFlightBody(ctx, subject);
  paintFlightEyes(ctx, aloft, frame);
  paintGape(ctx, aloft, frame);
  applyLight(ctx, subject, aloftBox(aloft), SCALE);
  veil(ctx, recipe, aloft.main ? 0 : HAZE);
  return contoured(canvas);
}

/** The bird with the thinnest dark air about it, so that a pale one stands out from the paper. */
function contoured(bird: Canvas): Canvas {
  const { canvas, ctx } = createLayer(SCALE);
  ctx.shadowColor = 'rgba(58,44,40,0.75)';
  ctx.shadowBlur = CONTOUR;
  ctx.drawImage(bird, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  return canvas;
}

/** The arm stands out from the vanes by its bones and coverts. */
function raiseArm(
  relief: ReturnType<typeof flightSubject>['relief'],
  aloft: Aloft,
  frame: FlightFrame,
  side: 1 | -1,
): void {
  const plan = planWing(aloft);
  const steps = Array.from({ length: 13 }, (_, i) => i / 12);
  const fore = steps.map((t) => plan.at(t * 0.8, 0));
  const back = steps.map((t) => plan.at((1 - t) * 0.8, 0.34));
  const shape = [...fore, ...back].map(([x, y]) => frame.at([x * side, y]));
  relief.raise(shape, frame.unit * 0.022, Math.max(2, Math.round(frame.unit * 0.02)));
}

/** Box of a bird in flight, px of the plate, kept inside it. */
export function aloftBox(aloft: Aloft) {
  const { x, y, width, height } = new FlightFrame(aloft).box();
  const [right, bottom] = [Math.min(PLATE_WIDTH, x + width), Math.min(PLATE_HEIGHT, y + height)];
  return boxOf([
    [Math.max(0, x), Math.max(0, y)],
    [right, bottom],
  ]);
}
