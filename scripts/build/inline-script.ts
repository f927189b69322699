import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../root.ts';

/** What stands in every prerendered page and runs before it is painted: it keeps what is pressed before the page is alive. */
const SOURCE = join(ROOT, 'app', 'shell', 'first-press.ts');

/** The text of a script for the page itself, small and in one piece. */
export async function inlineScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' }, checks: { bundlerTimings: false } },
    },
  });
  const { output: files } = output as Rolldown.RolldownOutput;
  if (files.length !== 1) throw new Error(`${SOURCE} must be one script, not ${files.length} files`);
  return files[0].code.trim();
}
