/** Where a plant of the foreground grows. */
export interface Spot {
  /** Foot of the plant, plate px. */
  x: number;
  base: number;
  /** Height of the tallest stem and half width of the clump, px. */
  height: number;
  spread: number;
  /** Which way it leans: −1 to 1. */
  lean: number;
  /** Name of its dice. */
  name: string;
}
