import { foldText } from '../addresses/slug.ts';
import type { AveSummary } from '../species/ave.ts';

/** What suggestions need of a species. */
export type Named = Pick<AveSummary, 'nombre' | 'cientifico' | 'alias'>;

/** The kinds of names that lead to a species, those that count most first. */
const KINDS = {
  nombre: ({ nombre }) => [nombre],
  cientifico: ({ cientifico }) => [cientifico],
  alias: ({ alias = [] }) => alias,
} satisfies Record<string, (ave: Named) => readonly string[]>;

export type Kind = keyof typeof KINDS;

export const NAME_KINDS = Object.keys(KINDS) as Kind[];

/** A name as it is written, and as it is compared. */
export type Name = { kind: Kind; written: string; folded: string };

/** A species with all its names, those that count most first. */
export type NamedAve<Item> = { ave: Item; names: readonly Name[] };

/** Prepares a list for `suggest`: once, as it folds every name. */
export function withNames<Item extends Named>(aves: readonly Item[]): NamedAve<Item>[] {
  return aves.map((ave) => ({
    ave,
    names: NAME_KINDS.flatMap((kind) =>
      KINDS[kind](ave).map((written) => ({ kind, written, folded: foldText(written) })),
    ),
  }));
}
