import type { Appearance, PerceivedColour, Zone } from '../domain/plates/appearance.ts';
import { airborneUnit } from './airborne-plan.ts';
import { fitted, totalLength } from './anatomy/fit.ts';
import { type Hex, labOf, mix, type Rgb, rgbOf } from './geometry/colour.ts';
import type { Point } from './geometry/point.ts';
import { Region } from './geometry/polygon.ts';
import { framesOf } from './plumaje/frames.ts';
import { tractPolygons } from './plumaje/light/albedo.ts';
import type { Recipe } from './recipe.ts';

/** A rectangle in which a zone of the plumaje is read: head radii from the eye, or shares of the sheet of the body. */
type Lugar = { en: 'head' | 'sheet'; from: Point; to: Point };

const LUGARES = {
  pileo: { en: 'head', from: [-0.2, -0.8], to: [-0.8, -0.95] },
  cara: { en: 'head', from: [-0.25, 0.3], to: [-0.75, 0.5] },
  garganta: { en: 'head', from: [0.4, 0.95], to: [0.1, 1.2] },
  dorso: { en: 'sheet', from: [0.38, 0.08], to: [0.65, 0.18] },
  pecho: { en: 'sheet', from: [0.2, 0.72], to: [0.34, 0.9] },
  vientre: { en: 'sheet', from: [0.45, 0.8], to: [0.72, 0.92] },
} as const satisfies Partial<Record<Zone, Lugar>>;

/** Places of a zone in which it is read, along and across: enough to meet bars that a recipe paints one by one. */
const [ALONG, ACROSS] = [16, 3];

type Pintada = keyof typeof LUGARES;

/** What of the bird of a recipe meets the eye. */
export function appearanceOf(recipe: Recipe): Appearance {
  const { archetype: figura, aloft, bill, legs, tail, wing } = recipe;
  const painted = aloft?.main ? paintedAloft(recipe) : paintedBody(recipe);
  const ala = aloft?.main
    ? aloft.colours.flight
    : (wing?.rows.greaterCoverts?.feather.colour ?? wing?.scapulars);
  const cola = aloft?.main ? aloft.colours.tail : tail?.feather.colour;
  const colores = {
    ...painted,
    ala: colorOf(ala ?? recipe.base),
    cola: colorOf(cola ?? recipe.base),
    pico: colorOf(bill.upper),
    patas: colorOf(legs.colour),
  };
  return { build: figura, colours: colores };
}

const colorOf = (hex: Hex): PerceivedColour => seen(rgbOf(hex));

const seen = (colour: Rgb): PerceivedColour => rounded(labOf(colour));

/** Rounded, so that no machine's last digit decides the name of a colour. */
function rounded([luz, rojo, amarillo]: PerceivedColour): PerceivedColour {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return [round(luz), round(rojo), round(amarillo)];
}

type Painted = Record<Pintada, PerceivedColour>;

/** The tracts laid over one another, as far as they reach each place. */
function paintedBody(recipe: Recipe): Painted {
  const frames = framesOf(fitted(recipe));
  const tracts = recipe.tracts.map((tract) => ({
    tract,
    regions: tractPolygons(tract, frames).map((polygon) => new Region(polygon)),
  }));
  const points = (zona: Pintada) =>
    gridOf(LUGARES[zona]).map((at) =>
      LUGARES[zona].en === 'head' ? frames.head(at) : frames.sheet.at(...at),
    );
  const over = (point: Point) =>
    tracts.filter(({ regions }) => regions.some((region) => region.holds(point))).map(({ tract }) => tract);
  const colourAt = (point: Point) =>
    over(point).reduce<Rgb>(
      (below, { colour, opacity = 1 }) => mix(below, rgbOf(colour), opacity),
      rgbOf(recipe.base),
    );
  return eachPintada((zona) => meanOf(points(zona).map((point) => seen(colourAt(point)))));
}

function gridOf({ from, to }: Lugar): Point[] {
  const at = (i: 0 | 1, share: number) => from[i] + (to[i] - from[i]) * share;
  return Array.from({ length: ALONG * ACROSS }, (_, i) => [
    at(0, (i % ALONG) / (ALONG - 1)),
    at(1, Math.floor(i / ALONG) / (ACROSS - 1)),
  ]);
}

function meanOf(colours: readonly PerceivedColour[]): PerceivedColour {
  const mean = (i: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[i], 0) / colours.length;
  return rounded([mean(0), mean(1), mean(2)]);
}

/** A bird that its plate shows in flight only has bands across its body in place of tracts. */
function paintedAloft({ aloft, base }: Recipe): Painted {
  const { body = base, head = body, coverts = body, bands = [] } = aloft?.colours ?? {};
  /** Shares of the way from bill tip to tail tip. */
  const along = { pileo: 0, cara: 0, garganta: 0.07, dorso: 1, pecho: 0.25, vientre: 0.4 };
  const colour = (zona: Pintada) => {
    if (zona === 'dorso') return colorOf(coverts);
    const at = along[zona];
    const band = bands.findLast(({ from, to }) => at > from && at < to);
    return colorOf(band?.colour ?? (at < 0.1 ? head : body));
  };
  return eachPintada(colour);
}

function eachPintada(colour: (zona: Pintada) => PerceivedColour): Record<Pintada, PerceivedColour> {
  const entries = (Object.keys(LUGARES) as Pintada[]).map((zona) => [zona, colour(zona)]);
  return Object.fromEntries(entries);
}

/** Length of the bird of the plate, bill tip to tail tip, laid out straight; px of a plate 1,200 wide, rounded. */
export function largoOf(recipe: Recipe): number {
  const { aloft } = recipe;
  if (!aloft?.main) return Math.round(totalLength(fitted(recipe), recipe));
  // The plan of a bird in flight is measured in its own lengths.
  return Math.round(airborneUnit(aloft));
}
