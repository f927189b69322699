import places from 'virtual:confused';
import { aves } from '../species/aves.ts';

/** The pairs of species that are taken for one another, each once: fetched with the comparison. */
const confused = places.flatMap(([one, other]) => {
  const pair = [aves[one], aves[other]] as const;
  return pair[0] && pair[1] ? [[pair[0], pair[1]] as const] : [];
});

/** Those of one species, or else those of which both are among the easiest to meet. */
export function confusedPairs(nombre?: string) {
  return confused.filter((pair) =>
    nombre === undefined
      ? pair.every(({ frecuencia }) => frecuencia === 'muy común')
      : pair.some((each) => each.nombre === nombre),
  );
}
