import type { Canvas } from '@napi-rs/canvas';
import { contoured, onPlate, veilInAir } from '../flight/air.ts';
import { createLayer, PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { applyLight } from '../plumaje/light/light.ts';
import type { Recipe } from '../recipe.ts';
import { lightOf } from '../scenes/light.ts';
import type { Aloft } from './aloft.ts';
import { flightSubject, paintFlightBody, paintFlightLegs } from './flight-body.ts';
import { paintFlightBill, paintFlightEyes, paintGape } from './flight-face.ts';
import { FlightFrame } from './flight-frame.ts';
import { paintFlightTail } from './flight-tail.ts';
import { paintFlightWing } from './flight-wing.ts';
import { planWing } from './wing-plan.ts';

/** Canvas px a plate px. */
const SCALE = 1.5;
/** Opacity of the contour. */
const CONTOUR = 0.75;

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
  veilInAir(ctx, recipe, aloft.main);
  return contoured(canvas, CONTOUR);
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
  return onPlate(new FlightFrame(aloft).box());
}
