import { RATE } from '../../../domain/voices/sound/rate.ts';

let context: AudioContext | undefined;
let worker: Worker | undefined;

/** What plays, opened by a press: browsers refuse it to a page that nobody has touched. */
export function openAudio(): AudioContext {
  context ??= new AudioContext({ sampleRate: RATE });
  void context.resume();
  return context;
}

/** The worker that makes sound, fetched when it is first asked for and kept. */
export function startWorker(): Worker {
  worker ??= new Worker(new URL('./voice.worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** A worker that could not be fetched is asked for again the next time. */
export function dropWorker(): void {
  worker?.terminate();
  worker = undefined;
}
