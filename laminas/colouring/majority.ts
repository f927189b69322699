/** The commonest value among the neighbours of the same group; a cell whose group is 0 stays as it is. */
export function majority(
  values: Uint16Array,
  columns: number,
  reach: number,
  groupOf: (i: number) => number,
): Uint16Array {
  const groups = new Uint8Array(values.length);
  for (let i = 0; i < groups.length; i++) groups[i] = groupOf(i);
  const counts = new Uint16Array(values.reduce((most, value) => Math.max(most, value), 0) + 1);
  const next = values.slice();
  for (let i = 0; i < values.length; i++) {
    const group = groups[i];
    if (!group) continue;
    counts.fill(0);
    let best = values[i] ?? 0;
    const x = i % columns;
    const [from, to] = [Math.max(-reach, -x), Math.min(reach, columns - 1 - x)];
    for (let row = i - reach * columns; row <= i + reach * columns; row += columns)
      for (let at = row + from; at <= row + to; at++) {
        if (groups[at] !== group) continue;
        const there = values[at] ?? 0;
        const count = (counts[there] ?? 0) + 1;
        counts[there] = count;
        if (count > (counts[best] ?? 0)) best = there;
      }
    next[i] = best;
  }
  return next;
}
