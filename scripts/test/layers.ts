/** Holds the imports of all code against `.dependency-cruiser.mjs`; run by itself, prints what is refused and where it belongs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';
import { ROOT } from '../root.ts';

const FOLDERS = ['app', 'data', 'domain', 'laminas', 'scripts', 'tests'];

/** Each import that no layer allows, as a sentence that names the rule and where the code belongs. `root` is the checkout. */
export async function refusedImports(root: string): Promise<string[]> {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  const { options, ...ruleSet } = rules;
  const { output } = await cruise(folders, { ...options, ruleSet, validate: true, baseDir: root });
  const comments = new Map(rules.forbidden.map(({ name, comment }) => [name, comment]));
  return (output as ICruiseResult).summary.violations.map(({ from, to, rule }) => {
    const what = from === to ? from : `${from} → ${to}`;
    return `${what}: ${rule.name}. ${comments.get(rule.name)}`;
  });
}

if (import.meta.main) {
  const refused = await refusedImports(ROOT);
  for (const sentence of refused) console.error(sentence);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
