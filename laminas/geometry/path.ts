import type { Path, Point } from './point.ts';

const POINT = /^(-?\d*\.?\d+),(-?\d*\.?\d+)$/;

/** Points written 'x,y x,y …'. Throws on anything else, naming it. */
export function path(text: string): Path {
  return text
    .trim()
    .split(/\s+/)
    .map((word): Point => {
      const [, x, y] = POINT.exec(word) ?? [];
      if (x === undefined || y === undefined) throw new Error(`'${word}' is not a point 'x,y' of '${text}'`);
      return [Number(x), Number(y)];
    });
}

/** Two points written 'x,y x,y', as the outer and the inner end of a row. Throws on anything else, naming it. */
export function span(text: string): readonly [Point, Point] {
  const [outer, inner, ...others] = path(text);
  if (!outer || !inner || others.length > 0) throw new Error(`'${text}' are not two points 'x,y x,y'`);
  return [outer, inner];
}
