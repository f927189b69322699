import type { Fields } from './fields.ts';

/** How far each cell is from the edge of its field, cells. */
export function depthsOf({ labels, columns }: Fields): Float32Array {
  const depths = new Float32Array(labels.length);
  for (let i = 0; i < labels.length; i++) depths[i] = labels[i] ? Number.POSITIVE_INFINITY : 0;
  const reach = (i: number, there: number, away: number) =>
    labels[there] === labels[i] ? (depths[there] ?? 0) + away : away / 2;
  const pass = (i: number, back: number) => {
    const straight = Math.min(reach(i, i + back, 1), reach(i, i + back * columns, 1));
    const aslant = Math.min(
      reach(i, i + back * (columns + 1), Math.SQRT2),
      reach(i, i + back * (columns - 1), Math.SQRT2),
    );
    depths[i] = Math.min(depths[i] ?? 0, straight, aslant);
  };
  for (let i = 0; i < labels.length; i++) if (labels[i]) pass(i, -1);
  for (let i = labels.length - 1; i >= 0; i--) if (labels[i]) pass(i, 1);
  return depths;
}
