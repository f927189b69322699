import type { Chance } from '../chance.ts';
import { contourOf, loudnessOf } from '../drawing/sounding.ts';
import type { PlacedNote } from '../timeline.ts';
import { BandNoise, Wander } from './noise.ts';

/** Samples between two at which pitch and loudness are worked out; they go straight from one to the next. */
const STEP = 16;

const TURN = 2 * Math.PI;

/** How much pitch and loudness of one held note wander, as shares. */
const UNSTEADY = { pitch: 0.0022, loudness: 0.07 };

/** Seconds in which a note comes and goes, at most, and as shares of it; what is struck begins at once. */
const EDGES = {
  held: { in: { most: 0.012, share: 0.12 }, out: { most: 0.025, share: 0.2 } },
  struck: { in: { most: 0.0012, share: 0.35 }, out: { most: 0.006, share: 0.45 } },
};

const factor = (decibels: number) => 10 ** (decibels / 20);

/** A note by itself, from its first sample to its last, at `rate` samples a second. */
export function noteSound(placed: PlacedNote, rate: number, chance: Chance): Float32Array<ArrayBuffer> {
  const { note, seconds } = placed;
  const sound = new Float32Array(Math.max(STEP, Math.round(seconds * rate)));
  const control = controlOf(placed, rate, chance);
  const harmonics = [1, ...note.harmonics.map(factor)];
  const share = note.noise?.share ?? 0;
  const noise = note.noise && new BandNoise(note.noise.width * 500, rate, chance);
  const soften = edgesOf(placed, sound.length, rate);
  let phase = chance.even() * TURN;
  let from = control(0);
  for (let start = 0; start < sound.length; start += STEP) {
    const to = control(Math.min(1, (start + STEP) / sound.length));
    const sounding = harmonics.filter((_, k) => (k + 1) * to.hz < rate * 0.46);
    for (let i = start; i < Math.min(start + STEP, sound.length); i++) {
      const part = (i - start) / STEP;
      phase += (TURN * (from.hz + (to.hz - from.hz) * part)) / rate;
      let tone = 0;
      for (let k = 0; k < sounding.length; k++) tone += (sounding[k] as number) * Math.sin(phase * (k + 1));
      const value = tone * (1 - share) + (noise ? noise.around(phase) * share : 0);
      sound[i] = value * (from.loudness + (to.loudness - from.loudness) * part) * soften(i);
    }
    from = to;
  }
  return sound;
}

/** Pitch, Hz, and loudness of a note at a share of it. */
function controlOf({ note, seconds, pitch, level }: PlacedNote, rate: number, chance: Chance) {
  const contour = contourOf(note);
  const loudness = loudnessOf(note, seconds);
  const [unsteady, weak] = [new Wander(9, rate / STEP, chance), new Wander(28, rate / STEP, chance)];
  const { hz: swings = 0, khz: swing = 0 } = note.warble ?? {};
  const gain = factor(level);
  return (share: number) => ({
    hz:
      contour(share) * pitch * 1000 * (1 + UNSTEADY.pitch * unsteady.next()) +
      500 * swing * Math.sin(TURN * swings * share * seconds),
    loudness: gain * loudness(share) * (1 + UNSTEADY.loudness * weak.next()),
  });
}

/** A cosine at both ends: a sound that begins or ends at once clicks. */
function edgesOf({ note, seconds }: PlacedNote, length: number, rate: number): (i: number) => number {
  const { in: coming, out: going } = note.envelope === '!' ? EDGES.struck : EDGES.held;
  const rise = Math.min(coming.most, seconds * coming.share + 0.001) * rate;
  const fall = Math.min(going.most, seconds * going.share + 0.002, (seconds * 0.9) / 2) * rate;
  const cosine = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, share));
  return (i) => cosine((i + 0.5) / rise) * cosine((length - i - 0.5) / fall);
}
