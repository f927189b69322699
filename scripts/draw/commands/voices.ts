/**
 * npm run voces [-- slug…]: pictures of the voices as their scores draw them today, one a species, with syllables, in `.cache/voces`.
 * Only the scores that are asked for are read, so that a fault in another does not stop one who writes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadAves } from '../../../data/load-aves.ts';
import { loadPartituras, readScoreFiles } from '../../../data/load-partituras.ts';
import { foldText } from '../../../domain/addresses/slug.ts';
import { ROOT } from '../../root.ts';
import { paintVoices } from '../paint-voice.ts';

const FOLDER = path.join(ROOT, '.cache', 'voces');

const wanted = process.argv.slice(2);
const files = readScoreFiles().filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
const missing = wanted.filter((each) => !files.some(({ slug }) => slug === each));
if (missing.length > 0) throw new Error(`data/partituras has no ${missing.join('.txt, ')}.txt`);
const aves = loadAves();
const partituras = loadPartituras(files, aves);
mkdirSync(FOLDER, { recursive: true });
for (const { nombre, voz } of aves) {
  const partitura = partituras.get(nombre);
  if (!partitura) continue;
  const file = path.join(FOLDER, `${foldText(nombre)}.png`);
  writeFileSync(file, paintVoices(nombre, partitura, voz).toBuffer('image/png'));
  console.log(path.relative(process.cwd(), file));
}
