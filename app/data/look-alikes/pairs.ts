import pairs from 'virtual:pairs';
import { type LookAlike, lookAlikesOf } from '../../../domain/look-alikes/pair.ts';

/** What tells a species from one for which it was taken; `undefined` where nobody takes it so. Fetched with the first wrong answer of a quiz. */
export function pairOf(nombre: string, taken: string): LookAlike | undefined {
  return lookAlikesOf(nombre, pairs).find((each) => each.nombre === taken);
}
