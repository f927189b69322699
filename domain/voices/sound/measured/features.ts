import { type HeardNote, notesOf } from './notes.ts';
import { spectrum } from './spectrum.ts';

/** How the pitch of a note goes: level, rising, falling, over a hill, through a valley. */
export const CONTOURS = ['llano', 'sube', 'baja', 'arco', 'valle'] as const;

export type Contour = (typeof CONTOURS)[number];

/** What is measured of a voice. Seconds and kHz; medians of its notes and phrases; `undefined` where it has too few of them. */
export type Features = {
  /** Lowest and highest pitch of the loudest part. */
  low: number;
  high: number;
  /** Length of a note. */
  note: number;
  /** Notes a second within a phrase. */
  pace: number | undefined;
  /** Notes of a phrase, how long it is, and from the beginning of one to that of the next. */
  notes: number;
  phrase: number;
  period: number | undefined;
  contour: Contour;
};

/** Seconds of silence that part two phrases. */
const PAUSE = 0.27;
/** Samples of a window in which pitch is taken, and from one to the next. */
const WINDOW = 512;
const HOP = 128;
/** dB below the loudest moment down to which a moment belongs to the loudest part; and that part without its outermost moments. */
const LOUD = -12;
const OUTER = 0.05;
/** How far, as a share, a pitch must move for a note to rise or fall. */
const MOVES = 0.08;

export function featuresOf(sound: Float32Array, rate: number): Features {
  const notes = notesOf(sound, rate);
  const phrases = phrasesOf(notes);
  const pitches = pitchesOf(sound, rate);
  const strongest = Math.max(...pitches.map(({ level }) => level));
  const loud = pitches
    .filter(({ level }) => level > strongest + LOUD)
    .map(({ khz }) => khz)
    .sort((a, b) => a - b);
  const starts = phrases.map(([first]) => first?.from ?? 0);
  return {
    low: quantile(loud, OUTER),
    high: quantile(loud, 1 - OUTER),
    note: median(notes.map(({ from, to }) => to - from)) ?? 0,
    pace: paceOf(phrases),
    notes: median(phrases.map(({ length }) => length)) ?? 0,
    phrase: median(phrases.map((phrase) => (phrase.at(-1)?.to ?? 0) - (phrase[0]?.from ?? 0))) ?? 0,
    period: median(starts.slice(1).map((start, i) => start - (starts[i] ?? 0))),
    contour: contourOf(notes, pitches),
  };
}

function phrasesOf(notes: readonly HeardNote[]): HeardNote[][] {
  const phrases: HeardNote[][] = [];
  for (const note of notes) {
    const last = phrases.at(-1);
    if (last && note.from - (last.at(-1)?.to ?? 0) < PAUSE) last.push(note);
    else phrases.push([note]);
  }
  return phrases;
}

/** Over two notes each, so that pairs of a long and a short one count as what they are. */
function paceOf(phrases: readonly HeardNote[][]): number | undefined {
  const apart = (by: number) =>
    phrases.flatMap((phrase) => phrase.slice(by).map(({ from }, i) => (from - (phrase[i]?.from ?? 0)) / by));
  const period = median(apart(2)) ?? median(apart(1));
  return period && 1 / period;
}

type Pitch = { at: number; khz: number; level: number };

/** The strongest frequency of each moment, between its bins where a parabola through three has its top. */
function pitchesOf(sound: Float32Array, rate: number): Pitch[] {
  const count = Math.max(0, Math.floor((sound.length - WINDOW) / HOP));
  const windows = Array.from({ length: count }, (_, i) => sound.subarray(i * HOP, i * HOP + WINDOW));
  const powers = windows.map((window) => window.reduce((sum, sample) => sum + sample * sample, 0));
  const least = Math.max(...powers) / 1000;
  return windows.flatMap((window, i) => ((powers[i] ?? 0) > least ? [pitchOf(window, i)] : []));

  function pitchOf(window: Float32Array, i: number): Pitch {
    const strengths = spectrum(window);
    const top = strengths.reduce((best, value, k) => (value > (strengths[best] as number) ? k : best), 1);
    const [a, b, c] = [top - 1, top, top + 1].map((k) => Math.log((strengths[k] ?? 0) + 1e-9)) as [
      number,
      number,
      number,
    ];
    const bend = a - 2 * b + c;
    const bin = top + (bend < 0 ? (a - c) / (2 * bend) : 0);
    return {
      at: (i * HOP + WINDOW / 2) / rate,
      khz: (bin * rate) / WINDOW / 1000,
      level: 20 * Math.log10((strengths[top] as number) + 1e-9),
    };
  }
}

/** That of most notes. */
function contourOf(notes: readonly HeardNote[], pitches: readonly Pitch[]): Contour {
  const each = notes.map((note) => shapeOf(pitches.filter(({ at }) => at >= note.from && at <= note.to)));
  const count = (contour: Contour) => each.filter((one) => one === contour).length;
  return CONTOURS.reduce((best, contour) => (count(contour) > count(best) ? contour : best));
}

function shapeOf(pitches: readonly Pitch[]): Contour {
  const part = (from: number, to: number) =>
    median(
      pitches.slice(Math.floor(from * pitches.length), Math.ceil(to * pitches.length)).map(({ khz }) => khz),
    ) ?? 1;
  const [start, end] = [part(0, 0.2), part(0.8, 1)];
  const middle = [part(0.2, 0.4), part(0.4, 0.6), part(0.6, 0.8)];
  const [low, high] = [Math.min(...middle), Math.max(...middle)];
  const beyond = (a: number, b: number) => a > b * (1 + MOVES);
  if (beyond(start, low) && beyond(end, low)) return 'valle';
  if (beyond(high, start) && beyond(high, end)) return 'arco';
  if (beyond(end, start)) return 'sube';
  return beyond(start, end) ? 'baja' : 'llano';
}

const median = (values: readonly number[]) =>
  values.length > 0
    ? quantile(
        [...values].sort((a, b) => a - b),
        0.5,
      )
    : undefined;

/** Of ascending values. */
function quantile(values: readonly number[], share: number): number {
  const place = (values.length - 1) * share;
  const [below, above] = [values[Math.floor(place)] ?? 0, values[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place % 1);
}
