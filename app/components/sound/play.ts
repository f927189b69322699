import { RATE } from '../../../domain/voices/sound/rate.ts';
import type { Engine, Heard, Order } from './messages.ts';

/** Seconds between the arrival of a first piece and its sound, so that no start is missed; and in which a voice is silenced. */
const LEAD = 0.01;
const SILENCING = 0.03;

export type Playback = {
  /** Seconds of the voice that were heard, `undefined` before the first. */
  heard: () => number | undefined;
  setVolume: (volume: number) => void;
  stop: () => void;
};

type Ending = 'ended' | 'silenced' | 'failed';

let orders = 0;
/** One voice at a time: what silences the one that sounds. */
let silence: (() => void) | undefined;

/** Lets a voice sound. `onEnd` is told once: when it has ended, when another silences it, when it cannot be made. */
export function play(
  engine: Engine,
  order: Omit<Order, 'id'>,
  volume: number,
  onEnd: (ending: Ending, reason?: unknown) => void,
): Playback {
  silence?.();
  const id = ++orders;
  const { worker, audio } = engine as { worker: Worker; audio: AudioContext };
  void audio.resume();
  const gain = new GainNode(audio, { gain: volume });
  gain.connect(audio.destination);
  let begun: number | undefined;
  let next = 0;

  function hear({ data }: MessageEvent<Heard>) {
    if (data.id !== id) return;
    const at = Math.max(next, audio.currentTime + LEAD);
    begun ??= at;
    const source = sourceOf(audio, data.samples);
    source.connect(gain);
    source.start(at);
    next = at + data.samples.length / RATE;
    if (data.isLast) source.onended = () => end('ended');
  }

  function fail(reason: unknown) {
    // One that could not be fetched is asked for again the next time.
    worker.terminate();
    engine.worker = undefined;
    end('failed', reason);
  }

  function end(ending: Ending, reason?: unknown) {
    if (silence !== silenced) return;
    silence = undefined;
    worker.removeEventListener('message', hear);
    worker.removeEventListener('error', fail);
    gain.gain.setTargetAtTime(0, audio.currentTime, SILENCING / 3);
    setTimeout(() => gain.disconnect(), SILENCING * 4000);
    onEnd(ending, reason);
  }

  const silenced = () => end('silenced');
  silence = silenced;
  worker.addEventListener('message', hear);
  worker.addEventListener('error', fail);
  worker.postMessage({ ...order, id } satisfies Order);
  const latency = () => audio.outputLatency || 0;
  return {
    heard: () =>
      begun === undefined ? undefined : (audio.currentTime - latency() - begun) * (order.slow ? 0.5 : 1),
    setVolume: (value) => gain.gain.setTargetAtTime(value, audio.currentTime, 0.01),
    stop: silenced,
  };
}

function sourceOf(audio: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBufferSourceNode {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
  buffer.copyToChannel(samples, 0);
  return new AudioBufferSourceNode(audio, { buffer });
}
