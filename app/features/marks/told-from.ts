import type { Ficha } from '../../../domain/species/ave.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';

/** The look-alikes, `most` at most, from which a mark of the plate tells the species: «Frente a …», or nothing. */
export function toldFrom({ lookAlikes }: Pick<Ficha, 'lookAlikes'>, mark: number, most = Infinity): string {
  const others = lookAlikes
    .filter(({ diferencias }) => diferencias.some(({ marca }) => marca === mark))
    .slice(0, most);
  return others.length > 0 ? `Frente a ${joinPhrases(others.map(({ nombre }) => inSentence(nombre)))}` : '';
}
