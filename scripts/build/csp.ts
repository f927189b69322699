import { createHash } from 'node:crypto';

/** What a page may load: its own origin only, and of what is written into it only what bears one of these hashes. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Scripts that run; those that carry data (`type="application/json"`) are none, and a policy does not ask about them. */
const SCRIPT = /<script(?![^>]*\b(?:src|type="application\/)[^>]*)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a finished page, without `unsafe-inline` or `unsafe-eval`.
 * @throws {Error} when the page has a `style` attribute or an `on…` attribute, which no hash can allow
 */
export function policyOf(html: string): string {
  const attribute = /<[a-z][^>]*\s(style|on[a-z]+)=/.exec(
    html.replace(STYLE, '').replace(/<script[\s\S]*?<\/script>/g, ''),
  );
  if (attribute) throw new Error(`A strict policy forbids the attribute in ${attribute[0].slice(-60)}`);
  const sources = {
    ...POLICY,
    'script-src': [POLICY['script-src'], ...hashes(html, SCRIPT)].join(' '),
    'style-src': [POLICY['style-src'], ...hashes(html, STYLE)].join(' '),
  };
  return Object.entries(sources)
    .map(([directive, source]) => `${directive} ${source}`)
    .join('; ');
}

/** The same policy as an element for `<head>`, before anything that it governs. */
export function cspElement(html: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`;
}

function hashes(html: string, element: RegExp): string[] {
  const texts = [...html.matchAll(element)].map(([, text = '']) => text);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
