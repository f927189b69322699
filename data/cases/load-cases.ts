import { readFileSync } from 'node:fs';
import { z } from 'zod';

const described = {
  ave: z.string().min(3),
  /** What a beginner says of the bird. */
  dice: z.string().min(20),
  /** What they would answer, as the address of the page writes it: some is left out and some a little wrong, as beginners are. */
  answers: z.string().min(3),
};

const tuningCase = z.strictObject(described);

/** One of those by which the ranking is measured; `reserved` ones were counted while it was fitted, and never looked at. */
const everydayCase = z.strictObject({ ...described, reserved: z.boolean() });

export type TuningCase = z.infer<typeof tuningCase>;
export type EverydayCase = z.infer<typeof everydayCase>;

/** The eighty meetings by which the ranking is measured. */
export const loadEverydayCases = (): EverydayCase[] => readCases('everyday.json', everydayCase);

/** The eighty meetings to which, with the everyday ones that are not reserved, its weights were fitted. */
export const loadTuningCases = (): TuningCase[] => readCases('tuning.json', tuningCase);

/** @throws {Error} naming the file, the case and the field that is at fault */
function readCases<Case>(file: string, schema: z.ZodType<Case>): Case[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const result = z.array(schema).safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `case ${path.join('.')}: ${message}`);
  throw new Error(`data/cases/${file} is faulty:\n${faults.join('\n')}`);
}
