/** Fields of a bird: cells that lie together and have one colour. */
export interface Fields {
  columns: number;
  rows: number;
  /** The field of each cell, from 1; 0 is the air. */
  labels: Uint16Array;
  /** Of each field its colour, its part, and how many cells it has; the first entry is the air. */
  all: Field[];
}

export interface Field {
  colour: number;
  part: number;
  size: number;
}

/** Fields anew from cells that have changed their field. */
export function rejoined({ labels, all, columns, rows }: Fields): Fields {
  const [parts, colours] = [new Uint16Array(labels.length), new Uint16Array(labels.length)];
  for (let i = 0; i < labels.length; i++) {
    const field = all[labels[i] ?? 0];
    if (!field?.part) continue;
    parts[i] = field.part;
    colours[i] = field.colour;
  }
  return together(parts, colours, columns, rows);
}

/** The cells that hang together. */
export function together(parts: Uint16Array, colours: Uint16Array, columns: number, rows: number): Fields {
  const labels = new Uint16Array(parts.length);
  const all: Field[] = [{ colour: -1, part: 0, size: 0 }];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] || !parts[start]) continue;
    const [part, colour] = [parts[start] ?? 0, colours[start] ?? 0];
    const field: Field = { colour, part, size: 0 };
    const label = all.push(field) - 1;
    labels[start] = label;
    stack.push(start);
    while (stack.length > 0) {
      const i = stack.pop() ?? 0;
      field.size++;
      for (let way = 0; way < 4; way++) {
        const next = i + (way < 2 ? 1 : columns) * (way % 2 === 0 ? 1 : -1);
        if (labels[next] || parts[next] !== part || colours[next] !== colour) continue;
        labels[next] = label;
        stack.push(next);
      }
    }
  }
  return { columns, rows, labels, all };
}
