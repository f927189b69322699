/** Samples a second of all that is played: what a voice has above 14 kHz no score holds. */
export const RATE = 32_000;

/** The loudest sample, −6 dBFS: loud enough, with room for a phone's own loudspeaker. */
export const PEAK = 0.5;
