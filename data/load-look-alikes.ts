import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Longest line that a card of a look-alike holds, characters. */
const LONGEST = 110;

const rasgos = z.array(z.string().min(3)).min(1);

/** What tells a species (`ave`) from the one on whose page it stands (`de`), written by hand for pairs that are often confused. */
const line = z.strictObject({
  ave: z.string().min(3),
  de: z.string().min(3),
  distingue: z
    .string()
    .min(20)
    .max(LONGEST)
    .regex(/^\p{Lu}.*\.$/u, 'must be a sentence'),
  /** The rasgos on which the line rests: of `ave`, and of `de`. */
  suyos: rasgos,
  deEsta: rasgos,
});

export type HandWrittenLine = z.infer<typeof line>;

const FILE = new URL('look-alikes.json', import.meta.url);

/**
 * The lines as they are written.
 * @throws {Error} naming the line and the field that is at fault
 */
export function readLookAlikes(text: string = readFileSync(FILE, 'utf8')): HandWrittenLine[] {
  const result = z.array(line).safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `line ${path.join('.')}: ${message}`);
  throw new Error(`data/look-alikes.json is faulty:\n${faults.join('\n')}`);
}

/** The lines by the name of the look-alike and then by that of the page on which it stands. */
export function loadLookAlikes(): Map<string, Map<string, string>> {
  const byAve = new Map<string, Map<string, string>>();
  for (const { ave, de, distingue } of readLookAlikes()) {
    byAve.set(ave, (byAve.get(ave) ?? new Map<string, string>()).set(de, distingue));
  }
  return byAve;
}
