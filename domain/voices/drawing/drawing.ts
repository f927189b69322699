import type { ScoredVoice } from '../sequence.ts';
import { layOut, type PlacedNote, type Timeline } from '../timeline.ts';
import { hairsOf, ONLY_HAIRS } from './hairs.ts';
import { type LineInk, linesOf } from './lines.ts';
import { penPath } from './pen.ts';
import { STAFF_SECONDS, xOf } from './scale.ts';
import { type Stretch, stretchesOf } from './staves.ts';
import { type WrittenSyllable, writtenSyllables } from './syllables.ts';

export const INKS = ['faint', 'hairs', 'soft', 'strong'] as const satisfies (LineInk | 'hairs')[];

export type Ink = (typeof INKS)[number];

/** A line of a drawing: as much of a voice as stands side by side. Paths in tenths of a unit. */
export type Staff = {
  from: number;
  paths: Record<Ink, string>;
  syllables: WrittenSyllable[];
  /** Every half second; whole ones are told. */
  ticks: { x: number; second: number | undefined }[];
  /** Whether the voice has ended before, while another that is drawn with it goes on. */
  over: boolean;
};

/** Draws a voice, staff after staff. */
export function drawVoice(voice: ScoredVoice): Staff[] {
  return drawTogether([voice]).map(([staff]) => staff as Staff);
}

/** Draws voices on one axis of time: of each stretch the staves of all, in their order. */
export function drawTogether(voices: readonly ScoredVoice[]): Staff[][] {
  const timelines = voices.map((voice) => layOut(voice));
  return stretchesOf(timelines).map((stretch) => timelines.map((timeline) => drawStaff(timeline, stretch)));
}

function drawStaff({ notes, syllables }: Timeline, stretch: Stretch): Staff {
  const paths: Staff['paths'] = { faint: '', hairs: '', soft: '', strong: '' };
  const loudest = Math.max(...notes.map(({ level }) => level));
  for (const placed of notes) {
    if (placed.start >= stretch.to - 0.001 || placed.start + placed.seconds <= stretch.from) continue;
    addNote(paths, placed, placed.level - loudest, stretch);
  }
  return {
    from: stretch.from,
    paths,
    syllables: writtenSyllables(syllables, stretch),
    ticks: ticksFrom(stretch.from),
    over: notes.every(({ start, seconds }) => start + seconds <= stretch.from + 0.001),
  };
}

function addNote(paths: Staff['paths'], placed: PlacedNote, relative: number, { from, to }: Stretch) {
  const { note, start, seconds } = placed;
  const part = { from: (from - start) / seconds, to: (to - start) / seconds };
  const origin = xOf(start, from);
  if ((note.noise?.share ?? 0) <= ONLY_HAIRS) {
    for (const { ink, points } of linesOf(placed, relative, part)) {
      paths[ink] += penPath(points, origin);
    }
  }
  paths.hairs += hairsOf(placed, relative, part, origin);
}

function ticksFrom(from: number): Staff['ticks'] {
  const first = Math.ceil(from * 2 - 1e-6);
  const last = Math.floor((from + STAFF_SECONDS) * 2 + 1e-6);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const halves = first + i;
    return { x: xOf(halves / 2, from), second: halves % 2 === 0 ? halves / 2 : undefined };
  });
}
