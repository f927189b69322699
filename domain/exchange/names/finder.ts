import { foldText } from '../../addresses/slug.ts';
import type { Nombres } from '../../species/ave.ts';
import { isOpenName, taxonOf } from './taxon.ts';

/** What the guide calls a species. */
export type Called = { nombre: string; cientifico: string; alias?: readonly string[] };

/** How a row names a bird; what it does not say is empty. */
export type WrittenName = { cientifico: string; nombre: string };

/** A species of the guide; a bird, as far as one can tell, that is not in it; or what is no one species. */
export type Found = { kind: 'ave'; nombre: string } | { kind: 'foreign' } | { kind: 'unidentified' };

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

/** Finds the species of names: by binomial of any list of birds, then by Spanish, English and popular name, accents and case aside. */
export function createFinder(aves: readonly Called[], nombres: readonly Nombres[]): Finder {
  const binomials = new Map<string, string>();
  const common = commonNames(aves, nombres);
  const popular = uniqueNames(aves, nombres);
  for (const [i, { nombre, cientifico }] of aves.entries())
    for (const binomial of [...(nombres[i]?.binomios ?? []), cientifico])
      binomials.set(foldText(binomial), nombre);

  const byBinomial = (binomial: string, isOutside: boolean) => {
    const folded = foldText(binomial);
    return isOutside && SPLIT.has(folded) ? undefined : binomials.get(folded);
  };
  const found = (nombre: string | undefined): Found | undefined =>
    (nombre && { kind: 'ave', nombre }) || undefined;

  return (written, isOutside) => {
    const taxon = taxonOf(written.cientifico);
    if (taxon.kind === 'unidentified') return taxon;
    if (taxon.kind === 'species') {
      const named = found(byBinomial(taxon.binomial, isOutside));
      if (named) return named;
      if (SPLIT.has(foldText(taxon.binomial))) return { kind: 'foreign' };
    }
    for (const name of [written.nombre, written.cientifico].map(bare).filter(Boolean)) {
      const folded = foldedCommon(name);
      const named = found(common.get(folded) ?? (taxon.kind === 'species' ? undefined : popular.get(folded)));
      if (named) return named;
    }
    return taxon.kind === 'species' ? { kind: 'foreign' } : byCommonAlone(written);
  };

  /** In the column of names stands what people write: a binomial at times. */
  function byCommonAlone({ nombre, cientifico }: WrittenName): Found {
    const name = nombre || cientifico;
    const taxon = taxonOf(name);
    const named = taxon.kind === 'species' ? found(byBinomial(taxon.binomial, false)) : undefined;
    if (named) return named;
    return { kind: isOpenName(name) ? 'unidentified' : 'foreign' };
  }
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

/** Popular names that only one species has. */
function uniqueNames(aves: readonly Called[], nombres: readonly Nombres[]): Map<string, string> {
  const bearers = new Map<string, Set<string>>();
  for (const [i, { nombre }] of aves.entries())
    for (const popular of nombres[i]?.populares ?? []) {
      const folded = foldedCommon(popular);
      bearers.set(folded, (bearers.get(folded) ?? new Set()).add(nombre));
    }
  return new Map(
    [...bearers].flatMap(([folded, names]) => (names.size === 1 ? [[folded, [...names][0] as string]] : [])),
  );
}

/** Without what stands in brackets: «Mallard (Domestic type)». */
const bare = (name: string) => name.replace(/\s*[([].*$/s, '').trim();

/** English of America and of Britain alike. */
const foldedCommon = (name: string) =>
  foldText(name)
    .replace(/\bgray\b/g, 'grey')
    .replaceAll("'", '’');
