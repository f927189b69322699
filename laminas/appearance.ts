import type { Appearance, Pattern, PerceivedColour, Zone } from '../domain/look-alikes/likeness.ts';
import { fitted, totalLength } from './anatomy/fit.ts';
import { type Hex, labOf, lightnessOf, mix, type Rgb, rgbOf } from './geometry/colour.ts';
import type { Point } from './geometry/point.ts';
import { Region } from './geometry/polygon.ts';
import type { Mark } from './parts/tract.ts';
import { tractPolygons } from './plumaje/albedo.ts';
import { framesOf } from './plumaje/frames.ts';
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

const DIBUJOS: Record<Mark['kind'], Pattern> = {
  streak: 'rayado',
  drop: 'rayado',
  arrow: 'rayado',
  bar: 'barrado',
  scale: 'barrado',
  cross: 'barrado',
};

/** Marks fainter than this, or on fewer of the feathers, are not seen from afar. */
const MARCA_VISIBLE = 0.3;

/** Step of lightness that shows as the edge of a bar. */
const BORDE = 0.15;

/** What of the bird of a recipe meets the eye. */
export function appearanceOf(recipe: Recipe): Appearance {
  const { archetype: figura, aloft, bill, legs, tail, wing } = recipe;
  const painted = aloft?.main ? paintedAloft(recipe) : paintedBody(recipe);
  const ala = aloft?.main
    ? aloft.colours.flight
    : (wing?.rows.greaterCoverts?.feather.colour ?? wing?.scapulars);
  const cola = aloft?.main ? aloft.colours.tail : tail?.feather.colour;
  const colores = {
    ...painted.colores,
    ala: colorOf(ala ?? recipe.base),
    cola: colorOf(cola ?? recipe.base),
    pico: colorOf(bill.upper),
    patas: colorOf(legs.colour),
  };
  return { build: figura, colours: colores, pecho: painted.pecho, vientre: painted.vientre };
}

const colorOf = (hex: Hex): PerceivedColour => seen(rgbOf(hex));

const seen = (colour: Rgb): PerceivedColour => rounded(labOf(colour));

/** Rounded, so that no machine's last digit decides between two look-alikes. */
function rounded([luz, rojo, amarillo]: PerceivedColour): PerceivedColour {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return [round(luz), round(rojo), round(amarillo)];
}

type Painted = { colores: Record<Pintada, PerceivedColour>; pecho: Pattern; vientre: Pattern };

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
  const dibujo = (zona: Pintada) => {
    const all = points(zona);
    const marks = all.map((point) => dibujoOf(over(point).findLast(({ mark }) => mark)?.mark));
    const row = all.slice(0, ALONG).map((point) => lightnessOf(colourAt(point)));
    return isBarred(row) ? 'barrado' : mostOf(marks);
  };
  const colores = eachPintada((zona) => meanOf(points(zona).map((point) => seen(colourAt(point)))));
  return { colores, pecho: dibujo('pecho'), vientre: dibujo('vientre') };
}

function gridOf({ from, to }: Lugar): Point[] {
  const at = (i: 0 | 1, share: number) => from[i] + (to[i] - from[i]) * share;
  return Array.from({ length: ALONG * ACROSS }, (_, i) => [
    at(0, (i % ALONG) / (ALONG - 1)),
    at(1, Math.floor(i / ALONG) / (ACROSS - 1)),
  ]);
}

/** Whether dark and light alternate at least twice along a row. */
function isBarred(row: readonly number[]): boolean {
  const steps = row.slice(1).map((light, i) => light - (row[i] ?? light));
  const sharp = steps.filter((step) => Math.abs(step) > BORDE).map(Math.sign);
  return sharp.filter((sign, i) => i > 0 && sign !== sharp[i - 1]).length >= 3;
}

function mostOf(dibujos: readonly Pattern[]): Pattern {
  const count = (dibujo: Pattern) => dibujos.filter((each) => each === dibujo).length;
  return dibujos.reduce((most, each) => (count(each) > count(most) ? each : most));
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
  return { colores: eachPintada(colour), pecho: 'liso', vientre: dibujoOf(aloft?.colours.mark) };
}

function eachPintada(colour: (zona: Pintada) => PerceivedColour): Record<Pintada, PerceivedColour> {
  const entries = (Object.keys(LUGARES) as Pintada[]).map((zona) => [zona, colour(zona)]);
  return Object.fromEntries(entries);
}

function dibujoOf(mark: Mark | 'none' | undefined): Pattern {
  if (!mark || mark === 'none') return 'liso';
  const visible = (mark.opacity ?? 1) > MARCA_VISIBLE && (mark.chance ?? 1) > MARCA_VISIBLE;
  return visible ? DIBUJOS[mark.kind] : 'liso';
}

/** Length of the bird of the plate, bill tip to tail tip, laid out straight; px of a plate 1,200 wide, rounded. */
export function largoOf(recipe: Recipe): number {
  const { aloft } = recipe;
  if (!aloft?.main) return Math.round(totalLength(fitted(recipe), recipe));
  // The plan of a bird in flight is measured in its own lengths.
  return Math.round(aloft.size / aloft.span);
}
