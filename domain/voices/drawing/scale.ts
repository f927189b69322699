/** The top of every drawing: hardly any voice of the guide goes beyond. */
export const MAX_KHZ = 10;

/** Between a ruler's scale, on which owls lie on the floor, and the ear's, on which warblers are squeezed. */
const EXPONENT = 0.6;

/** Units of a drawing: pixels where it stands in its natural size. */
export const SECOND = 100;
export const HEIGHT = 150;

/** Seconds on a staff: as many as a phone of 320 px shows in their natural size. */
export const STAFF_SECONDS = 2.4;

/** Left of the ground: what names the kHz, and the keyboard. */
export const GUTTER = 32;

/** Between the edge of the ground and the first moment. */
const LEAD = 4;

export const GROUND = LEAD + STAFF_SECONDS * SECOND + 2;

export const MARKED_KHZ = [0.5, 1, 2, 4, 6, 8, 10] as const;

/** From the top of the ground downwards. */
export const yOf = (khz: number) => HEIGHT * (1 - (Math.max(0, khz) / MAX_KHZ) ** EXPONENT);

/** From the left edge of the ground of a staff that begins at `from`, seconds. */
export const xOf = (at: number, from: number) => LEAD + (at - from) * SECOND;
