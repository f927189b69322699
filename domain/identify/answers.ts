import { foldText } from '../addresses/slug.ts';
import { MONTH_NAMES, type Month } from '../calendar/month.ts';
import { HABITATS, type Habitat } from '../species/habitat.ts';
import { SOUNDS, type Sound } from '../species/voz.ts';
import { ACTIVITIES, type Activity } from './activity.ts';
import { COLOURS, type Colour } from './colours.ts';
import { QUESTION_PARAMS } from './question-params.ts';
import { SIZES, type Size } from './size.ts';

/** Colours that one may name of one bird: what a glance keeps. */
export const MAX_COLOURS = 3;

/** The month left open, as the address says it. */
export const ANY_MONTH = 'cualquiera';

/** What a visitor tells of the bird that they have seen. All of it may be left out. */
export type Answers = {
  size?: Size;
  colours: readonly Colour[];
  habitat?: Habitat;
  /** Not there: not said, so that of today counts. */
  month?: Month | typeof ANY_MONTH;
  activity?: Activity;
  sound?: Sound;
};

export const NO_ANSWERS: Answers = { colours: [] };

/** What an address tells, and the values in it that mean nothing or are too many. */
export type ReadAnswers = { answers: Answers; ignored: string[] };

/** Reads the answers of an address. Case and accents do not count; a month may be its name or its number. */
export function readAnswers(params: URLSearchParams): ReadAnswers {
  const ignored: string[] = [];
  const one = <Value extends string>(param: string, options: readonly Value[]): Value | undefined => {
    const [text, ...more] = params.getAll(param).filter((value) => value.trim() !== '');
    const found = optionOf(options, text);
    if (text !== undefined && found === undefined) ignored.push(text);
    ignored.push(...more);
    return found;
  };
  const colours = new Set<Colour>();
  for (const text of params.getAll('color')) {
    const colour = optionOf(COLOURS, text);
    if (colour && (colours.has(colour) || colours.size < MAX_COLOURS)) colours.add(colour);
    else if (text.trim() !== '') ignored.push(text);
  }
  const answers: Answers = {
    size: one('tamano', SIZES),
    colours: [...colours],
    habitat: one('donde', HABITATS),
    month: monthOf(one('cuando', MONTHS)),
    activity: one('haciendo', ACTIVITIES),
    sound: one('sonaba', SOUNDS),
  };
  return { answers, ignored };
}

const MONTHS = [ANY_MONTH, ...MONTH_NAMES, ...MONTH_NAMES.map((_, i) => String(i + 1))];

function monthOf(text: string | undefined): Answers['month'] {
  if (text === undefined || text === ANY_MONTH) return text;
  const named = MONTH_NAMES.indexOf(text as (typeof MONTH_NAMES)[number]);
  return (named >= 0 ? named + 1 : Number(text)) as Month;
}

function optionOf<Value extends string>(options: readonly Value[], text?: string): Value | undefined {
  const wanted = foldText(text ?? '');
  return options.find((option) => foldText(option) === wanted);
}

/** The address of the answers: what else `params` says stays, an answer left out leaves no trace. */
export function writeAnswers(answers: Answers, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const param of QUESTION_PARAMS) written.delete(param);
  const { size, colours, habitat, month, activity, sound } = answers;
  if (size) written.set('tamano', size);
  for (const colour of colours) written.append('color', colour);
  if (habitat) written.set('donde', foldText(habitat));
  if (activity) written.set('haciendo', activity);
  if (sound) written.set('sonaba', foldText(sound));
  if (month) written.set('cuando', month === ANY_MONTH ? month : (MONTH_NAMES[month - 1] as string));
  return written;
}
