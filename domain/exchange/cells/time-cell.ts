/** `09:27 AM`, `9:27 p. m.`, `21:05`, `21:05:33`. */
const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])\.?\s?m\.?)?$/i;

/** The time of day that a cell tells, 24 h; `undefined` of an empty one, `null` of what is none. */
export function readTime(cell: string): string | undefined | null {
  const written = cell.replace(/[\u00a0\u202f]/g, ' ').trim();
  if (written === '') return undefined;
  const [, hours = '', minutes = '', half] = TIME.exec(written) ?? [];
  const hour = hourOf(Number(hours), half?.toLowerCase());
  if (hours === '' || hour === null || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
