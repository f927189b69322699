import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from './csp.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page may run nothing that is not its own: neither inline nor evaluated nor from another origin', () => {
  const policy = policyOf('<p>Hola</p>');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
});

test('what is written into the page is allowed by its hash, and only that', () => {
  const policy = policyOf('<style>p{color:red}</style><script>saluda()</script>');
  expect(policy).toContain(`style-src 'self' ${hashOf('p{color:red}')};`);
  expect(policy).toContain(`script-src 'self' ${hashOf('saluda()')};`);
});

test('data in the page and scripts of the host need no hash', () => {
  const policy = policyOf(
    '<script type="application/json" id="ficha">{}</script><script type="module" src="/a.js"></script>',
  );
  expect(policy).toContain("script-src 'self';");
});

test('an attribute that the policy would silently ignore stops the build', () => {
  expect(() => policyOf('<p style="color:red">Hola</p>')).toThrow('style=');
  expect(() => policyOf('<p onclick="x()">Hola</p>')).toThrow('onclick=');
});
