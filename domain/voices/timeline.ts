import { Chance } from './chance.ts';
import type { Note } from './note.ts';
import type { Element, ScoredVoice } from './sequence.ts';

/** A note in its place, seconds: its contour times `pitch`; `level` is how loud it is in all, dB. */
export type PlacedNote = { note: Note; start: number; seconds: number; pitch: number; level: number };

/** What is written under a stretch of a voice. */
export type Syllable = { text: string; from: number; to: number };

export type Timeline = { notes: PlacedNote[]; syllables: Syllable[]; seconds: number };

/** How much repeats vary where `natural` is 1: rhythm, length and pitch as shares, loudness in dB. */
const VARIATION = { period: 0.025, silence: 0.03, length: 0.03, pitch: 0.007, level: 0.8 };

/** A choice falls alike wherever a voice is drawn, so that one can speak of the drawing. */
const SEED_OF_CHOICES = 7;

/** Lays out a voice in time: with `chance` its repeats vary as a bird's do, without it they are exact, as they are drawn. */
export function layOut({ sequence, settings }: ScoredVoice, chance?: Chance): Timeline {
  const layout = new Layout((share) => (chance ? chance.normal() * share * settings.natural : 0));
  const end = layout.place(sequence, { at: 0, pitch: 1, level: 0 });
  const { notes, syllables } = layout;
  return { notes, syllables, seconds: Math.max(end, endOf(notes)) };
}

type State = { at: number; pitch: number; level: number };

type Sounding = Exclude<Element, { kind: 'silence' }>;

class Layout {
  readonly notes: PlacedNote[] = [];
  readonly syllables: Syllable[] = [];
  private readonly choices = new Chance(SEED_OF_CHOICES);
  private readonly vary: (share: number) => number;

  constructor(vary: (share: number) => number) {
    this.vary = vary;
  }

  /** Places elements one after another and returns when they end. */
  place(elements: readonly Element[], state: State): number {
    return elements.reduce((at, element) => {
      if (element.kind === 'silence') return at + (element.ms / 1000) * (1 + this.vary(VARIATION.silence));
      const firstNote = this.notes.length;
      const firstSyllable = this.syllables.length;
      const end = this.repeat(element, { ...state, at });
      if (element.label !== undefined) {
        const to = endOf(this.notes.slice(firstNote));
        this.syllables.splice(firstSyllable, Number.POSITIVE_INFINITY, { text: element.label, from: at, to });
      }
      return end;
    }, state.at);
  }

  /** Places an element as often as it is repeated, and returns when its last time ends. */
  private repeat(element: Sounding, { at, pitch, level }: State): number {
    const { times, periods, ...spans } = element.repeat;
    const choose = drawer(this.choices);
    let begin = at;
    for (let i = 0; ; i++) {
      const share = times > 1 ? i / (times - 1) : 0;
      const each = {
        at: begin,
        pitch: pitch * between(spans.pitch, share),
        level: level + between(spans.level, share),
      };
      const end = this.once(element, each, choose);
      if (i + 1 >= times) return end;
      const period = periods && between(periods, times > 2 ? Math.min(1, i / (times - 2)) : 0);
      begin = period === undefined ? end : begin + (period / 1000) * (1 + this.vary(VARIATION.period));
    }
  }

  private once(element: Sounding, state: State, choose: ReturnType<typeof drawer>): number {
    if (element.kind === 'notes') return this.together(element.notes, state);
    return this.place(element.kind === 'group' ? element.elements : [choose(element.elements)], state);
  }

  /** Places notes that sound at once; the name of the first is their syllable. */
  private together(notes: readonly Note[], state: State): number {
    const placed = notes.map((note) => this.placed(note, state));
    this.notes.push(...placed);
    const end = endOf(placed);
    const text = syllableOf(notes[0]);
    if (text !== undefined) this.syllables.push({ text, from: state.at, to: end });
    return end;
  }

  private placed(note: Note, { at, pitch, level }: State): PlacedNote {
    return {
      note,
      start: at,
      seconds: (note.ms / 1000) * (1 + this.vary(VARIATION.length)),
      pitch: pitch * (1 + this.vary(VARIATION.pitch)),
      level: level + note.level + this.vary(VARIATION.level),
    };
  }
}

const endOf = (notes: readonly PlacedNote[]) =>
  notes.reduce((latest, { start, seconds }) => Math.max(latest, start + seconds), 0);

const between = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share;

/** The syllable that a name is: two letters or more, without the figure that tells it from another. */
function syllableOf(note: Note | undefined): string | undefined {
  const letters = note?.name.replace(/\d+$/, '') ?? '';
  return letters.length > 1 ? letters.toLowerCase() : undefined;
}

/** Draws one of several each time, and not the same twice running. */
function drawer(choices: Chance) {
  let last = -1;
  return <Item>(items: readonly Item[]): Item => {
    let next = Math.floor(choices.even() * items.length);
    if (next === last && items.length > 1) {
      next = (next + 1 + Math.floor(choices.even() * (items.length - 1))) % items.length;
    }
    last = next;
    return items[next] as Item;
  };
}
