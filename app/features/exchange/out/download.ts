import { dayOf } from '../../../../domain/calendar/day.ts';

const TYPES = { json: 'application/json', csv: 'text/csv;charset=utf-8' };

type Extension = keyof typeof TYPES;

/** How long, ms, the text is held for a browser that takes its time to ask where to save it. */
const HELD = 60_000;

/** `nameOf('aves-avistadas', 'csv')` → `aves-avistadas-2026-11-21.csv`. */
export function nameOf(base: string, extension: Extension): string {
  return `${base}-${dayOf(new Date())}.${extension}`;
}

/** A text as a file. */
export function fileOf(text: string, name: string): File {
  const type = TYPES[name.endsWith('.json') ? 'json' : 'csv'];
  return new File([text], name, { type });
}

/** Gives the visitor a text as a file, and gives its name. */
export function download(text: string, name: string): string {
  const address = URL.createObjectURL(fileOf(text, name));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HELD);
  return name;
}
