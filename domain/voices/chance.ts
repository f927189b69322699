/** Repeatable chance: the same seed gives the same numbers on every device (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Evenly spread from 0 up to 1. */
  even(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** About normal, of mean 0 and deviation 1, between −3.5 and 3.5. */
  normal(): number {
    return (this.even() + this.even() + this.even() + this.even() - 2) * Math.sqrt(3);
  }
}
