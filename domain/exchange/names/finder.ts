import { foldText } from '../../addresses/slug.ts';
import type { Nombres } from '../../species/ave.ts';
import { isDomestic, isOpenName, taxonOf } from './taxon.ts';

/** What the guide calls a species. */
export type Called = { nombre: string; cientifico: string; alias?: readonly string[] };

/** How a row names a bird; what it does not say is empty. */
export type WrittenName = { cientifico: string; nombre: string };

/** A species of the guide; a bird, as far as one can tell, that is not in it; or what is no one species, with those among which it does not choose. */
export type Found =
  | { kind: 'ave'; nombre: string }
  | { kind: 'foreign' }
  | { kind: 'unidentified'; among?: readonly string[] };

export type Finder = (name: WrittenName, isOutside: boolean) => Found;

/**
 * Binomials that once meant the Iberian bird and still mean another one elsewhere: far from Madrid they are taken at their word.
 */
const SPLIT = new Set(
  [
    'Lanius excubitor',
    'Picus viridis',
    'Cyanopica cyanus',
    'Cyanopica cyana',
    'Sylvia cantillans',
    'Curruca cantillans',
    'Saxicola torquatus',
    'Saxicola torquata',
  ].map(foldText),
);

/** Words that name nothing by themselves: «del» of the ganso del Nilo. */
const PARTICLES = new Set(['de', 'del', 'el', 'la', 'las', 'los']);

/**
 * Finds the species of names: by binomial of any list of birds, then by Spanish, English and popular name, then by a part of a Spanish
 * or popular name that one species alone bears («urraca»), accents and case aside.
 * A record names the same bird a thousand times, so each answer is kept.
 */
export function createFinder(aves: readonly Called[], nombres: readonly Nombres[]): Finder {
  const dictionary: Dictionary = {
    binomials: binomialsOf(aves, nombres),
    common: commonNames(aves, nombres),
    popular: popularNames(aves, nombres),
    worded: wordedNames(aves, nombres),
  };
  const known = new Map<string, Found>();
  return (written, isOutside) => {
    const key = `${written.cientifico}|${written.nombre}|${isOutside}`;
    const answer = known.get(key) ?? find(dictionary, written, isOutside);
    known.set(key, answer);
    return answer;
  };
}

/** What each name, folded, means. A popular name that several species bear means none: `null`. */
type Dictionary = {
  binomials: ReadonlyMap<string, string>;
  common: ReadonlyMap<string, string>;
  popular: ReadonlyMap<string, string | null>;
  worded: readonly WordedName[];
};

/** The words of a name that people in Spain give a species. */
type WordedName = { nombre: string; words: ReadonlySet<string> };

function find(dictionary: Dictionary, written: WrittenName, isOutside: boolean): Found {
  const { common, popular } = dictionary;
  const taxon = taxonOf(written.cientifico);
  if (taxon.kind === 'unidentified') return taxon;
  if (isDomestic(written.nombre)) return { kind: 'unidentified' };
  const isSpecies = taxon.kind === 'species';
  if (isSpecies) {
    const nombre = byBinomial(dictionary, taxon.binomial, isOutside);
    if (nombre) return { kind: 'ave', nombre };
    if (SPLIT.has(foldText(taxon.binomial))) return { kind: 'foreign' };
  }
  for (const name of [written.nombre, written.cientifico].map(bare).filter(Boolean)) {
    const folded = foldedCommon(name);
    const nombre = common.get(folded) ?? (isSpecies ? undefined : popular.get(folded));
    if (nombre) return { kind: 'ave', nombre };
  }
  return isSpecies ? { kind: 'foreign' } : byCommonAlone(dictionary, written);
}

/** In the column of names stands what people write: a binomial at times. */
function byCommonAlone(dictionary: Dictionary, { nombre, cientifico }: WrittenName): Found {
  const name = nombre || cientifico;
  const taxon = taxonOf(name);
  const named = taxon.kind === 'species' && byBinomial(dictionary, taxon.binomial, false);
  if (named) return { kind: 'ave', nombre: named };
  return isOpenName(name) ? { kind: 'unidentified' } : byPart(dictionary, bare(name));
}

/** People write «urraca» for the urraca común. What several species are called is not guessed. */
function byPart({ worded }: Dictionary, name: string): Found {
  const written = wordsOf(name);
  if (written.every((word) => PARTICLES.has(word))) return { kind: 'foreign' };
  const bearing = worded.filter(({ words }) => written.every((word) => words.has(word)));
  const [nombre, ...others] = new Set(bearing.map((each) => each.nombre));
  if (nombre === undefined) return { kind: 'foreign' };
  return others.length > 0 ? { kind: 'unidentified', among: [nombre, ...others] } : { kind: 'ave', nombre };
}

function byBinomial({ binomials }: Dictionary, binomial: string, isOutside: boolean): string | undefined {
  const folded = foldText(binomial);
  return isOutside && SPLIT.has(folded) ? undefined : binomials.get(folded);
}

function binomialsOf(aves: readonly Called[], nombres: readonly Nombres[]): Map<string, string> {
  return new Map(
    aves.flatMap(({ nombre, cientifico }, i) =>
      [...(nombres[i]?.binomios ?? []), cientifico].map((binomial) => [foldText(binomial), nombre] as const),
    ),
  );
}

function commonNames(aves: readonly Called[], nombres: readonly Nombres[]): Map<string, string> {
  const names = new Map<string, string>();
  const each = [...aves.entries()];
  for (const [i, { nombre }] of each) names.set(foldedCommon(nombres[i]?.ingles ?? nombre), nombre);
  for (const [i, { nombre, alias = [] }] of each)
    for (const earlier of [...(nombres[i]?.anteriores ?? []), ...alias])
      names.set(foldedCommon(earlier), nombre);
  for (const { nombre } of aves) names.set(foldedCommon(nombre), nombre);
  return names;
}

/** Popular names with their species; `null` of one that several bear. */
function popularNames(aves: readonly Called[], nombres: readonly Nombres[]): Map<string, string | null> {
  const bearers = new Map<string, string | null>();
  for (const [i, { nombre }] of aves.entries())
    for (const popular of nombres[i]?.populares ?? []) {
      const folded = foldedCommon(popular);
      const held = bearers.get(folded);
      bearers.set(folded, held === undefined || held === nombre ? nombre : null);
    }
  return bearers;
}

function wordedNames(aves: readonly Called[], nombres: readonly Nombres[]): WordedName[] {
  return aves.flatMap(({ nombre, alias = [] }, i) => {
    const { anteriores = [], populares = [] } = nombres[i] ?? {};
    return [nombre, ...alias, ...anteriores, ...populares].map((name) => ({
      nombre,
      words: new Set(wordsOf(name)),
    }));
  });
}

const wordsOf = (name: string) => foldText(name).split('-').filter(Boolean);

/** Without what stands in brackets: «Rock Pigeon (Feral Pigeon)». */
const bare = (name: string) => name.replace(/\s*[([].*$/s, '').trim();

/** English of America and of Britain alike. */
const foldedCommon = (name: string) =>
  foldText(name)
    .replace(/\bgray\b/g, 'grey')
    .replaceAll("'", '’');
