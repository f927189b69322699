import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headersFile } from '../build/headers.ts';
import { ROOT } from '../root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const GUIDE = read('docs/publicar.md');

test('who copies the block for nginx sends the very headers of _headers, and has files cached as long', () => {
  const [everywhere = '', ...caching] = headersFile('/').split('\n\n');
  const headers = [...everywhere.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  expect(headers.length).toBeGreaterThan(4);
  for (const [, name, value] of headers) expect(GUIDE).toContain(`add_header ${name} "${value}" always;`);
  const times = [...caching.join('\n').matchAll(/Cache-Control: (.+)/g)];
  expect(times.length).toBeGreaterThan(1);
  for (const [, value] of times) expect(GUIDE).toContain(`add_header Cache-Control "${value}"`);
});

test('the digests that are told are those that run', () => {
  const workflow = read('.github/workflows/publicar.yml');
  const told = [...GUIDE.matchAll(/^\| `(\S+)` \| (v\S+) \| `([0-9a-f]{40})` \|$/gm)];
  const run = new Set(workflow.match(/(?<=uses: ).+/g));
  expect(new Set(told.map(([, action, version, digest]) => `${action}@${digest} # ${version}`))).toEqual(run);
});
