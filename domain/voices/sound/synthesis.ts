import { Chance } from '../chance.ts';
import type { ScoredVoice } from '../sequence.ts';
import type { PlacedNote, Timeline } from '../timeline.ts';
import { noteSound } from './note-sound.ts';
import { AFTERSOUND, Place } from './place.ts';
import { playedTimeline } from './played-timeline.ts';
import { PEAK, RATE } from './rate.ts';

/** Seconds of sound in the first piece, which is waited for, and in each that follows. */
const FIRST_PIECE = 0.3;
const PIECE = 0.5;

/** A stretch of sound, and whether the voice ends with it. */
export type Piece = { samples: Float32Array<ArrayBuffer>; isLast: boolean };

export type Manner = {
  /** The same seed gives the same sound. */
  seed: number;
  /** Whether it is played at half speed, an octave lower, as a tape would. */
  slow?: boolean;
};

/** Samples of the whole, echo included. */
export const samplesOf = ({ seconds }: Timeline, rate: number) => Math.ceil((seconds + AFTERSOUND) * rate);

/**
 * The sound of a voice, piece by piece, at `RATE` samples a second and of `PEAK` at most. What is slow is made of twice as many
 * samples: there nothing has to be stretched.
 */
export function* synthesise(voice: ScoredVoice, { seed, slow = false }: Manner): Generator<Piece> {
  const rate = slow ? 2 * RATE : RATE;
  const timeline = playedTimeline(voice, seed);
  const chance = new Chance(seed + 1);
  const place = new Place(voice.settings, rate);
  const gain = gainFor(timeline.notes);
  const total = samplesOf(timeline, rate);
  const waiting = timeline.notes.toSorted((a, b) => a.start - b.start);
  let sounding: { at: number; sound: Float32Array }[] = [];
  for (let from = 0, length = FIRST_PIECE; from < total; from += length * RATE, length = PIECE) {
    const piece = new Float32Array(Math.min(length * RATE, total - from));
    const to = from + piece.length;
    while (waiting[0] && waiting[0].start * rate < to) {
      const placed = waiting.shift() as PlacedNote;
      sounding.push({ at: Math.round(placed.start * rate), sound: noteSound(placed, rate, chance) });
    }
    for (const note of sounding) mix(piece, note, from);
    sounding = sounding.filter(({ at, sound }) => at + sound.length > to);
    for (let i = 0; i < piece.length; i++) piece[i] = limited(place.hear(piece[i] as number) * gain);
    fadeOut(piece, total - from);
    yield { samples: piece, isLast: to >= total };
  }
}

function mix(piece: Float32Array, { at, sound }: { at: number; sound: Float32Array }, from: number): void {
  const first = Math.max(0, at - from);
  const last = Math.min(piece.length, at - from + sound.length);
  for (let i = first; i < last; i++) piece[i] = (piece[i] as number) + (sound[i + from - at] as number);
}

/** Nearly as loud as it may be: the loudest that any moment of the voice can become, its echo aside, is the peak. */
function gainFor(notes: readonly PlacedNote[]): number {
  const loudest = notes.map((placed) => {
    const together = notes.filter(
      ({ start, seconds }) => start <= placed.start && start + seconds > placed.start,
    );
    return together.reduce((sum, each) => sum + mostOf(each), 0);
  });
  return (PEAK * 0.85) / Math.max(...loudest);
}

function mostOf({ note, level }: PlacedNote): number {
  const tone = 1 + note.harmonics.reduce((sum, each) => sum + 10 ** (each / 20), 0);
  const share = note.noise?.share ?? 0;
  return 10 ** (level / 20) * (tone * (1 - share) + 1.2 * share);
}

/** As it is up to eight tenths of the peak, softly bent from there on: no sample goes beyond it. */
function limited(sample: number): number {
  const knee = PEAK * 0.8;
  const over = Math.abs(sample) - knee;
  if (over <= 0) return sample;
  const bent = knee + (PEAK - knee) * Math.tanh(over / (PEAK - knee));
  return Math.sign(sample) * bent;
}

/** The last hundredth of a second of what is left goes to nothing. */
function fadeOut(piece: Float32Array, left: number): void {
  const length = RATE / 100;
  for (let i = Math.max(0, left - length); i < piece.length; i++)
    piece[i] = (piece[i] as number) * Math.max(0, (left - 1 - i) / length);
}
