import { Chance } from '../chance.ts';
import type { PlacedNote } from '../timeline.ts';
import type { Part } from './lines.ts';
import { closedPath } from './pen.ts';
import { MAX_KHZ, SECOND, yOf } from './scale.ts';
import { contourOf, loudnessOf } from './sounding.ts';

/** Share of noise from which hairs are drawn, and from which they stand alone, without a line. */
export const HAIRY = 0.15;
export const ONLY_HAIRS = 0.3;

/** The noise of a note as strokes of a burin from low to high: a few for a blow, many for a hiss. `origin` is where it begins. */
export function hairsOf(placed: PlacedNote, relative: number, part: Part, origin: number): string {
  const { note, seconds } = placed;
  const { noise } = note;
  if (!noise || noise.share <= HAIRY) return '';
  const chance = new Chance(seedOf(note.name));
  const blow = note.envelope === '!';
  const count = blow ? 3 + Math.round(2 * noise.share) : Math.ceil(seconds * SECOND * 1.15);
  const strength = Math.max(0.55, 10 ** (Math.max(-24, relative) / 44));
  const loudness = loudnessOf(note, seconds);
  let path = '';
  for (let i = 0; i < count; i++) {
    const share = blow ? chance.even() * 0.35 : (i + chance.even()) / count;
    const loud = loudness(share);
    const stands = blow || chance.even() <= 0.15 + loud;
    const band = bandOf(placed, share, loud, chance);
    if (!stands || share < part.from || share > part.to) continue;
    path += hair(share * seconds * SECOND, band, (blow ? 1.5 : 0.85) * (0.4 + 0.6 * loud) * strength, origin);
  }
  return path;
}

/** How high a hair reaches, kHz. */
function bandOf({ note, pitch }: PlacedNote, share: number, loud: number, chance: Chance): [number, number] {
  const width = note.noise?.width ?? 0;
  const khz = contourOf(note)(share) * pitch;
  const blow = note.envelope === '!';
  const reach = (blow ? 0.75 + 0.5 * chance.even() : 0.35 + 0.55 * chance.even()) * (0.5 + 0.5 * loud);
  const middle = khz + (blow ? 0 : width * 0.28 * chance.normal());
  const half = (width / 2) * reach;
  return [Math.max(0.04, middle - half), Math.min(MAX_KHZ, Math.max(0.06, middle + half))];
}

function hair(x: number, [low, high]: [number, number], width: number, origin: number): string {
  const [foot, top] = [yOf(low), yOf(high)];
  const waist = (foot + top) / 2;
  const corners = [
    [x, foot],
    [x + width / 2, waist],
    [x, top],
    [x - width / 2, waist],
  ] as const;
  return closedPath(corners, origin);
}

function seedOf(name: string): number {
  return Array.from(name).reduce(
    (seed, letter) => Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    7,
  );
}
