import { extentOf } from './extent.ts';
import type { ScoredVoice } from './sequence.ts';

/** «3,5 segundos, entre 0,5 y 0,7 kHz». */
export function extentInWords(voice: ScoredVoice): string {
  const { seconds, low, high } = extentOf(voice);
  const [least, most] = [inWords(low), inWords(high)];
  const pitch = least === most ? `a ${most} kHz` : `entre ${least} y ${most} kHz`;
  const time = inWords(seconds);
  return `${time} ${time === '1' ? 'segundo' : 'segundos'}, ${pitch}`;
}

/** With one decimal, as Spanish writes it. */
const inWords = (value: number) => String(Number(value.toFixed(1))).replace('.', ',');
