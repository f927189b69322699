import type { Knot } from '../geometry/sheet.ts';

const KNOT = /^(-?\d*\.?\d+),(-?\d*\.?\d+),(-?\d*\.?\d+)$/;

/** The line of a back or a belly, written 'share,x,y …': share of the way from bill to tail base, 0 to 1, and px. Throws on anything else, naming it. */
export function profile(text: string): readonly Knot[] {
  return text.split(' ').map((word): Knot => {
    const [, share, x, y] = KNOT.exec(word) ?? [];
    if (share === undefined || x === undefined || y === undefined)
      throw new Error(`'${word}' is not a knot 'share,x,y' of '${text}'`);
    return [Number(share), Number(x), Number(y)];
  });
}
