import fc from 'fast-check';
import { loadAves } from '../../data/load-aves.ts';
import { paths } from '../../domain/addresses/paths.ts';

/** What an address must not become: an element of this name, or one that has this attribute. */
export const MARK = 'intruso';

const MARKUP = [
  `<${MARK}>`,
  `<img src=x ${MARK} onerror=alert(1)>`,
  `"><script ${MARK}>alert(1)</script>`,
  `' ${MARK}='1`,
  `</title><svg ${MARK} onload=alert(1)>`,
  `javascript:alert(1)`,
  `{{${MARK}}}`,
  `<!--<${MARK}>-->`,
];

const HOSTILE = [
  ...MARKUP,
  ...MARKUP.map(encodeURIComponent),
  ...MARKUP.map((text) => encodeURIComponent(encodeURIComponent(text))),
  ...'__proto__ constructor toString hasOwnProperty prototype null undefined NaN'.split(' '),
  ...'. .. %2e%2e ../.. %2F %252F %5C \\ // /// ; : @ * ? # & ='.split(' '),
  ...['%', '%%', '%E0%A4%A', '%zz', '%00', '%25', '%u0041', '%FF%FE', '%C0%AF', '%ED%A0%80', '+', '%20', ' '],
  ...['\u202e', '\u200b', '\u0301'.repeat(40), '🦉', '\ud83e', '\ufffe', '\u0000', '\t', '\n', '\u2028'],
];

const known = fc.constantFrom(
  ...loadAves().map(({ nombre }) => paths.ave(nombre).slice('/birds/'.length)),
  ...['orden', 'amenaza', 'estacion', 'avistadas', 'Strigiformes', 'En-peligro', 'De-paso', 'index.html'],
);

/** A piece of a path: what the guide knows, what means harm, or anything, now and then very long. */
const piece = fc.oneof(
  { weight: 3, arbitrary: known },
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 24 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 24 }) },
  { weight: 1, arbitrary: fc.webSegment() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 12 }).map((text) => `%${text}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'ñ', '%', '🦉', '../'), fc.nat(2000))
      .map(([c, n]) => c.repeat(n)),
  },
);

const root = fc.constantFrom(
  ...'/ /birds /birds/ /birds/orden/ /birds/amenaza/ /birds/estacion/ /guide /search /que-ave-es /comparar /juego /salida /copias'.split(
    ' ',
  ),
);

const query = fc
  .array(fc.tuple(fc.constantFrom('nombre', 'nombre', 'ver', 'orden', 'aves', '__proto__', ''), piece), {
    maxLength: 3,
  })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`));

const hash = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: piece.map((text) => `#${text}`) },
);

/** Any address that a visitor, a link or an attacker may ask for. */
export const address = fc
  .tuple(root, fc.array(piece, { maxLength: 3 }), query, hash)
  .map(([start, pieces, search, fragment]) => start + pieces.join('/') + search + fragment);
