import type { Colour, ColourShares } from '../colours.ts';
import type { Judgement } from './judgement.ts';

/** Part of the bird from which a colour counts as its own: a bill or a spot of the face. */
export const OWN = 0.006;
/** How likely a colour of its own is to be named even when small; what it takes of the view adds the rest. */
const NOTICED = 0.12;

/** Colours that are taken for each other, and how often: neighbours in the space of colours, browns above all. */
const CONFUSIONS: readonly (readonly [Colour, Colour, number])[] = [
  ['blanco', 'gris', 0.1],
  ['gris', 'negro', 0.1],
  ['gris', 'azul', 0.15],
  ['gris', 'pardo', 0.12],
  ['negro', 'pardo', 0.12],
  ['negro', 'azul', 0.2],
  ['blanco', 'pardo', 0.08],
  ['pardo', 'anaranjado', 0.12],
  ['pardo', 'rojo', 0.06],
  ['pardo', 'rosa', 0.06],
  ['pardo', 'verde', 0.06],
  ['pardo', 'amarillo', 0.05],
  ['rojo', 'anaranjado', 0.3],
  ['rojo', 'rosa', 0.25],
  ['rosa', 'anaranjado', 0.25],
  ['anaranjado', 'amarillo', 0.3],
  ['amarillo', 'verde', 0.25],
  ['verde', 'azul', 0.15],
];

/** Male and female, young and old: the one that shows the colour best was the one that was seen. */
export function judgeColour(birds: readonly ColourShares[], colour: Colour): Judgement {
  const judgements = birds.map((shares) => judgeShares(shares, colour));
  return judgements.reduce((best, each) => (each.fit > best.fit ? each : best), { fit: 0, fits: false });
}

/** The eye does not measure areas: it sees their square roots, so that small patches tell more than their size. */
function judgeShares(shares: ColourShares, colour: Colour): Judgement {
  const seen = Object.entries(shares) as [Colour, number][];
  const whole = seen.reduce((sum, [, part]) => sum + Math.sqrt(part), 0);
  let fit = 0;
  for (const [shown, part] of seen) fit += (Math.sqrt(part) / whole) * takenFor(shown, colour);
  const fits = (shares[colour] ?? 0) >= OWN;
  return { fit: fits ? NOTICED + (1 - NOTICED) * fit : Math.min(fit, NOTICED), fits };
}

function takenFor(shown: Colour, named: Colour): number {
  if (shown === named) return 1;
  const pair = CONFUSIONS.find(([a, b]) => (a === shown && b === named) || (b === shown && a === named));
  return pair?.[2] ?? 0;
}
