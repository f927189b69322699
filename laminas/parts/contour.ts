import type { Point } from '../geometry/point.ts';

/** A landmark of the trunk's outline, where two of its curves meet. */
export interface Landmark {
  /** Place in the frame of the trunk, shares of its length: along from mid neck (0) to the tail's base (1), across towards the belly. */
  at: Point;
  /** Direction of the line there, radians from the trunk's axis, positive towards the belly as one goes to the tail. */
  slope: number;
  /** Angle by which the line turns there at once, radians: a break, as of nape into mantle. 0 flows on. */
  turn?: number;
  /** Reach of the curves on either side, share of their chord: little is angular, much is full. */
  reach?: number;
}

/** The trunk's outline, each curve between two landmarks its own; what is not given stays the archetype's. */
export interface Contour {
  /** End of the crown's line; highest of the shoulders; middle of the back; root of the uppertail coverts. */
  nape?: Landmark;
  mantle?: Landmark;
  back?: Landmark;
  rump?: Landmark;
  /** Pit of the throat; foremost of the breast; lowest of the belly; where it draws in to the undertail. */
  jugular?: Landmark;
  breast?: Landmark;
  belly?: Landmark;
  vent?: Landmark;
}

/** How the body's edge ends against the air: loose feather tips, or the closed coat of a waterbird. */
export type Coat = 'loose' | 'silky';
