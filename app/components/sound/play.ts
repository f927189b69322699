import { RATE } from '../../../domain/voices/sound/rate.ts';
import type { Engine, Heard, Order } from './messages.ts';

/** Seconds between the arrival of a first piece and its sound, so that no start is missed; and in which a voice is silenced. */
const LEAD = 0.01;
const SILENCING = 0.03;

/** How a voice came to its end: by itself, because another sounds or nobody wants it, or because it cannot be made. */
export type Ending = 'ended' | 'silenced' | 'failed';

type OnEnd = (ending: Ending, reason?: unknown) => void;

let orders = 0;
/** One voice at a time. */
let current: Playback | undefined;

/** Lets a voice sound, and silences another. `onEnd` is told once; nothing sounds where what makes it did not come. */
export function play(
  engine: Engine,
  order: Omit<Order, 'id'>,
  volume: number,
  onEnd: OnEnd,
): Playback | undefined {
  current?.stop();
  const { worker, audio } = engine;
  if (!worker || !audio) {
    onEnd('failed', 'The worker did not come.');
    return undefined;
  }
  void audio.resume();
  current = new Playback(worker, audio, volume, { ...order, id: ++orders }, (ending, reason) => {
    current = undefined;
    // A worker that could not be fetched is asked for again the next time.
    if (ending === 'failed') engine.worker = undefined;
    onEnd(ending, reason);
  });
  return current;
}

export class Playback {
  private readonly worker: Worker;
  private readonly audio: AudioContext;
  private readonly order: Order;
  private readonly onEnd: OnEnd;
  private readonly gain: GainNode;
  /** When its first sample sounds, and when the next that comes will, by the clock of what plays. */
  private begun: number | undefined;
  private next = 0;
  private isOver = false;

  constructor(worker: Worker, audio: AudioContext, volume: number, order: Order, onEnd: OnEnd) {
    this.worker = worker;
    this.audio = audio;
    this.order = order;
    this.onEnd = onEnd;
    this.gain = new GainNode(audio, { gain: volume });
    this.gain.connect(audio.destination);
    worker.addEventListener('message', this.hear);
    worker.addEventListener('error', this.fail);
    worker.postMessage(order);
  }

  /** Seconds of the voice that were heard, `undefined` before the first. */
  readonly heard = (): number | undefined => {
    if (this.begun === undefined) return undefined;
    const since = this.audio.currentTime - (this.audio.outputLatency || 0) - this.begun;
    return since * (this.order.slow ? 0.5 : 1);
  };

  setVolume(volume: number): void {
    this.gain.gain.setTargetAtTime(volume, this.audio.currentTime, 0.01);
  }

  stop(): void {
    this.end('silenced');
  }

  private readonly hear = ({ data: { id, samples, isLast } }: MessageEvent<Heard>): void => {
    if (id !== this.order.id) return;
    const at = Math.max(this.next, this.audio.currentTime + LEAD);
    this.begun ??= at;
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(this.audio, { buffer });
    source.connect(this.gain);
    source.start(at);
    this.next = at + samples.length / RATE;
    if (isLast) source.onended = () => this.end('ended');
  };

  private readonly fail = (reason: unknown): void => this.end('failed', reason);

  private end(ending: Ending, reason?: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    this.worker.removeEventListener('message', this.hear);
    this.worker.removeEventListener('error', this.fail);
    this.gain.gain.setTargetAtTime(0, this.audio.currentTime, SILENCING / 3);
    setTimeout(() => this.gain.disconnect(), SILENCING * 4000);
    this.onEnd(ending, reason);
  }
}
