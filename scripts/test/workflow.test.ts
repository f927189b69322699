import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const FOLDER = join(ROOT, '.github');
const FILES = globSync('**/*.{yml,yaml}', { cwd: FOLDER });

const linesOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('\n');

/** Every step that runs an action, with the file it stands in. */
const USES = FILES.flatMap((file) =>
  linesOf(file)
    .filter((line) => /\buses:/.test(line))
    .map((line) => ({ file, line: line.trim() })),
);

test('there is a workflow that publishes the guide, and it runs actions', () => {
  expect(FILES).toContain('workflows/publicar.yml');
  expect(USES.length).toBeGreaterThan(0);
});

test.each(USES)('what publishes the guide cannot change under it: $line', ({ line }) => {
  expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('one action has one digest, wherever it is used', () => {
  const digests = new Map<string, Set<string>>();
  for (const { line } of USES) {
    const [, action = '', digest = ''] = /uses: ([^@]+)@(.+)$/.exec(line) ?? [];
    digests.set(action, (digests.get(action) ?? new Set()).add(digest));
  }
  for (const [action, found] of digests) expect([...found], action).toHaveLength(1);
});

test('only the job that publishes may write, and only pages', () => {
  const writing = FILES.flatMap(linesOf).filter((line) => /: write\b|write-all/.test(line));
  expect(writing.map((line) => line.trim()).sort()).toEqual(['id-token: write', 'pages: write']);
});
