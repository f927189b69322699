/** Measures of the habitat disc. */

/** Its place on the plate, px: a little above the middle. */
export const DISC = { x: 600, y: 432, radius: 390, left: 210, right: 990, top: 42, bottom: 822 } as const;

/** Sides of what runs from rim to rim, a little beyond them. */
export const LEFT = DISC.left - 20;
export const RIGHT = DISC.right + 20;

/** Half the width of the disc at a height, px; 0 above and below it. */
export function halfChord(y: number): number {
  return Math.sqrt(Math.max(0, DISC.radius ** 2 - (y - DISC.y) ** 2));
}
