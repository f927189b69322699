import { z } from 'zod';
import { parseData, readDataFile, refuseFaults } from '../data-files.ts';

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
  const { value = [], faults } = parseData(readDataFile(`cases/${file}`), z.array(schema));
  refuseFaults(
    `data/cases/${file} is`,
    faults.map((fault) => `case ${fault}`),
  );
  return value;
}
