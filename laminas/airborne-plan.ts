import type { Aloft } from './aloft/aloft.ts';
import { flightAnatomy } from './aloft/flight-anatomy.ts';
import { FlightFrame } from './aloft/flight-frame.ts';
import type { Anatomy } from './anatomy/anatomy.ts';
import type { Flight } from './flight/flight.ts';
import { Stage } from './flight/stage.ts';
import { trunkAnatomy } from './flight/trunk/trunk.ts';
import type { Point } from './geometry/point.ts';

/** A bird in flight in either construction, until every species has a plan of its group. */
export type Airborne = Aloft | Flight;

export const isFlight = (bird: Airborne): bird is Flight => 'group' in bird;

/** Its trunk as an anatomy. */
export function airborneAnatomy(bird: Airborne): Anatomy {
  return isFlight(bird) ? trunkAnatomy(bird) : flightAnatomy(bird);
}

/** Place of a point of its plan (body lengths: across, back from the bill tip), px of the plate. */
export function airbornePoint(bird: Airborne, at: Point): Point {
  return (isFlight(bird) ? new Stage(bird) : new FlightFrame(bird)).at(at);
}

/** Px of one body length. */
export const airborneUnit = (bird: Airborne) =>
  isFlight(bird) ? new Stage(bird).unit : bird.size / bird.span;
