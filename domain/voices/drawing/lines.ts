import type { Note } from '../note.ts';
import type { PlacedNote } from '../timeline.ts';
import type { PenPoint } from './pen.ts';
import { MAX_KHZ, SECOND, yOf } from './scale.ts';
import { contourOf, loudnessOf, resonance } from './sounding.ts';

/** How a stroke shows: the voice itself, what is soft, what only colours it. */
export type LineInk = 'strong' | 'soft' | 'faint';

export type Line = { ink: LineInk; points: PenPoint[] };

/** A part of a note, in shares of it: a note that goes on in the next staff is parted. */
export type Part = { from: number; to: number };

/** Thickest line, units; a tap shorter than this many seconds is drawn finer. */
const THICK = 2.9;
const TAP = { seconds: 0.03, thick: 2.1 };
/** Below this, dB against the loudest of the voice, a line is paler; harmonics below theirs are not drawn. */
const SOFT = -12;
const LEAST_HARMONIC = -31;

/** The lines of a note: its pitch and its harmonics. `relative` is its level against the loudest note, dB. */
export function linesOf(placed: PlacedNote, relative: number, part: Part): Line[] {
  const { note, seconds, pitch } = placed;
  const trace = tracer(placed, 10 ** (Math.max(-24, relative) / 44), part);
  if (note.formants.length > 0) {
    const middle = contourOf(note)(0.4) * pitch;
    const count = Math.min(40, Math.floor(MAX_KHZ / middle));
    const gains = Array.from({ length: count }, (_, i) => resonance(note, (i + 1) * middle));
    const most = Math.max(...gains);
    return gains.flatMap((gain, i): Line[] => {
      const share = gain / most;
      if (share <= 0.16) return [];
      return trace(share > 0.45 ? 'strong' : 'faint', i + 1, 1.9 * (0.35 + 0.65 * share));
    });
  }
  const thick = seconds < TAP.seconds ? TAP.thick : THICK;
  const harmonics = note.harmonics.flatMap((level, i) =>
    level < LEAST_HARMONIC ? [] : trace('faint', i + 2, 2.4 * 10 ** (level / 52)),
  );
  return [...trace(relative < SOFT ? 'soft' : 'strong', 1, thick), ...harmonics];
}

/** Follows the pitch of a note times a whole number, as far as the scale reaches; x counts from where the note begins. */
function tracer({ note, seconds, pitch }: PlacedNote, strength: number, part: Part) {
  const contour = contourOf(note);
  const loudness = loudnessOf(note, seconds);
  // A zigzag closer than the pen is thick is drawn as close as the pen can.
  const swings = note.warble ? Math.min(note.warble.hz, SECOND / 3.4) : 0;
  const swing = (share: number) => Math.sin(2 * Math.PI * swings * share * seconds);
  const khzAt = (share: number) => contour(share) * pitch + ((note.warble?.khz ?? 0) / 2) * swing(share);
  const steps = stepsOf(note, seconds, swings);
  const shares = Array.from({ length: steps + 1 }, (_, i) => i / steps).filter(
    (share) => share >= part.from && share <= part.to,
  );

  return (ink: LineInk, multiple: number, thick: number): Line[] => {
    const points = shares.map((share): PenPoint | undefined => {
      const khz = khzAt(share) * multiple;
      if (khz > MAX_KHZ) return undefined;
      const step = Math.abs(khz - khzAt(Math.max(0, share - 1 / steps)) * multiple);
      // A fast sweep is finer: the same force over more of the scale.
      const haste = (1 + (step * steps) / seconds / 110) ** 0.4;
      const force = (0.22 + 0.78 * Math.sqrt(loudness(share))) * tipAt(share, seconds);
      return {
        x: share * seconds * SECOND,
        y: yOf(khz),
        width: Math.max(0.35, (thick * strength * force) / haste),
      };
    });
    return runsOf(points).map((run) => ({ ink, points: run }));
  };
}

/** Enough points for the finest thing that happens in a note. */
function stepsOf({ tremolo }: Note, seconds: number, swings: number): number {
  const pulses = tremolo && tremolo.hz > 8 ? tremolo.hz : 0;
  return Math.ceil(Math.max(14, seconds * 420, seconds * swings * 14, seconds * pulses * 8));
}

/** How thin the ends are, as ink is where a pen is set down and lifted. */
function tipAt(share: number, seconds: number): number {
  const length = seconds * SECOND;
  return 0.3 + 0.7 * Math.min(1, (share * length + 0.7) / 3.2, ((1 - share) * length + 0.5) / 3.2);
}

/** The stretches without gaps. */
function runsOf(points: readonly (PenPoint | undefined)[]): PenPoint[][] {
  const runs: PenPoint[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
