/**
 * A curve through points that goes beyond none of them: monotone cubic interpolation (Fritsch and Carlson, 1980, with the
 * harmonic mean of slopes). `xs` ascend; before the first point and after the last it is level.
 */
export function curve(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  const knots = xs.map((x, i) => ({ x, y: ys[i] ?? 0 }));
  const [first] = knots;
  const last = knots.at(-1);
  if (!first || !last) throw new Error('a curve needs a point');
  const pieces = knots.slice(1).map((to, i) => {
    const from = knots[i] ?? first;
    return { from, to, width: to.x - from.x, slope: (to.y - from.y) / (to.x - from.x) };
  });
  const tangents = knots.map((_, i) => tangent(pieces[i - 1], pieces[i]));
  return (x) => {
    if (x <= first.x) return first.y;
    if (x >= last.x) return last.y;
    const i = pieces.findIndex(({ to }) => x <= to.x);
    const piece = pieces[i];
    if (!piece) return last.y;
    const { from, to, width } = piece;
    const t = (x - from.x) / width;
    const [u, v] = [t * t, t * t * t];
    const bend = (v - 2 * u + t) * (tangents[i] ?? 0) + (v - u) * (tangents[i + 1] ?? 0);
    return (2 * v - 3 * u + 1) * from.y + (3 * u - 2 * v) * to.y + width * bend;
  };
}

type Piece = { width: number; slope: number };

function tangent(before: Piece | undefined, after: Piece | undefined): number {
  if (!before || !after) return (before ?? after)?.slope ?? 0;
  if (before.slope * after.slope <= 0) return 0;
  const a = 2 * after.width + before.width;
  const b = after.width + 2 * before.width;
  return (a + b) / (a / before.slope + b / after.slope);
}
