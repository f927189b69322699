import type { Utterance } from '../species/voz.ts';
import type { VoiceKind } from '../voices/score.ts';

/**
 * A voice of which a round asks. Species are places in the list: whose it is, who is taken for it by that voice, and whose is nearest
 * in pitch and pace.
 */
export type HeardVoice = Utterance & {
  place: number;
  kind: VoiceKind;
  partitura: string;
  /** Whether it may sound. */
  sounds: boolean;
  alike: number[];
  near: number[];
};
