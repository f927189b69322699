import type { FlightColours } from './flight-colours.ts';
import type { GroupName } from './groups/groups.ts';
import type { PlanChanges } from './measures.ts';
import type { Pose } from './pose.ts';

/** Another dress than the bird of the plate has; the plate in words names it. */
export interface Dress {
  what?: 'hembra' | 'joven' | 'en invierno' | 'en verano' | 'forma oscura';
}

/** A bird in flight as a recipe gives it. */
export interface Flight extends Pose {
  group: GroupName;
  plan?: PlanChanges;
  /** Head turned to one side, radians; the eye of the other side comes into sight from 0.35 on. */
  look?: number;
  /** Tail turned as a rudder, radians: kites have much. */
  steer?: number;
  flock?: readonly (Pick<Flight, 'x' | 'y' | 'size' | 'bank'> & Partial<Flight> & Dress)[];
  colours: FlightColours;
}
