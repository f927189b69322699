import type { Build } from '../../../domain/species/build.ts';

/** A figure seen from above, wings or arms spread: how far it reaches above and below its middle, and how long it is for its width, not counting trailing legs. */
export type Outline = { above: number; below: number; ratio: number };

/**
 * The figures of `size-outlines.svg`, each by its id: there their right halves, 300 units from tip to tip with the axis at x = 0.
 * They are a picture and no script, so that browsers need neither parse nor wait for them.
 */
export const OUTLINES: Readonly<Record<Build | 'person', Outline>> = {
  songbird: { above: 96, below: 102, ratio: 0.66 },
  pigeon: { above: 72, below: 84, ratio: 0.51 },
  raptor: { above: 54, below: 72, ratio: 0.4 },
  longLegged: { above: 111, below: 90, ratio: 0.5 },
  duck: { above: 102, below: 96, ratio: 0.64 },
  swift: { above: 48, below: 76, ratio: 0.4 },
  person: { above: 86, below: 62, ratio: 0.49 },
};
