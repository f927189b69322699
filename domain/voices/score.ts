import { Reader, ScoreFault } from './fault.ts';
import { MAX_MS, type Note, parseNote } from './note.ts';
import { type Element, parseSequence, type ScoredVoice, type Settings } from './sequence.ts';
import { layOut } from './timeline.ts';

/** Which voices a score may hold, in the order in which they are shown. */
export const VOICE_KINDS = ['canto', 'reclamo'] as const;

export type VoiceKind = (typeof VOICE_KINDS)[number];

export type Score = Partial<Record<VoiceKind, ScoredVoice>>;

/** Of notes in a voice, repeats counted: more is a slip. */
const MAX_NOTES = 600;

const BOUNDS = { eco: [0, 1], lejos: [0, 1], natural: [0, 4] } as const;

/** A voice while its lines are read. */
type Draft = {
  kind: VoiceKind;
  line: number;
  notes: Map<string, Note>;
  settings: Settings;
  sequence: Element[];
};

/**
 * Reads a score: under each «@ canto» or «@ reclamo» its notes, then what it does with them. docs/voces.md tells the notation.
 * @throws {ScoreFault} with the line that is faulty
 */
export function parseScore(text: string): Score {
  const drafts: Draft[] = [];
  linesOf(text).forEach((line, i) => {
    if (line !== '') readLine(line, drafts, new Reader(i + 1));
  });
  if (drafts.length === 0) throw new ScoreFault(1, 'there is no «@ canto» or «@ reclamo»');
  return Object.fromEntries(drafts.map((draft) => [draft.kind, voiceOf(draft)]));
}

/** A score without remarks, as it travels to a browser. */
export function bareScore(text: string): string {
  return linesOf(text)
    .filter((line) => line !== '')
    .join('\n');
}

const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/#.*$/, '').trim());

function readLine(line: string, drafts: Draft[], reader: Reader) {
  const rest = line.slice(1).trim();
  if (line[0] === '@') {
    drafts.push(begin(rest, drafts, reader));
    return;
  }
  const draft = drafts.at(-1) ?? reader.refuse('a score begins with «@ canto» or «@ reclamo»');
  if (line[0] === '!') Object.assign(draft.settings, parseSettings(rest, reader));
  else if (line[0] === '=') draft.sequence.push(...parseSequence(rest, draft.notes, reader));
  else {
    const note = parseNote(line, reader);
    if (draft.notes.has(note.name)) reader.refuse(`the note «${note.name}» is defined twice`);
    draft.notes.set(note.name, note);
  }
}

function begin(title: string, drafts: readonly Draft[], reader: Reader): Draft {
  const kind = VOICE_KINDS.find((each) => each === title) ?? reader.refuse(`«@ ${title}»: canto or reclamo`);
  if (drafts.some((each) => each.kind === kind)) reader.refuse(`«@ ${kind}» comes twice`);
  const settings = { eco: 0.16, lejos: 0.2, natural: 1 };
  return { kind, line: reader.line, notes: new Map(), settings, sequence: [] };
}

function parseSettings(text: string, reader: Reader): Partial<Settings> {
  const pairs = text.split(/\s+/).map((part) => {
    const [key = '', value, ...rest] = part.split('=');
    if (!(key === 'eco' || key === 'lejos' || key === 'natural') || rest.length > 0)
      return reader.refuse(`«${part}» is no setting: eco, lejos, natural`);
    return [key, reader.number(value, key, BOUNDS[key])];
  });
  return Object.fromEntries(pairs);
}

function voiceOf({ kind, line, settings, sequence }: Draft): ScoredVoice {
  const refuse = (message: string): never => {
    throw new ScoreFault(line, `${kind}: ${message}`);
  };
  if (sequence.length === 0) refuse('the line «=» is missing');
  if (countOf(sequence) > MAX_NOTES) refuse(`it has more than ${MAX_NOTES} notes`);
  const voice = { sequence, settings };
  const { seconds } = layOut(voice);
  if (seconds * 1000 > MAX_MS) refuse(`it lasts ${seconds.toFixed(1)} s, and ${MAX_MS / 1000} at most`);
  return voice;
}

/** The notes of elements, repeats counted; of a choice as if the longest were taken. */
function countOf(elements: readonly Element[]): number {
  return elements.reduce((sum, each) => {
    if (each.kind === 'silence') return sum;
    if (each.kind === 'notes') return sum + each.repeat.times * each.notes.length;
    const within = each.elements.map((one) => countOf([one]));
    const once = each.kind === 'group' ? within.reduce((a, b) => a + b, 0) : Math.max(...within);
    return sum + each.repeat.times * Math.max(1, once);
  }, 0);
}
