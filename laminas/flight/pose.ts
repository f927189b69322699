import type { Point } from '../geometry/point.ts';

/** How a bird in flight is held. */
export interface Pose {
  view: 'below' | 'above';
  /** Middle of the bird between its wings, px of the plate as it is seen. */
  x: number;
  y: number;
  /** Wing tip to wing tip, px, before roll and raise: 190–300 beside a perched bird. */
  size: number;
  /** Turn, radians clockwise: 0 flies up the page, −1.57 to the left. */
  bank: number;
  /** Roll about its own axis and pitch, radians: 0.2–0.45 for a slight three-quarter view. */
  roll?: number;
  pitch?: number;
  /** The bird of the plate itself, in place of a perched one: give it 'aire' as perch. */
  main?: boolean;
}

/** Px of the plate of a place of the bird in body lengths: across its axis, above its plane, and back from its middle. */
export function posed(
  { roll = 0, pitch = 0, bank, x, y }: Pose,
  unit: number,
  [flat, height, back]: readonly [flat: number, height: number, back: number],
): Point {
  const across = flat * Math.cos(roll) + height * Math.sin(roll);
  const depth = height * Math.cos(roll) - flat * Math.sin(roll);
  const along = back * Math.cos(pitch) - depth * Math.sin(pitch);
  const [cosine, sine] = [Math.cos(bank) * unit, Math.sin(bank) * unit];
  return [x + across * cosine - along * sine, y + across * sine + along * cosine];
}
