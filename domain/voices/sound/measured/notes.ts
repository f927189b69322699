/** A sound within a voice, seconds. */
export type HeardNote = { from: number; to: number };

/** Samples between two at which loudness is taken, as a share of a second; and how long each is listened to. */
const STEP = 1 / 1000;
const LISTENED = 0.006;

/** dB: how far loudness must fall and rise again between two notes; how much softer than the loudest a note may be; where its edges are. */
const PARTED = 7;
const SOFTEST = -13;
const EDGE = 10;

/** The notes of a sound: where its loudness rises and falls again. */
export function notesOf(sound: Float32Array, rate: number): HeardNote[] {
  const loudness = loudnessOf(sound, rate);
  const most = Math.max(...loudness);
  const notes: HeardNote[] = [];
  for (const { peak, from, to } of hills(loudness)) {
    const top = loudness[peak] as number;
    if (top < most + SOFTEST) continue;
    let [start, end] = [peak, peak];
    while (start > from && (loudness[start - 1] as number) > top - EDGE) start--;
    while (end < to && (loudness[end + 1] as number) > top - EDGE) end++;
    notes.push({ from: start * STEP, to: (end + 1) * STEP });
  }
  return notes;
}

/** dB, each `STEP` of a second. */
function loudnessOf(sound: Float32Array, rate: number): number[] {
  const step = Math.round(rate * STEP);
  const reach = Math.round((rate * LISTENED) / 2);
  return Array.from({ length: Math.floor(sound.length / step) }, (_, i) => {
    const heard = sound.subarray(Math.max(0, i * step - reach), i * step + reach);
    const power = heard.reduce((sum, sample) => sum + sample * sample, 0) / (2 * reach);
    return 10 * Math.log10(power + 1e-10);
  });
}

/** The hills of a line that are parted by valleys deep enough, each with the valleys about it. */
function hills(line: readonly number[]): { peak: number; from: number; to: number }[] {
  const found: { peak: number; from: number; to: number }[] = [];
  let [peak, valley, isClimbing] = [0, 0, true];
  let from = 0;
  line.forEach((value, i) => {
    if (isClimbing) {
      if (value > (line[peak] as number)) peak = i;
      else if (value < (line[peak] as number) - PARTED) {
        found.push({ peak, from, to: line.length - 1 });
        [valley, isClimbing] = [i, false];
      }
    } else if (value < (line[valley] as number)) valley = i;
    else if (value > (line[valley] as number) + PARTED) {
      const last = found.at(-1);
      if (last) last.to = valley;
      [from, peak, isClimbing] = [valley, i, true];
    }
  });
  return found;
}
