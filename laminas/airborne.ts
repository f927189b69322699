import type { Canvas } from '@napi-rs/canvas';
import { type Airborne, isFlight } from './airborne-plan.ts';
import { aloftBox, drawAloft } from './aloft/draw-aloft.ts';
import { drawFlight, flightBox } from './flight/draw-flight.ts';
import type { Recipe } from './recipe.ts';

/** Paints a bird in flight, as it will be seen, on a transparent canvas. */
export function drawAirborne(recipe: Recipe, bird: Airborne): Canvas {
  return isFlight(bird) ? drawFlight(recipe, bird) : drawAloft(recipe, bird);
}

/** Box of a bird in flight, px of the plate. */
export const airborneBox = (bird: Airborne) => (isFlight(bird) ? flightBox(bird) : aloftBox(bird));
