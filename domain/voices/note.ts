import type { Reader } from './fault.ts';

/** A point of a contour: `at` as a share of the note, 0 to 1. */
export type ContourPoint = { at: number; khz: number };

/** Loudness over a note: swelling and falling, held, rising, falling, struck; or points of it, 0 to 1, at equal distances. */
export type Envelope = '^' | '=' | '<' | '>' | '!' | readonly number[];

/** One sound of a voice, as its line in the score says it. */
export type Note = {
  /** Written under it where it is a syllable. */
  name: string;
  ms: number;
  contour: ContourPoint[];
  envelope: Envelope;
  /** dB. */
  level: number;
  /** Second harmonic, third…: dB against the first. */
  harmonics: number[];
  /** Resonances that share out the harmonics of a nasal or croaking voice; `gain` as a factor. */
  formants: { khz: number; width: number; gain: number }[];
  /** Share of noise, 0 to 1, and how broad a band it fills, kHz. */
  noise?: { share: number; width: number };
  /** Pulses a second and how deep, 0 to 1. */
  tremolo?: { hz: number; depth: number };
  /** Swings of pitch a second and how wide in all, kHz. */
  warble?: { hz: number; khz: number };
  /** How irregular, 0 to 1. */
  roughness: number;
};

export const MAX_MS = 8000;
const KHZ = [0.02, 14] as const;
const SHARE = [0, 1] as const;
const DB = [-60, 12] as const;
const HZ = [0.5, 500] as const;

/** Letters, after which a figure may tell notes of one syllable apart. */
const NAME = /^\p{L}[\p{L}\p{M}'-]*\d*$/u;

/** Reads a line such as `chif 98 7.4>5.4@20>4.4 v-1 e1,.7,.5`. */
export function parseNote(text: string, reader: Reader): Note {
  const [name = '', ms, contour, ...ornaments] = text.split(/\s+/);
  if (!NAME.test(name)) reader.refuse(`«${name}» is no name of a note: letters, then figures`);
  if (contour === undefined) reader.refuse('a note has a name, its ms and its contour in kHz');
  const note: Note = {
    name,
    ms: reader.number(ms, 'ms', [1, MAX_MS]),
    contour: parseContour(contour, reader),
    envelope: '=',
    level: 0,
    harmonics: [],
    formants: [],
    roughness: 0,
  };
  for (const ornament of ornaments) Object.assign(note, parseOrnament(ornament, note, reader));
  return note;
}

function parseContour(text: string, reader: Reader): ContourPoint[] {
  const parts = text.split('>');
  const points = parts.map((part, i) => {
    const [khz, at, ...rest] = part.split('@');
    if (rest.length > 0) reader.refuse(`contour: «${part}» has two «@»`);
    const even = parts.length === 1 ? 0 : i / (parts.length - 1);
    return {
      khz: reader.number(khz, 'contour', KHZ),
      at: at === undefined ? even : reader.number(at, 'contour, after «@»', [0, 100]) / 100,
    };
  });
  points.forEach(({ at }, i) => {
    if (at <= (points[i - 1]?.at ?? -1))
      reader.refuse(`contour: the points of «${text}» do not follow one another`);
  });
  return points;
}

/** What a mark such as `v-6` or `t30/.9` says of a note. */
function parseOrnament(text: string, { formants }: Note, reader: Reader): Partial<Note> {
  const rest = text.slice(1);
  const [first, second, third] = rest.split('/');
  switch (text[0]) {
    case 'e':
      return { envelope: parseEnvelope(rest, reader) };
    case 'v':
      return { level: reader.number(rest, 'v', DB) };
    case 'h':
      return { harmonics: reader.numbers(rest, 'h', DB) };
    case 'm': {
      const decibels = third === undefined ? 0 : reader.number(third, 'm, level', DB);
      const khz = reader.number(first, 'm, kHz', KHZ);
      const width = reader.number(second, 'm, width', KHZ);
      return { formants: [...formants, { khz, width, gain: 10 ** (decibels / 20) }] };
    }
    case 'r':
      return {
        noise: {
          share: reader.number(first, 'r, share', SHARE),
          width: reader.number(second, 'r, width', KHZ),
        },
      };
    case 't': {
      const depth = second === undefined ? 1 : reader.number(second, 't, depth', SHARE);
      return { tremolo: { hz: reader.number(first, 't, a second', HZ), depth } };
    }
    case 'z':
      return {
        warble: { hz: reader.number(first, 'z, a second', HZ), khz: reader.number(second, 'z, kHz', KHZ) },
      };
    case 'a':
      return { roughness: reader.number(rest, 'a', SHARE) };
    default:
      return reader.refuse(`«${text}» is no ornament: e v h m r t z a`);
  }
}

function parseEnvelope(text: string, reader: Reader): Envelope {
  if (text === '^' || text === '=' || text === '<' || text === '>' || text === '!') return text;
  return reader.numbers(text, 'e', SHARE);
}
