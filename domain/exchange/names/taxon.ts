/** What a scientific name names: a species, by its binomial, or something that is no one species. */
export type Taxon = { kind: 'species'; binomial: string } | { kind: 'unidentified' } | { kind: 'other' };

/** Words that say that the species was not told: «Larus sp.». */
const OPEN = /^(sp|spp|cf|aff|indet)\.?$/i;

const CROSS = /^[x×]$/i;

/** Breeds of the farmyard: «Graylag Goose (Domestic type)», `Anser anser domesticus`. */
const DOMESTIC = /[([{](domestic|(tipo )?dom[eé]stico)\b|^\s*[a-z]+[\s_]+[a-z]+[\s_]+domesticus\b/i;

const UNIDENTIFIED: Taxon = { kind: 'unidentified' };

/**
 * Reads a scientific name. Subspecies, forms and intergrades of one species are that species: `Motacilla alba yarrellii`,
 * `Columba livia (Feral Pigeon)`, `Motacilla flava flava x cinereocapilla`. Breeds of the farmyard are none.
 */
export function taxonOf(written: string): Taxon {
  if (isDomestic(written)) return UNIDENTIFIED;
  const words = written
    .normalize('NFC')
    .replace(/\s*[([{].*$/s, '')
    .trim()
    .split(/[\s_]+/);
  const [genus = '', species = ''] = words;
  if (!/^\p{Lu}\p{Ll}+/u.test(genus)) return { kind: 'other' };
  // A genus, a family, or «Accipiter/Buteo sp.».
  if (species === '' || words.some((word) => OPEN.test(word)) || `${genus}${species}`.includes('/'))
    return UNIDENTIFIED;
  const cross = words.findIndex((word) => CROSS.test(word));
  const isIntergrade = cross === 3 && words.length === 5 && /^\p{Ll}/u.test(words[4] ?? '');
  if (cross >= 0 && !isIntergrade) return UNIDENTIFIED;
  if (!/^\p{Ll}[\p{Ll}-]*$/u.test(species)) return { kind: 'other' };
  return { kind: 'species', binomial: `${genus} ${species}` };
}

/** Whether a name is of a breed of the farmyard, which no record counts as the wild bird. The feral pigeon is none: it is a bird of the guide. */
export const isDomestic = (written: string) => DOMESTIC.test(written.normalize('NFC'));

/** Whether a common name says that the species was not told: «gull sp.», «Carrion/Hooded Crow», «Mallard x Pintail (hybrid)». */
export function isOpenName(written: string): boolean {
  return /(^|\s)spp?\.?(\s|$)|\/|[([](hybrid|h[ií]brid[oa])\b|\s[x×]\s/iu.test(written.normalize('NFC'));
}
