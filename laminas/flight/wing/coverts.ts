import { hexOf, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, clamp, distance, type Point, smoothstep } from '../../geometry/point.ts';
import type { WingEasel } from '../easel.ts';
import type { CovertTract, FlightColours } from '../flight-colours.ts';
import { paintFeatherMark } from './feather-mark.ts';
import { paintVane } from './paint-vane.ts';
import { Vane } from './vane.ts';

/** A row of coverts: where its feathers spring and end, shares of the way from leading to trailing edge. */
interface Row {
  tract: CovertTract;
  arm: readonly [root: number, tip: number];
  hand: readonly [root: number, tip: number];
  /** How far out it runs, q. */
  to: number;
  /** Feathers a remex. */
  density: number;
}

/** Breadth by the distance to the next feather. */
const WIDTH: Readonly<Record<CovertTract, number>> = {
  greater: 1.8,
  median: 1.9,
  lesser: 2.1,
  marginal: 2.7,
};

/** From the trailing edge forwards: each row covers the roots of the one behind. */
const ROWS: readonly Row[] = [
  { tract: 'greater', arm: [0.2, 0.5], hand: [0.04, 0.31], to: 1.97, density: 1 },
  { tract: 'median', arm: [0.17, 0.37], hand: [0.03, 0.21], to: 1.9, density: 1 },
  { tract: 'lesser', arm: [0.13, 0.29], hand: [0.02, 0.15], to: 1.8, density: 1.25 },
  { tract: 'lesser', arm: [0.09, 0.22], hand: [0.01, 0.11], to: 1.72, density: 1.4 },
  { tract: 'lesser', arm: [0.05, 0.16], hand: [0, 0.075], to: 1.66, density: 1.5 },
  { tract: 'marginal', arm: [0.02, 0.105], hand: [-0.004, 0.05], to: 1.62, density: 1.7 },
  { tract: 'marginal', arm: [0.0, 0.055], hand: [-0.008, 0.026], to: 1.6, density: 1.8 },
];

/** The field of the recipe that colours a covert, if any. */
function fieldAt(colours: FlightColours, tract: CovertTract, q: number, dice: number): string | undefined {
  for (const field of [...(colours.covertFields ?? [])].reverse()) {
    const [from, to] = field.q;
    if (!field.tracts.includes(tract) || q < from || q > to) continue;
    const inside = Math.min(q - from, to - q) / Math.max(0.01, (to - from) * 0.3);
    if (dice < blend(field.edge ?? 0.5, 1, clamp(inside))) return field.colour;
  }
  return undefined;
}

/** Colour of one covert by its tract. */
function tractColour(colours: FlightColours, tract: CovertTract, q: number): string {
  const { coverts } = colours;
  if (tract === 'greater')
    return q > 1.02 ? (colours.primaryCoverts ?? colours.greater ?? coverts) : (colours.greater ?? coverts);
  if (tract === 'median') return colours.median ?? coverts;
  return tract === 'marginal' ? (colours.marginal ?? coverts) : coverts;
}

function webs(width: number, pointed: number) {
  const from = blend(0.55, 0.3, pointed);
  return (t: number): readonly [number, number] => {
    const end = t < from ? 1 : Math.max(0, 1 - ((t - from) / (1 - from)) ** 2) ** blend(0.5, 0.8, pointed);
    const half = (width / 2) * blend(0.6, 1, smoothstep(0, 0.4, t)) * end;
    return [half, half];
  };
}

function paintRow(easel: WingEasel, row: Row): void {
  const { field, stage, random } = easel;
  const { plan, flight } = stage;
  const { colours, view } = flight;
  const bones = plan.wing.secondaries + 9 * (row.to - 1);
  const count = Math.round(bones * row.density);
  const places = Array.from({ length: count }, (_, i) => ((i + 0.4) / count) * row.to);
  for (const place of view === 'below' ? places : places.reverse()) {
    const hand = smoothstep(0.82, 1.12, place);
    const out = clamp((place - 1) / (row.to - 1));
    const slim = 1 - (row.tract === 'greater' ? 0.5 : 0.85) * out ** 1.3;
    const end = blend(row.arm[1], row.hand[1], hand) * slim * (1 + random.bell() * 0.025);
    const root: Point = field.at(place, blend(row.arm[0], row.hand[0], hand));
    const tip = field.at(place, end);
    const next = field.at(Math.min(2, place + row.to / count), end);
    const width = Math.max(distance(tip, next), 0.012) * WIDTH[row.tract];
    const own = fieldAt(colours, row.tract, place, random.next());
    const colour = own ?? tractColour(colours, row.tract, place);
    const vane = new Vane(
      root,
      tip,
      0.12,
      webs(Math.min(width, distance(root, tip) * blend(0.85, 0.36, hand * out)), hand * clamp(out * 1.5)),
    );
    const small = row.tract !== 'greater' && row.tract !== 'median';
    paintVane(easel, vane, {
      colour: hexOf(tone(rgbOf(colour), random.bell() * 0.014)),
      shadow: small ? 0.1 : 0.15,
      shaft: small ? 0 : 0.2,
      contour: small ? 0.06 : 0.16,
      ...(colours.covertRim && !own && (hand < 0.5 || small) && { rim: colours.covertRim }),
    });
    if (colours.covertMark && !own) paintFeatherMark(easel, vane, colours.covertMark);
  }
}

/** Greater, median, lesser and marginal coverts of arm and hand, from the trailing edge forwards. */
export function paintCoverts(easel: WingEasel): void {
  for (const row of ROWS) paintRow(easel, row);
}
