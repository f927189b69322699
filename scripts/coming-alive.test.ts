import { expect, test } from 'vitest';
import { aliveOncePainted } from './coming-alive.ts';

const PAGE = `<head><link rel="modulepreload" crossorigin href="/assets/a.js">
<link rel="modulepreload" crossorigin href="/assets/b.js">
<link rel="preload" href="/assets/letra.woff2" as="font">
<script type="module" crossorigin src="/assets/entry.js"></script></head><body><p>Mirlo</p></body>`;

test('a page asks for none of its scripts before it is painted, and for all of them then', () => {
  const page = aliveOncePainted(PAGE);
  const [before = '', inline = ''] = page.split('<script>');
  expect(before).not.toMatch(/\.js/);
  expect(inline).toContain('["/assets/a.js","/assets/b.js"]');
  expect(inline).toContain('import("/assets/entry.js")');
});

test('what is no script stays as it was', () => {
  const page = aliveOncePainted(PAGE);
  expect(page).toContain('<link rel="preload" href="/assets/letra.woff2" as="font">');
  expect(page).toContain('<p>Mirlo</p>');
});

test('a page without scripts is no page of the guide, and the build says so', () => {
  expect(() => aliveOncePainted('<body></body>')).toThrow('no entry script');
});
