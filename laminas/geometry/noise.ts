function lattice(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 46337);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise in 0..1, one feature a unit. */
export function noise(x: number, y: number, seed = 0): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let u = x - column;
  let v = y - row;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const a = lattice(column, row, seed);
  const b = lattice(column + 1, row, seed);
  const c = lattice(column, row + 1, seed);
  const d = lattice(column + 1, row + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}
