import type { Settings } from '../sequence.ts';
import { onePole } from './noise.ts';

/** Echoes from the ground and from trunks: after how many seconds, and how strong beside the one before. */
const FIRST = [0.0061, 0.013, 0.0217, 0.0341, 0.0523];
const WEAKER = 0.7;

/** Delays, s, that make a mist of them, none a multiple of another; and what comes back of each. */
const MIST = [0.0047, 0.0071, 0.0113, 0.0167];
const MIST_SHARE = 0.62;
const TAIL = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0599];

/** Seconds after which an echo of full strength is 60 dB down: that of a wood, not of a church. */
const FADING = 0.75;

/** Seconds that a voice goes on sounding after its last note. */
export const AFTERSOUND = 0.5;

/** Where a voice sounds: how far away it is, which takes its brightness, and the short echo of the place. It keeps what it heard. */
export class Place {
  private dull = 0;
  private readonly air: number;
  private readonly echo: number;
  private readonly first: Delay;
  private readonly taps: { samples: number; gain: number }[];
  private readonly mist: Delay[];
  private readonly tail: { delay: Delay; gain: number; dull: number }[];
  private readonly damping: number;

  constructor({ eco, lejos }: Settings, rate: number) {
    this.air = onePole(15_000 * (1 - lejos) ** 1.6 + 1800, rate);
    this.damping = onePole(5000, rate);
    this.echo = eco;
    const samples = (seconds: number) => Math.round(seconds * rate);
    this.taps = FIRST.map((seconds, i) => ({
      samples: samples(seconds),
      gain: eco * 0.5 * WEAKER ** i * (i % 2 === 0 ? 1 : -1),
    }));
    this.first = new Delay(samples(0.0523) + 1);
    this.mist = MIST.map((seconds) => new Delay(samples(seconds)));
    const fading = FADING * (0.4 + 0.6 * eco);
    this.tail = TAIL.map((seconds) => ({
      delay: new Delay(samples(seconds)),
      gain: 10 ** ((-3 * seconds) / fading),
      dull: 0,
    }));
  }

  /** What is heard there of a sample. */
  hear(sample: number): number {
    this.dull += this.air * (sample - this.dull);
    if (this.echo === 0) return this.dull;
    let near = this.dull;
    for (const { samples, gain } of this.taps) near += this.first.before(samples) * gain;
    this.first.push(this.dull);
    return near + this.echo * 0.5 * this.late(this.mist.reduce(diffused, near));
  }

  /** The long part: lines that feed one another, each duller each time (a Householder matrix). */
  private late(sample: number): number {
    let sum = 0;
    for (const line of this.tail) {
      line.dull += this.damping * (line.delay.before(line.delay.length) - line.dull);
      sum += line.dull;
    }
    const shared = (2 * sum) / this.tail.length;
    let heard = 0;
    this.tail.forEach((line, i) => {
      heard += i % 2 === 0 ? line.dull : -line.dull;
      line.delay.push(sample * 0.35 + (line.dull - shared) * line.gain);
    });
    return heard;
  }
}

/** An all-pass: it delays, and changes no loudness. */
function diffused(sample: number, line: Delay): number {
  const before = line.before(line.length);
  const kept = sample - MIST_SHARE * before;
  line.push(kept);
  return before + MIST_SHARE * kept;
}

/** The last samples. */
class Delay {
  readonly length: number;
  private readonly samples: Float32Array;
  private at = 0;

  constructor(length: number) {
    this.length = length;
    this.samples = new Float32Array(length);
  }

  /** The sample that was pushed so many times ago. */
  before(samples: number): number {
    const place = this.at - samples;
    return this.samples[place < 0 ? place + this.length : place] as number;
  }

  push(sample: number): void {
    this.samples[this.at] = sample;
    this.at = this.at + 1 === this.length ? 0 : this.at + 1;
  }
}
