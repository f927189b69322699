import { expect, test } from 'vitest';
import { aliveOncePainted } from './coming-alive.ts';

const ENTRY = '<script type="module" crossorigin src="/assets/entry.js"></script>';
const PAGE = `<head><link rel="modulepreload" crossorigin href="/assets/a.js">
<link rel="modulepreload" crossorigin href="/assets/b.js">
<link rel="preload" href="/assets/letra.woff2" as="font">
<link rel="preload" as="fetch" crossorigin href="/assets/aves.json">
${ENTRY}</head><body><p>Mirlo</p></body>`;

test('a page asks for nothing that its scripts need before it is painted, and for all of it then', () => {
  const [before = '', inline = ''] = aliveOncePainted(PAGE).split('<script>');
  expect(before).not.toMatch(/\.js/);
  for (const file of ['a.js', 'b.js', 'aves.json']) expect(inline).toContain(`/assets/${file}`);
  expect(inline).toContain('import("/assets/entry.js")');
});

test('what no script needs stays as it was', () => {
  const page = aliveOncePainted(PAGE);
  expect(page).toContain('<link rel="preload" href="/assets/letra.woff2" as="font">');
  expect(page).toContain('<p>Mirlo</p>');
});

test('a page that could never come alive, or would twice, is not built', () => {
  expect(() => aliveOncePainted('<body></body>')).toThrow('no entry script');
  expect(() => aliveOncePainted(ENTRY)).toThrow('never come alive');
  expect(() => aliveOncePainted(PAGE.replace(ENTRY, ENTRY + ENTRY))).toThrow('twice');
});
