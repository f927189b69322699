import { clamp } from '../../geometry/point.ts';

/** One line of a grid, smoothed by a running mean of 2 × radius + 1 cells. */
function smoothLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const value = (i: number) => from[start + clamp(i, 0, count - 1) * step] ?? 0;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += value(i);
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum / (2 * radius + 1);
    sum += value(i + radius + 1) - value(i - radius);
  }
}

/** Blurs a grid in place; twice is close to a Gaussian. */
export function boxBlur(
  grid: Float32Array,
  columns: number,
  rows: number,
  radius: number,
  times: number,
): void {
  const other = new Float32Array(grid.length);
  for (let round = 0; round < times; round++) {
    for (let y = 0; y < rows; y++) smoothLine(grid, other, y * columns, 1, columns, radius);
    for (let x = 0; x < columns; x++) smoothLine(other, grid, x, columns, rows, radius);
  }
}
