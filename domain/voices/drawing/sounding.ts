import { curve } from '../curve.ts';
import type { Note } from '../note.ts';

/** The pitch of a note, kHz, at a share of its length. */
export function contourOf({ contour }: Note): (share: number) => number {
  return curve(
    contour.map(({ at }) => at),
    contour.map(({ khz }) => khz),
  );
}

/** How loud it is, 0 to 1, at a share of its length, tremolo included; `seconds` is how long it lasts. */
export function loudnessOf({ envelope, tremolo }: Note, seconds: number): (share: number) => number {
  const swell = envelopeOf(envelope);
  if (!tremolo) return swell;
  const { hz, depth } = tremolo;
  return (share) => swell(share) * (1 - depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * hz * share * seconds)));
}

function envelopeOf(envelope: Note['envelope']): (share: number) => number {
  switch (envelope) {
    case '^':
      return (share) => Math.max(0, Math.sin(Math.PI * share)) ** 0.8;
    case '<':
      return (share) => 0.12 + 0.88 * share ** 2;
    case '>':
      return (share) => 0.12 + 0.88 * (1 - share) ** 2;
    case '!':
      return (share) => Math.exp(-5.5 * share);
    case '=':
      return () => 1;
    default:
      return curve(
        envelope.map((_, i) => (envelope.length > 1 ? i / (envelope.length - 1) : 0)),
        envelope,
      );
  }
}

/** How much the resonances of a note let through at a pitch. */
export function resonance({ formants }: Note, khz: number): number {
  return formants.reduce(
    (sum, { khz: peak, width, gain }) => sum + gain / (1 + ((khz - peak) / (width / 2)) ** 2),
    0,
  );
}
