import { basename } from 'node:path';
import { foldText } from '../domain/addresses/slug.ts';
import type { Ave } from '../domain/species/ave.ts';
import { ScoreFault } from '../domain/voices/fault.ts';
import { bareScore, parseScore, type Score, VOICE_KINDS } from '../domain/voices/score.ts';
import { readDataFiles, refuseFaults } from './data-files.ts';
import { loadAves } from './load-aves.ts';

/** A file of `data/partituras` as it stands on disk. */
export type ScoreFile = { slug: string; text: string };

/** A score as a page carries it, and as it is drawn. */
export type Partitura = { text: string; score: Score };

/** The files that hold scores, by name. */
export function readScoreFiles(): ScoreFile[] {
  const files = readDataFiles('partituras', '.txt');
  return files.map(({ file, text }) => ({ slug: basename(file, '.txt'), text }));
}

/**
 * The scores, by the name of their species. A voice is drawn where it is told in words too.
 * @throws {Error} one line a fault, each naming file and line
 */
export function loadPartituras(
  files: readonly ScoreFile[] = readScoreFiles(),
  aves: readonly Pick<Ave, 'nombre' | 'voz'>[] = loadAves(),
): Map<string, Partitura> {
  const faults: string[] = [];
  const bySlug = new Map(aves.map((ave) => [foldText(ave.nombre), ave]));
  const read = files.flatMap(({ slug, text }): [string, Partitura][] => {
    try {
      const score = parseScore(text);
      const ave = bySlug.get(slug) ?? refuse(1, 'the guide has no species of that name');
      const untold = VOICE_KINDS.find((kind) => score[kind] && !ave.voz[kind]);
      if (untold) refuse(lineOf(`@ ${untold}`, text), `${untold}: the species has none in words`);
      return [[ave.nombre, { text: bareScore(text), score }]];
    } catch (error) {
      if (!(error instanceof ScoreFault)) throw error;
      faults.push(`data/partituras/${slug}.txt:${error.line}: ${error.message}`);
      return [];
    }
  });
  refuseFaults('The scores are', faults);
  return new Map(read);
}

function refuse(line: number, message: string): never {
  throw new ScoreFault(line, message);
}

const lineOf = (heading: string, text: string) =>
  text.split('\n').findIndex((line) => line.startsWith(heading)) + 1;
