import type { Kind, Name } from './names.ts';
import { startsWithSlips, wordStartsWithSlips } from './slips.ts';
import { WAY, wayOf } from './ways.ts';

/** Names in Spanish answer before others: «bla» is blanca before it is Black. */
const IN_SPANISH: Record<Kind, boolean> = {
  nombre: true,
  popular: true,
  anterior: true,
  grupo: true,
  cientifico: false,
  ingles: false,
};

/** By the language, then by the way, then the names that the guide writes before others. The less, the better. */
function rank(kind: Kind, way: number): number {
  return (IN_SPANISH[kind] ? 0 : 100) + 2 * way + (kind === 'nombre' ? 0 : 1);
}

/** How well a name answers to a folded text; a whole name before all, in whatever language. */
export function rankOf({ kind, folded }: Name, wanted: string): number | undefined {
  const way = wayOf(folded, wanted);
  if (way === undefined || (way === WAY.contains && !IN_SPANISH[kind])) return undefined;
  // A group's word counts where it is all that was typed, and after the birds that bear it.
  if (kind === 'grupo') return way === WAY.whole ? rank(kind, WAY.startsWord) : undefined;
  return way === WAY.whole ? rank('nombre', way) + (kind === 'nombre' ? 0 : 1) : rank(kind, way);
}

/** How well a name answers to a text that `sounds` like the beginning of one of its words. */
export function rankOfSound({ kind, sound }: Name, sounds: string): number | undefined {
  const way = kind === 'grupo' ? undefined : wayOf(sound, sounds);
  return way === undefined || way === WAY.contains ? undefined : rank(kind, way);
}

/** A text as it is compared, and as it sounds. */
type Text = { letters: string; sounds: string };

/** How well a name answers to a text with some slips in its letters, or in its sounds. */
export function rankOfSlips(name: Name, { letters, sounds }: Text, slips: number): number | undefined {
  const { kind, closed, sound } = name;
  if (kind === 'grupo') return undefined;
  if (startsWithSlips(letters, closed, slips) || startsWithSlips(sounds, sound, slips))
    return rank(kind, WAY.starts);
  if (wordStartsWithSlips(letters, closed, slips) || wordStartsWithSlips(sounds, sound, slips))
    return rank(kind, WAY.startsWord);
  return undefined;
}
