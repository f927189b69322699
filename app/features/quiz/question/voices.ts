import type { Scope } from '../../../../domain/quiz/round.ts';
import { aves } from '../../../data/species/aves.ts';
import { heardVoices } from '../../../data/species/voices.ts';
import { limitsOf as otherLimitsOf, type Voices } from '../limits.ts';
import { QuestionVoice } from './question-voice.tsx';

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
