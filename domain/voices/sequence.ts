import type { Reader } from './fault.ts';
import { MAX_MS, type Note } from './note.ts';

/** From the first time to the last; `periods` in ms from one beginning to the next, or one after another without. */
export type Repeat = {
  times: number;
  periods?: readonly [number, number];
  /** Factors. */
  pitch: readonly [number, number];
  /** dB. */
  level: readonly [number, number];
};

/** What a voice does: notes at once, silence, a group, or each time one of several. `label` is written under the whole. */
export type Element =
  | { kind: 'notes'; notes: Note[]; repeat: Repeat; label?: string }
  | { kind: 'silence'; ms: number }
  | { kind: 'group' | 'choice'; elements: Element[]; repeat: Repeat; label?: string };

/** How a voice is played: how much echo and how far away, 0 to 1, and how much its repeats vary. */
export type Settings = { eco: number; lejos: number; natural: number };

/** What a bird says, ready to be laid out in time. */
export type ScoredVoice = { sequence: Element[]; settings: Settings };

const TOKENS = /"[^"]*"|[()[\]]|[^\s()[\]"]+|"/g;
const SUFFIX = /^([*/~^])([-\d.]+)(?:>([-\d.]+))?/;
const MAX_DEPTH = 6;

/** Reads a line such as `(cu _195 cú)*3/1450`. */
export function parseSequence(text: string, notes: ReadonlyMap<string, Note>, reader: Reader): Element[] {
  const tokens = text.match(TOKENS) ?? [];
  let at = 0;

  /** The elements up to the bracket that closes them. */
  function elements(closing: ')' | ']' | undefined, depth: number): Element[] {
    if (depth > MAX_DEPTH) reader.refuse(`brackets within brackets: ${MAX_DEPTH} deep at most`);
    const read: Element[] = [];
    for (let token = tokens[at++]; token !== closing; token = tokens[at++]) {
      if (token === undefined) return reader.refuse(`«${closing}» is missing`);
      if (token.startsWith('"')) label(read.at(-1), token);
      else if (token === '(' || token === '[') read.push(bracket(token, depth));
      else read.push(parseToken(token, notes, reader));
    }
    if (read.length === 0) reader.refuse('there is nothing to sing');
    return read;
  }

  function bracket(opening: '(' | '[', depth: number): Element {
    const within = elements(opening === '(' ? ')' : ']', depth + 1);
    const suffix = SUFFIX.test(tokens[at] ?? '') ? (tokens[at++] ?? '') : '';
    return {
      kind: opening === '(' ? 'group' : 'choice',
      elements: within,
      repeat: parseRepeat(suffix, reader),
    };
  }

  function label(of: Element | undefined, token: string) {
    if (!of || of.kind === 'silence')
      return reader.refuse(`${token}: a syllable follows its note or its group`);
    if (!/^"[\p{L}\p{M}' -]+"$/u.test(token)) reader.refuse(`${token}: a syllable is letters between quotes`);
    of.label = token.slice(1, -1);
  }

  return elements(undefined, 0);
}

/** A silence, or notes with what is said of their repeats. */
function parseToken(token: string, notes: ReadonlyMap<string, Note>, reader: Reader): Element {
  if (token.startsWith('_'))
    return { kind: 'silence', ms: reader.number(token.slice(1), 'silence', [0, MAX_MS]) };
  const [, names, suffix = ''] = /^([^*/~^]+)(.*)$/.exec(token) ?? [];
  if (!names) return reader.refuse(`«${token}» is not understood`);
  const together = names
    .split('&')
    .map((name) => notes.get(name) ?? reader.refuse(`the note «${name}» is not defined`));
  return { kind: 'notes', notes: together, repeat: parseRepeat(suffix, reader) };
}

/** Reads `*9/90>70~1>.8^-12>0`. */
function parseRepeat(text: string, reader: Reader): Repeat {
  let repeat: Repeat = { times: 1, pitch: [1, 1], level: [0, 0] };
  for (let rest = text; rest !== ''; ) {
    const [whole, sign, first, last = first] =
      SUFFIX.exec(rest) ?? reader.refuse(`«${rest}» is not understood`);
    const pair = (what: string, bounds: readonly [number, number]) =>
      [reader.number(first, what, bounds), reader.number(last, what, bounds)] as const;
    if (sign === '*') repeat = { ...repeat, times: reader.number(first, '*', [1, 500]) };
    else if (sign === '/') repeat = { ...repeat, periods: pair('/', [1, MAX_MS]) };
    else if (sign === '~') repeat = { ...repeat, pitch: pair('~', [0.05, 20]) };
    else repeat = { ...repeat, level: pair('^', [-60, 12]) };
    rest = rest.slice(whole.length);
  }
  if (!Number.isInteger(repeat.times)) reader.refuse(`*: ${repeat.times} is not a whole number`);
  return repeat;
}
