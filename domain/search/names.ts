import { foldText } from '../addresses/slug.ts';
import type { AveSummary, Nombres } from '../species/ave.ts';
import { groupWordsOf } from './group-words.ts';
import { soundOf } from './sound.ts';

/** What search needs of a species, besides its `nombres`. */
export type Named = Pick<AveSummary, 'nombre' | 'cientifico' | 'alias' | 'frecuencia'>;

/** The kinds of names that lead to a species. */
const KINDS = {
  nombre: ({ nombre }) => [nombre],
  popular: (_, { populares = [] }) => populares,
  anterior: ({ alias = [] }, { anteriores = [] }) => [...anteriores, ...alias],
  grupo: ({ cientifico }) => groupWordsOf(cientifico),
  cientifico: ({ cientifico }, { binomios = [] }) => [cientifico, ...binomios],
  ingles: (_, { ingles }) => [ingles],
} satisfies Record<string, (ave: Named, nombres: Nombres) => readonly string[]>;

export type Kind = keyof typeof KINDS;

/** Stands after each word of a folded name: a text that has it there too is finished. */
export const WORD_END = '-';

export type Name = {
  kind: Kind;
  written: string;
  /** As it is compared. */
  folded: string;
  /** The same with the end of its last word. */
  closed: string;
  /** How that sounds. */
  sound: string;
};

/** A species with all its names. */
export type NamedAve<Item> = { ave: Item; names: readonly Name[] };

/** Prepares a list for `suggest`: once, as it folds every name. `nombres` are in the order of the list. */
export function withNames<Item extends Named>(
  aves: readonly Item[],
  nombres: readonly Nombres[],
): NamedAve<Item>[] {
  if (aves.length !== nombres.length)
    throw new Error(`${aves.length} species have ${nombres.length} records of names`);
  return aves.map((ave, i) => ({ ave, names: namesOf(ave, nombres[i] as Nombres) }));
}

function namesOf(ave: Named, nombres: Nombres): Name[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    KINDS[kind](ave, nombres).map((written) => {
      const folded = foldText(written);
      const closed = folded + WORD_END;
      return { kind, written, folded, closed, sound: soundOf(closed) };
    }),
  );
}
