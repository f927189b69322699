import type { Count } from '../../notebook/sighting.ts';

const PRESENT = /^(x|presente|present|presencia)$/i;

/** Thousands, parted or not, and the zeros that spreadsheets put behind: `12`, `1.234`, `12,0`. */
const WHOLE = /^(?:(\d{1,3}(?:[.,]\d{3})+)|(\d+)(?:[.,]0{1,2})?)$/;

/** How many birds a cell tells; `undefined` of an empty one, `null` of what is no count of birds that were there. */
export function readCount(cell: string): Count | undefined | null {
  const written = cell.trim();
  if (written === '') return undefined;
  if (PRESENT.test(written)) return 'presente';
  const [, parted, plain] = WHOLE.exec(written) ?? [];
  const count = Number(parted?.replace(/[.,]/g, '') ?? plain ?? Number.NaN);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}

/** Degrees: `-3.75`, `.99`, `4.`, `-3,75`; `undefined` of an empty cell, `null` of what cannot be one. */
export function readDegrees(cell: string, limit: 90 | 180): number | undefined | null {
  const written = cell.trim();
  if (written === '') return undefined;
  if (!/^[+-]?(\d+[.,]?\d*|[.,]\d+)$/.test(written)) return null;
  const degrees = Number(written.replace(',', '.'));
  return Math.abs(degrees) <= limit ? degrees : null;
}
