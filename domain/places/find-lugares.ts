import { foldText } from '../addresses/slug.ts';
import type { Lugar } from './lugar.ts';

/** A place as the search box knows it. */
export type SoughtLugar = Pick<Lugar, 'id' | 'nombre' | 'municipios'>;

/** Letters below which a text is the beginning of too much. */
const MIN_LETTERS = 3;

/** Places that are offered at most. */
const MAX_FOUND = 5;

/** How a text stands in a name: at its beginning, at that of another word, or not. */
function rankIn(name: string, wanted: string): number {
  const folded = foldText(name);
  if (folded.startsWith(wanted)) return 0;
  return `-${folded}`.includes(`-${wanted}`) ? 1 : Number.POSITIVE_INFINITY;
}

/** The places whose name, or that of a municipality of theirs, has a word that begins like the text; the likeliest first. */
export function findLugares<Item extends SoughtLugar>(lugares: readonly Item[], text: string): Item[] {
  const wanted = foldText(text);
  if (wanted.length < MIN_LETTERS) return [];
  const ranked = lugares.map((lugar) => {
    const inMunicipio = Math.min(...lugar.municipios.map((each) => rankIn(each, wanted)));
    return { lugar, rank: Math.min(rankIn(lugar.nombre, wanted), inMunicipio + 2) };
  });
  return ranked
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_FOUND)
    .map(({ lugar }) => lugar);
}
