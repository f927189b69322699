/** Where the colour of a bird is read on its plate. */
export const ZONES = [
  'pileo',
  'cara',
  'garganta',
  'dorso',
  'pecho',
  'vientre',
  'ala',
  'cola',
  'pico',
  'patas',
] as const;

export type Zone = (typeof ZONES)[number];

/** Lightness 0..1, green–red and blue–yellow of a colour in OKLab, where equal distances look equally different. */
export type PerceivedColour = readonly [lightness: number, redness: number, yellowness: number];

/** What of a bird meets the eye: read from the recipe of its plate. */
export type Appearance = {
  /** Posture and build: the name of the archetype from which its plate is drawn. */
  build: string;
  colours: Record<Zone, PerceivedColour>;
};
