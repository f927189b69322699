import type { Colour, ColourShares } from '../colours.ts';

/** Part of the bird from which a colour counts as its own: a bill or a spot of the face. */
export const OWN = 0.006;

/** How likely a colour of its own is to be named even when small; what it takes of the view adds the rest. */
const NOTICED = 0.05;

/** Named colours in a thousand that are plainly wrong: a colour is remembered better than the rest. */
const ERROR = 0.005;

/** How likely it is that one names none of the colours that a bird shows; what the named ones take of the view adds the rest. */
const UNNAMED = 0.06;

/** Part of the bird under which a colour is a trace that nobody sees at ten metres, unless it is striking. */
const TRACE = 0.03;

/** Colours that the eye goes to, and how much more of the view they take than of the bird. */
const STRIKING: readonly Colour[] = ['rojo', 'anaranjado', 'amarillo', 'blanco'];
const STRIKES = 1.4;

/** Colours that are taken for each other, and how often: neighbours in the space of colours, browns above all. */
const CONFUSIONS: readonly (readonly [Colour, Colour, number])[] = [
  ['rojo', 'anaranjado', 0.25],
  ['rojo', 'rosa', 0.1],
  ['rojo', 'pardo', 0.025],
  ['anaranjado', 'pardo', 0.075],
  ['anaranjado', 'rosa', 0.1],
  ['anaranjado', 'amarillo', 0.1],
  ['amarillo', 'verde', 0.075],
  ['amarillo', 'pardo', 0.025],
  ['verde', 'azul', 0.05],
  ['verde', 'pardo', 0.025],
  ['azul', 'gris', 0.05],
  ['azul', 'negro', 0.075],
  ['gris', 'negro', 0.05],
  ['gris', 'blanco', 0.05],
  ['gris', 'pardo', 0.05],
  ['negro', 'pardo', 0.05],
  ['blanco', 'pardo', 0.025],
  ['rosa', 'pardo', 0.025],
];

/** How often a colour must be taken for the one that is named, for that not to be held against a bird: orange called red. */
const PASSES = 0.1;

/**
 * How likely one is to name those colours of a species, as a natural logarithm; which of its birds shows them best;
 * those of them that it shows, and those of which it shows nothing that passes for them.
 */
export type ColourJudgement = { score: number; bird: number; matched: Colour[]; missed: Colour[] };

/** Male and female, young and old: the one that shows the named colours best, all of them together, was the one that was seen. */
export function judgeColours(birds: readonly ColourShares[], named: readonly Colour[]): ColourJudgement {
  if (named.length === 0) return { score: 0, bird: 0, matched: [], missed: [] };
  const scores = birds.map((shares) => scoreOf(shares, named));
  const score = Math.max(...scores);
  const bird = scores.indexOf(score);
  const own = ownOf(birds[bird] ?? {});
  const matched = named.filter((colour) => own.includes(colour));
  const missed = named.filter((colour) => own.every((shown) => takenFor(shown, colour) < PASSES));
  return { score, bird, matched, missed };
}

function ownOf(shares: ColourShares): Colour[] {
  return (Object.keys(shares) as Colour[]).filter((colour) => (shares[colour] ?? 0) >= OWN);
}

/** Each colour that is named, and what of the bird the named ones tell. */
function scoreOf(shares: ColourShares, named: readonly Colour[]): number {
  const view = viewOf(shares);
  let [score, told] = [0, 0];
  for (const colour of named) score += Math.log(ERROR + (1 - ERROR) * fitOf(shares, view, colour));
  for (const [shown, part] of view) {
    told += part * Math.max(...named.map((colour) => takenFor(shown, colour)));
  }
  return score + Math.log(UNNAMED + (1 - UNNAMED) * told);
}

/** What each colour takes of the view at ten metres, 0..1: that of its area, and more where it strikes. */
function viewOf(shares: ColourShares): Map<Colour, number> {
  const seen = (Object.entries(shares) as [Colour, number][]).map(([colour, part]) => {
    return [colour, STRIKING.includes(colour) ? STRIKES * part : part] as const;
  });
  const whole = seen.reduce((sum, [, part]) => sum + part, 0);
  return new Map(seen.map(([colour, part]) => [colour, part / whole]));
}

/** How likely one is to name that colour of a bird, 0..1. */
function fitOf(shares: ColourShares, view: ReadonlyMap<Colour, number>, colour: Colour): number {
  let fit = 0;
  for (const [shown, part] of view) fit += part * takenFor(shown, colour);
  const own = shares[colour] ?? 0;
  if (own < OWN) return Math.min(fit, NOTICED);
  const noticed = STRIKING.includes(colour) ? NOTICED : NOTICED * Math.min(1, own / TRACE);
  return noticed + (1 - noticed) * fit;
}

function takenFor(shown: Colour, named: Colour): number {
  if (shown === named) return 1;
  const pair = CONFUSIONS.find(([a, b]) => (a === shown && b === named) || (b === shown && a === named));
  return pair?.[2] ?? 0;
}
