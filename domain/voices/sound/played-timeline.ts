import { Chance } from '../chance.ts';
import type { ScoredVoice } from '../sequence.ts';
import { layOut, type Timeline } from '../timeline.ts';

/** A voice as it is played: in time a little off the drawn one, as repeats of a bird are. */
export function playedTimeline(voice: ScoredVoice, seed: number): Timeline {
  return layOut(voice, new Chance(seed));
}
