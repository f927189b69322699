import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Files of the built site, named from its root: `assets/bird-C104zW9T.js`. */
type Files = { scripts: string[]; styles: string[] };

/**
 * What some modules of `app` came to be in the built site, with what they import: their scripts beyond those that every page
 * loads, and all of their style sheets, in the order in which they apply. Takes the list of the site's files away.
 */
export function builtFiles(dist: string): (modules: readonly string[]) => Files {
  const folder = join(dist, '.vite');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  const withImports = (key: string): string[] => [
    ...(manifest[key]?.imports ?? []).flatMap(withImports),
    key,
  ];
  const everywhere = withImports('index.html');
  return (modules) => {
    const keys = [...new Set([...everywhere, ...modules.flatMap((module) => withImports(`app/${module}`))])];
    return {
      scripts: keys.filter((key) => !everywhere.includes(key)).map((key) => fileOf(manifest, key)),
      styles: [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))],
    };
  };
}

function fileOf(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file;
  if (!file) throw new Error(`No script of the site was made of ${key}`);
  return file;
}
