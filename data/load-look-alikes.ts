import { z } from 'zod';
import { MAX_DIFFERENCES, MAX_LOOK_ALIKES, type Pair } from '../domain/look-alikes/pair.ts';
import { compareAves } from '../domain/species/ave.ts';
import { type DataFile, parseAll, readDataFiles, refuseFaults } from './data-files.ts';
import { loadAves } from './load-aves.ts';

const phrase = z
  .string()
  .regex(/^[\p{Ll}\p{N}«].*[^.]$/u, 'must begin in lower case and end without a full stop');

const pair: z.ZodType<Pair> = z.strictObject({
  aves: z.tuple([z.string(), z.string()]),
  diferencias: z
    .array(
      z.strictObject({
        parte: phrase.max(30),
        valores: z
          .tuple([phrase.max(90), phrase.max(90)])
          .refine(([one, other]) => one !== other, 'must differ'),
        quien: phrase.max(60).optional(),
      }),
    )
    .min(1)
    .max(MAX_DIFFERENCES),
  sinDistinguir: z
    .string()
    .regex(/^\p{Lu}.*\.$/u, 'must be a sentence')
    .optional(),
});

/** The files that hold pairs, by name. */
export const readPairsFiles = () => readDataFiles('look-alikes', '.json');

/**
 * The pairs of species that are taken for one another. Every species of the guide stands in one at least.
 * @throws {Error} one line a fault, each naming the file and the pair
 */
export function loadLookAlikes(files: readonly DataFile[] = readPairsFiles()): Pair[] {
  const { read, faults } = parseAll(files, z.array(pair));
  const pairs = read.flatMap(({ value }) => value);
  for (const { file, value } of read)
    faults.push(...value.flatMap(faultsOfNames).map((fault) => `${file}: ${fault}`));
  faults.push(...repeatsOf(pairs));
  refuseFaults('The look-alikes are', faults.length > 0 ? faults : faultsOfCounts(pairs));
  return pairs;
}

const nombres = loadAves().map(({ nombre }) => nombre);

function faultsOfNames({ aves: [one, other] }: Pair): string[] {
  const unknown = [one, other].filter((nombre) => !nombres.includes(nombre));
  if (unknown.length > 0) return unknown.map((nombre) => `the guide has no «${nombre}»`);
  const ordered = compareAves({ nombre: one }, { nombre: other }) < 0;
  return ordered ? [] : [`«${one}» must stand after «${other}»`];
}

function repeatsOf(pairs: readonly Pair[]): string[] {
  const keys = pairs.map(({ aves }) => aves.join(' / '));
  return keys.filter((key, i) => keys.indexOf(key) !== i).map((key) => `${key}: stands twice`);
}

function faultsOfCounts(pairs: readonly Pair[]): string[] {
  return nombres.flatMap((nombre) => {
    const count = pairs.filter(({ aves }) => aves.includes(nombre)).length;
    if (count === 0) return [`${nombre}: has no look-alike`];
    return count > MAX_LOOK_ALIKES
      ? [`${nombre}: has ${count} look-alikes, more than ${MAX_LOOK_ALIKES}`]
      : [];
  });
}
