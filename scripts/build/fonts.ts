/**
 * Writes the subset fonts of `app/fonts` from the packages they come from (`npm run fuentes`), once a character or an
 * emoji is missing. Needs python3 with fonttools and brotli (Debian: python3-fonttools, python3-brotli): the only
 * subsetter that keeps the vector colours (COLR version 1) of the emoji.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMOJIS } from '../../domain/species/alimentacion.ts';
import { ROOT } from '../root.ts';

const require = createRequire(import.meta.url);
const FOLDER = join(ROOT, 'app', 'fonts');
const ALEGREYA = '@fontsource-variable/alegreya/files/alegreya-latin-wght';

/** What Spanish and the names in it need: ASCII, accented letters, quotes, dashes and signs. */
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const CHARACTERS = `${ASCII}\u00a0áéíóúüñçÁÉÍÓÚÜÑÇàèìòùâêîôûäëïöãõ¡¿«»“”‘’·–—…ºª°×−±½→←`;

/** Italics stand for binomials and for «Cargando aves...». */
const ITALICS = `${ASCII.replace(/[^A-Za-z .,]/g, '')}\u00a0…`;

/** VS16 asks for the colour form of the emoji before it. */
const EMOJI = `${Object.values(EMOJIS).join('')}\ufe0f`;

type Font = { name: string; source: string; text: string; weights?: string };

const FONTS: Font[] = [
  { name: 'alegreya', source: `${ALEGREYA}-normal.woff2`, text: CHARACTERS, weights: '400:700' },
  { name: 'alegreya-italica', source: `${ALEGREYA}-italic.woff2`, text: ITALICS, weights: '400' },
  {
    name: 'emoji',
    source: '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2',
    text: EMOJI,
  },
];

function python(module: string, ...args: string[]): void {
  execFileSync(process.env.PYTHON ?? 'python3', ['-m', module, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function writeSubset({ name, source, text, weights }: Font, scratch: string): void {
  let input = require.resolve(source);
  if (weights) {
    const narrowed = join(scratch, `${name}.ttf`);
    python('fontTools.varLib.instancer', input, `wght=${weights}`, '-o', narrowed);
    input = narrowed;
  }
  const output = join(FOLDER, `${name}.woff2`);
  // SVG repeats, for few browsers, the colours that COLR has. Hinting weighs a tenth and screens of today ignore it.
  python(
    'fontTools.subset',
    input,
    `--text=${text}`,
    '--flavor=woff2',
    '--layout-features=kern,liga,lnum,tnum,mark,ccmp,locl',
    '--no-hinting',
    '--drop-tables+=SVG ',
    `--output-file=${output}`,
  );
  console.log(`${name}.woff2 ${(statSync(output).size / 1024).toFixed(1)} KB`);
}

const scratch = mkdtempSync(join(tmpdir(), 'fonts-'));
for (const font of FONTS) writeSubset(font, scratch);
rmSync(scratch, { recursive: true });
