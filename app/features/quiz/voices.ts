import type { HeardVoice } from '../../../domain/quiz/heard-voice.ts';
import type { Scope } from '../../../domain/quiz/round.ts';
import { aves } from '../../data/species/aves.ts';
import { heardVoices } from '../../data/species/voices.ts';
import { limitsOf as otherLimitsOf } from './limits.ts';
import { QuestionVoice } from './question-voice.tsx';

/** The voices that are drawn, by the names of their species, and the names that may stand under each. */
export type Voices = {
  heard: ReadonlyMap<string, HeardVoice>;
  /** Whose voice of the same kind is taken for it. */
  alike: (nombre: string) => readonly string[];
  /** Whose lies nearest to it in pitch and pace. */
  near: (nombre: string) => readonly string[];
  /** What draws them: it comes with them, and with no other round. */
  Drawing: typeof QuestionVoice;
};

const nombresAt = (places: readonly number[] = []) => places.flatMap((place) => aves[place]?.nombre ?? []);

const heard = new Map(heardVoices.map((voice) => [aves[voice.place]?.nombre ?? '', voice]));

const voices: Voices = {
  heard,
  alike: (nombre) => nombresAt(heard.get(nombre)?.alike),
  near: (nombre) => nombresAt(heard.get(nombre)?.near),
  Drawing: QuestionVoice,
};

/** The limits of a round that asks voices. */
export function limitsOf(scope: Scope): ReturnType<typeof otherLimitsOf> {
  const { limits, ...rest } = otherLimitsOf(scope);
  return { limits: { ...limits, voices }, ...rest };
}
