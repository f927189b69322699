import { inSentence } from '../text/in-sentence.ts';
import { joinPhrases } from '../text/join-phrases.ts';
import { markOf } from './mark-of.ts';
import type { LookAlike } from './pair.ts';

/** The look-alikes from which a mark of its plate tells a species, «Frente a …»; empty where it tells from none. */
export function toldFrom(
  mark: number,
  rasgos: readonly { texto: string }[],
  lookAlikes: readonly LookAlike[],
): string {
  const others = lookAlikes.filter(({ diferencias }) =>
    diferencias.some((each) => markOf(each, rasgos) === mark),
  );
  return others.length > 0 ? `Frente a ${joinPhrases(others.map(({ nombre }) => inSentence(nombre)))}` : '';
}
