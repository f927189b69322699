import type { Chance } from '../chance.ts';

/** How much of what comes a filter of one pole lets through that turns at `hz`. */
export const onePole = (hz: number, rate: number) =>
  1 - Math.exp((-2 * Math.PI * Math.min(hz, rate * 0.45)) / rate);

/** Chance that changes some `hz` times a second, about as far as ±1. */
export class Wander {
  private value = 0;
  private readonly share: number;
  private readonly scale: number;
  private readonly chance: Chance;

  constructor(hz: number, rate: number, chance: Chance) {
    this.share = onePole(hz, rate);
    this.scale = Math.sqrt((2 - this.share) / this.share);
    this.chance = chance;
  }

  next(): number {
    this.value += this.share * (this.chance.normal() - this.value);
    return Math.max(-2.5, Math.min(2.5, this.value * this.scale));
  }
}

/** Noise in a band around a carrier: two slow noises turn with its phase. */
export class BandNoise {
  private readonly low: [number, number] = [0, 0];
  private readonly high: [number, number] = [0, 0];
  private readonly share: number;
  private readonly scale: number;
  private readonly chance: Chance;

  /** `reach` is half the width of the band, Hz. */
  constructor(reach: number, rate: number, chance: Chance) {
    this.share = onePole(reach, rate);
    this.chance = chance;
    // What two poles leave of the variance of even noise, 1/12.
    const rest = 1 - this.share;
    const variance = (this.share ** 4 * (1 + rest * rest)) / (12 * (1 - rest * rest) ** 3);
    this.scale = 0.7 / Math.sqrt(Math.max(1e-4, variance));
  }

  around(phase: number): number {
    return this.scale * (this.slow(this.low) * Math.cos(phase) + this.slow(this.high) * Math.sin(phase));
  }

  private slow(poles: [number, number]): number {
    poles[0] += this.share * (this.chance.even() - 0.5 - poles[0]);
    poles[1] += this.share * (poles[0] - poles[1]);
    return poles[1];
  }
}
