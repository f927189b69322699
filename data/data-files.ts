import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';

/** A file of this folder as it stands on disk, by its path from the root of the repository. */
export type DataFile = { file: string; text: string };

/** The text of one file: `readDataFile('most-seen.json')`. */
export function readDataFile(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** The files of a folder that end so, by name. */
export function readDataFiles(folder: string, ending: '.json' | '.txt'): DataFile[] {
  const names = readdirSync(new URL(folder, import.meta.url)).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => ({
    file: `data/${folder}/${name}`,
    text: readDataFile(`${folder}/${name}`),
  }));
}

/** What a text of JSON holds; of a faulty one what is wrong with it, each fault with its field. */
export function parseData<Value>(
  text: string,
  schema: z.ZodType<Value>,
): { value: Value | undefined; faults: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { value: undefined, faults: [`is not JSON: ${(error as Error).message}`] };
  }
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, faults: [] };
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`);
  return { value: undefined, faults };
}

/** The same of several files: what those hold that are right, and the faults of the others, each with its file and field. */
export function parseAll<Value>(
  files: readonly DataFile[],
  schema: z.ZodType<Value>,
): { read: { file: string; value: Value }[]; faults: string[] } {
  const read: { file: string; value: Value }[] = [];
  const faults: string[] = [];
  for (const { file, text } of files) {
    const parsed = parseData(text, schema);
    if (parsed.value !== undefined) read.push({ file, value: parsed.value });
    faults.push(...parsed.faults.map((fault) => `${file}: ${fault}`));
  }
  return { read, faults };
}

/** @throws {Error} one line a fault, where there is one; `what` begins it: «The places are», «data/most-seen.json is» */
export function refuseFaults(what: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${what} faulty:\n${faults.join('\n')}`);
}
