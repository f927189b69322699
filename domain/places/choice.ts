import { findBySlug, foldText } from '../addresses/slug.ts';
import { MONTH_NAMES, type Month } from '../calendar/month.ts';
import { HABITATS, type Habitat } from '../species/habitat.ts';
import type { ListedLugar } from './lugar.ts';

/** Which places are asked for; all where nothing is said. */
export type Choice = { mes?: Month; habitat?: Habitat };

/** Characters of an unknown value that are shown again. */
const SHOWN_LENGTH = 40;

/** The choice that the parameters of an address tell, and a sentence for each that is not understood. */
export function readChoice(params: URLSearchParams): { choice: Choice; notices: string[] } {
  const notices: string[] = [];
  function known<Value extends string>(param: string, values: readonly Value[], what: string) {
    const text = params.get(param);
    if (!text) return undefined;
    const value = findBySlug(values, text, (each) => each);
    if (!value) notices.push(`No conocemos ${what} «${shorten(text)}», así que salen todos los lugares.`);
    return value;
  }
  const month = known('mes', MONTH_NAMES, 'el mes');
  const habitat = known('habitat', HABITATS, 'el hábitat');
  return {
    choice: {
      ...(month && { mes: (MONTH_NAMES.indexOf(month) + 1) as Month }),
      ...(habitat && { habitat }),
    },
    notices,
  };
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN_LENGTH ? `${characters.slice(0, SHOWN_LENGTH).join('')}…` : text;
}

/** The parameters that tell a choice, as `readChoice` reads them. */
export function writeChoice({ mes, habitat }: Choice): string {
  const params = new URLSearchParams();
  if (mes) params.set('mes', MONTH_NAMES[mes - 1] as string);
  if (habitat) params.set('habitat', foldText(habitat));
  return params.toString();
}

/** The places to which going is worth it in the month asked for, and that have the habitat. */
export function chosenLugares<Item extends Pick<ListedLugar, 'mejorEpoca' | 'habitats'>>(
  lugares: readonly Item[],
  { mes, habitat }: Choice,
): Item[] {
  return lugares.filter(
    ({ mejorEpoca, habitats }) =>
      (!mes || mejorEpoca.includes(mes)) && (!habitat || habitats.includes(habitat)),
  );
}
