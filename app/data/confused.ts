import places from 'virtual:confused';
import { aves } from './aves.ts';

const nombreAt = (place: number) => aves[place]?.nombre ?? '';

/** Names of the pairs of species whose differences are written by hand, each pair once: fetched with the comparison. */
export const confusedPairs = places.map(([one, other]) => [nombreAt(one), nombreAt(other)] as const);
