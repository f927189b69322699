import type { ScoredVoice } from './sequence.ts';
import { layOut, type PlacedNote } from './timeline.ts';

/** How long a voice lasts, s, and between which pitches it lies, kHz. */
export type Extent = { seconds: number; low: number; high: number };

export function extentOf(voice: ScoredVoice): Extent {
  const { notes, seconds } = layOut(voice);
  const pitches = notes.flatMap(pitchesOf);
  return { seconds, low: Math.min(...pitches), high: Math.max(...pitches) };
}

/** The pitches that stand out in a note: of noise the band, of a nasal voice the resonances, or else the contour. */
function pitchesOf({ note, pitch }: PlacedNote): number[] {
  if (note.formants.length > 0) return note.formants.map(({ khz }) => khz);
  const contour = note.contour.map(({ khz }) => khz * pitch);
  const reach = note.noise && note.noise.share > 0.3 ? note.noise.width / 2 : (note.warble?.khz ?? 0) / 2;
  return contour.flatMap((khz) => [Math.max(0, khz - reach), khz + reach]);
}
