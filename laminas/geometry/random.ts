/** Number from a text, the same for ever (FNV-1a). */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/** Repeatable random numbers (mulberry32). Each part of a bird has a stream of its own: see `streamOf`. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0 || 1;
  }

  /** Uniform in 0..1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** Uniform between two bounds. */
  range(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** About normal, in -2..2, deviation about 0.67. */
  bell(): number {
    return (this.next() + this.next() + this.next() - 1.5) / 0.75;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}

/** The stream of one part: moving the tail never changes the wing. */
export function streamOf(seed: number, part: string): Random {
  return new Random((seed ^ hash(part)) >>> 0);
}
