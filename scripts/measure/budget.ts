/** One measured figure beside what it may be at most (or at least). */
export type Figure = {
  what: string;
  value: number;
  limit: number;
  /** `KB` are 1,024 bytes, `MB` 1,024 KB; `×` a proportion. */
  unit: 'KB' | 'MB' | 'ms' | '×' | 'points' | '';
  /** The figure must reach its limit instead of staying under it. */
  atLeast?: boolean;
};

export const KB = 1024;

export function holds({ value, limit, atLeast }: Figure): boolean {
  return atLeast ? value >= limit : value <= limit;
}

/** The row of a figure in a table of Markdown, as `docs/medidas.md` has it. */
export function rowOf(figure: Figure): string {
  const { what, value, limit, unit, atLeast } = figure;
  const write = (number: number) =>
    `${number.toLocaleString('en', { maximumFractionDigits: 3 })} ${unit}`.trim();
  return `| ${what} | ${write(value)} | ${atLeast ? 'at least' : 'at most'} ${write(limit)} | ${holds(figure) ? 'yes' : '**no**'} |`;
}
