import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first file with one of these names in a folder of `PATH`, or else the first of these places, that is there and works. */
export function findProgram(
  names: readonly string[],
  places: readonly string[] = [],
  works: (path: string) => boolean = runs,
): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find((path) => existsSync(path) && works(path));
}

/** The program that a variable of the environment names; nothing when it is not set. */
export function givenProgram(variable: string): string | undefined {
  const given = process.env[variable];
  if (!given) return undefined;
  if (existsSync(given)) return given;
  throw new Error(`${variable} names no file: ${given}`);
}

/** Whether a program starts here: it may lack a library, or be there only to tell how the true one is installed. */
export function runs(path: string): boolean {
  // On Windows browsers open a window instead of telling their version.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
