import type { VoiceKind } from '../../../domain/voices/score.ts';
import type { Piece } from '../../../domain/voices/sound/synthesis.ts';

/** A drawn voice that may sound. */
export type Listened = { partitura: string; kind: VoiceKind };

/** What is asked of the worker; an order ends the one before it. */
export type Order = Listened & { id: number; seed: number; slow: boolean };

/** A piece of the sound of an order, in turn. */
export type Heard = Piece & { id: number };

/** What makes sound and what plays it, once they are there; kept for the next voice. */
export type Engine = { worker?: Worker | undefined; audio?: AudioContext };
