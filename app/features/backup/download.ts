import { dayOf } from '../../../domain/calendar/day.ts';

const TYPES = { json: 'application/json', csv: 'text/csv;charset=utf-8' };

export type FileFormat = keyof typeof TYPES;

/** How long, ms, the text is held for a browser that takes its time to ask where to save it. */
const HELD = 60_000;

/** Gives the visitor a text as a file with the day in its name, and gives that name. */
export function download(text: string, format: FileFormat): string {
  const name = `aves-avistadas-${dayOf(new Date())}.${format}`;
  const address = URL.createObjectURL(new Blob([text], { type: TYPES[format] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HELD);
  return name;
}
